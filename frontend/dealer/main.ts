import { begin } from "../shared/page";
import Dealer from "./Dealer.svelte";
import texts from "./texts";

void begin(Dealer, texts);
