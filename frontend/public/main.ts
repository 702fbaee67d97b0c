import { begin } from "../shared/page";
import Live from "./Live.svelte";
import texts from "./texts";

void begin(Live, texts);
