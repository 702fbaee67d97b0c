// How a page begins: first the texts it says, in one language and no other, so that nobody sees a word before its time.
import "./tokens.css";
import { mount, type Component } from "svelte";
import { speech, type LaterTexts, type Texts } from "./texts.svelte";
import "./theme.svelte";

export async function begin(page: Component, texts: Texts, later?: LaterTexts): Promise<void> {
  await speech.open(texts, later);
  mount(page, { target: document.getElementById("app")! });
  void speech.whole().catch(() => {}); // whoever opens a sheet asks again
}
