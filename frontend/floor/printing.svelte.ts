// What is on paper next: the page as it stands, or the seats that somebody asked for.
import { tick } from "svelte";
import type { NewSeat } from "../shared/api.gen";

interface SeatSheet {
  title: string;
  seats: NewSeat[];
}

class Printing {
  seats: SeatSheet | null = $state.raw(null);

  async print(title: string, seats: NewSeat[]): Promise<void> {
    this.seats = { title, seats };
    await tick();
    addEventListener("afterprint", () => (this.seats = null), { once: true });
    window.print();
  }
}

export const printing = new Printing();
