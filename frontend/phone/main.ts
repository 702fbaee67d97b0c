import { begin } from "../shared/page";
import Player from "./Player.svelte";
import texts from "./texts";

void begin(Player, texts);
