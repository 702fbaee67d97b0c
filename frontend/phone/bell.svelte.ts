// How a phone calls its player: it shakes where it can, and is heard where he has said so. A browser lets a page be heard
// once somebody has touched it.
import { strike } from "../shared/tones";

const KEPT = "shuffleup-player-sound";
const SHAKEN = [250, 120, 250, 120, 500];

export class Bell {
  on = $state(localStorage.getItem(KEPT) === "yes");
  #context: AudioContext | null = null;

  constructor() {
    addEventListener("pointerdown", this.#touched);
  }

  close(): void {
    removeEventListener("pointerdown", this.#touched);
    void this.#context?.close();
  }

  /** Is to be heard, which it is at once, or not any more. */
  turn(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? "yes" : "no");
    this.#touched();
    if (this.on) this.ring();
  }

  ring(): void {
    navigator.vibrate?.(SHAKEN);
    if (this.on && this.#context) strike(this.#context, "end");
  }

  readonly #touched = () => {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
  };
}
