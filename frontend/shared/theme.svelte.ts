// The palette: light or dark as the device says, until somebody presses the key; his choice stays on this device.
const KEPT = "shuffleup-theme";
/** The palettes of `tokens.css`, in the order in which the key turns them. */
const THEMES = ["light", "dark", "clear"] as const;
export type Theme = (typeof THEMES)[number];

class Appearance {
  theme: Theme = $state("light");
  readonly #dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

  constructor() {
    this.#show(this.#chosen());
    this.#dark?.addEventListener("change", () => this.#show(this.#chosen()));
  }

  turn(): void {
    const next = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!;
    globalThis.localStorage?.setItem(KEPT, next);
    this.#show(next);
  }

  #chosen(): Theme {
    const kept = globalThis.localStorage?.getItem(KEPT);
    return THEMES.find((one) => one === kept) ?? (this.#dark?.matches ? "dark" : "light");
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const appearance = new Appearance();
