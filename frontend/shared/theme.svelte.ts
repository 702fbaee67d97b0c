// Light or dark: as the device says, until somebody presses the key; his choice stays on this device.
const KEPT = "shuffleup-theme";
export type Theme = "light" | "dark";

class Appearance {
  theme: Theme = $state("light");
  readonly #dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

  constructor() {
    this.#show(this.#chosen());
    this.#dark?.addEventListener("change", () => this.#show(this.#chosen()));
  }

  turn(): void {
    const next = this.theme === "light" ? "dark" : "light";
    globalThis.localStorage?.setItem(KEPT, next);
    this.#show(next);
  }

  #chosen(): Theme {
    const kept = globalThis.localStorage?.getItem(KEPT);
    return kept === "light" || kept === "dark" ? kept : this.#dark?.matches ? "dark" : "light";
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const appearance = new Appearance();
