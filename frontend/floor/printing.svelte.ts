// What is on paper next: the page as it stands, the seats that somebody asked for, or a paper of its own.
import { tick, type Component } from "svelte";
import type { NewSeat } from "../shared/api.gen";

interface SeatSheet {
  title: string;
  seats: NewSeat[];
}

interface OwnPaper {
  draw: Component<Record<string, unknown>>;
  told: Record<string, unknown>;
}

class Printing {
  seats: SeatSheet | null = $state.raw(null);
  paper: OwnPaper | null = $state.raw(null);

  print(title: string, seats: NewSeat[]): Promise<void> {
    this.seats = { title, seats };
    return this.#printed();
  }

  /** Prints what a component draws, and nothing of the page. */
  draw<Props extends Record<string, unknown>>(draw: Component<Props>, told: Props): Promise<void> {
    this.paper = { draw: draw as unknown as OwnPaper["draw"], told };
    return this.#printed();
  }

  async #printed(): Promise<void> {
    await tick();
    addEventListener("afterprint", () => ([this.seats, this.paper] = [null, null]), { once: true });
    window.print();
  }
}

export const printing = new Printing();
