import "../shared/tokens.css";
import { mount } from "svelte";
import Wall from "./Wall.svelte";

export default mount(Wall, { target: document.getElementById("app")! });
