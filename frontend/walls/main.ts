import { begin } from "../shared/page";
import Wall from "./Wall.svelte";
import texts from "./texts";

void begin(Wall, texts);
