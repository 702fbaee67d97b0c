import { begin } from "../shared/page";
import System from "./System.svelte";
import texts from "./texts";

void begin(System, texts);
