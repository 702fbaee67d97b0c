import "../shared/tokens.css";
import { mount } from "svelte";
import Door from "./Door.svelte";

export default mount(Door, { target: document.getElementById("app")! });
