import { begin } from "../shared/page";
import RoomPage from "./RoomPage.svelte";
import texts from "./texts";

void begin(RoomPage, texts);
