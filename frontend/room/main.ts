import "../shared/tokens.css";
import { mount } from "svelte";
import RoomPage from "./RoomPage.svelte";

export default mount(RoomPage, { target: document.getElementById("app")! });
