// What is on paper next: the list of seats, or the pages of a paper.
import { tick } from "svelte";
import { Refused } from "../shared/outbox";
import { t } from "../shared/texts.svelte";
import type { Leaf, WantedPaper } from "./papers/paper";

class Printing {
  leaves: Leaf[] | null = $state.raw(null);
  /** Why the last paper was not printed, and how that is mended; empty where it was. */
  problem = $state("");

  /** Prints the list of seats as the browser draws it, where the server sets no papers. */
  list(): Promise<void> {
    this.leaves = null;
    return this.#printed();
  }

  /** Prints a paper of the server, and nothing of the page; whether that went well. */
  async paper(event: string, wanted: WantedPaper): Promise<boolean> {
    try {
      const { setPaper } = await import("./papers/paper");
      this.leaves = (await setPaper(event, wanted)).leaves;
      await this.#printed();
      this.problem = "";
    } catch (fault) {
      this.leaves = null;
      this.problem = wrong(fault);
    }
    return !this.problem;
  }

  async #printed(): Promise<void> {
    await import("./Paper.svelte"); // it comes after the page, and stands there one tick after it has come
    await tick();
    await tick();
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".paper img")];
    await Promise.all(pictures.map((one) => one.decode()));
    addEventListener("afterprint", () => (this.leaves = null), { once: true });
    window.print();
  }
}

/** What the server said, in a line; or that there is none. */
export function wrong(fault: unknown): string {
  const told = fault instanceof Refused ? fault.facts : null;
  return told ? [told.message, told.hint].filter(Boolean).join(" · ") : t("ui-no-server");
}

export const printing = new Printing();
