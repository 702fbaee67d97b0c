import "../shared/tokens.css";
import { mount } from "svelte";
import Floor from "./Floor.svelte";

export default mount(Floor, { target: document.getElementById("app")! });
