import { expect, test } from "vitest";
import { Knocker } from "../shared/knocker";

/** A network that answers, or swallows what is asked until it is told to give up. */
function network() {
  const state = { there: true, knocks: 0 };
  const told: string[] = [];
  const knocker = new Knocker(
    async () => {
      state.knocks += 1;
      if (!state.there) throw new TypeError("nobody");
    },
    () => told.push("away"),
    () => told.push("back"),
  );
  const look = async (silence: number) => {
    knocker.look(silence);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { state, told, look };
}

test("nobody knocks while something is heard", async () => {
  const { state, look } = network();
  await look(2_500);
  expect(state.knocks).toBe(0);
});

test("a line that is silent though somebody answers is left to itself", async () => {
  const { state, told, look } = network();
  await look(4_000);
  await look(5_000);
  expect([state.knocks, told]).toEqual([2, []]);
});

test("what hangs is begun anew once somebody answers after nobody did", async () => {
  const { state, told, look } = network();
  state.there = false;
  await look(4_000);
  await look(5_000);
  state.there = true;
  await look(500); // the socket was opened anew meanwhile, and hangs
  await look(1_500);
  expect([state.knocks, told]).toEqual([3, ["away", "away", "back"]]);
});
