import { begin } from "../shared/page";
import Floor from "./Floor.svelte";
import texts from "./texts";

void begin(Floor, texts, () => import("./later"));
