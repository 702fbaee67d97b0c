import { begin } from "../shared/page";
import Door from "./Door.svelte";
import texts from "./texts";

void begin(Door, texts);
