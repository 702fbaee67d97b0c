import { expect, test } from "vitest";
import { Presses } from "../floor/presses";

/** Answers that come when the test says so. */
function desk() {
  const given: string[] = [];
  const answers: (() => void)[] = [];
  const give = (what: string) => () => {
    given.push(what);
    return new Promise<boolean>((resolve) => answers.push(() => resolve(true)));
  };
  const answer = async () => {
    answers.shift()!();
    await settled();
  };
  return { given, give, answer };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the same again is not given while the first is unanswered, and has its answer", async () => {
  const { given, give, answer } = desk();
  const presses = new Presses();
  const both = [presses.once("start", give("start")), presses.once("start", give("start"))];
  void presses.once("draw", give("draw"));
  expect(given).toEqual(["start", "draw"]);
  await answer();
  expect(await Promise.all(both)).toEqual([true, true]);
  void presses.once("start", give("start"));
  expect(given).toEqual(["start", "draw", "start"]);
});

test("a second press waits for the first, and means what stands then", async () => {
  const { given, give, answer } = desk();
  const presses = new Presses();
  let stopped = false;
  const pause = () => presses.after(() => give(stopped ? "resume" : "pause")().then(() => (stopped = !stopped)));
  void pause();
  void pause();
  await settled();
  expect(given).toEqual(["pause"]);
  await answer();
  expect(given).toEqual(["pause", "resume"]);
});

test("a double click on the next level goes one level, whether the answer is slow or quick", async () => {
  const { given, give, answer } = desk();
  let now = 0;
  const presses = new Presses(() => now);
  const next = () => presses.afterRest("next", give("next"));
  next();
  await settled();
  now = 2_000;
  next(); // not answered yet
  expect(given).toEqual(["next"]);
  await answer();
  next();
  await settled();
  await answer();
  now = 2_300;
  next(); // answered, and still the same double click
  await settled();
  expect(given).toEqual(["next", "next"]);
  now = 3_000;
  next();
  await settled();
  expect(given).toEqual(["next", "next", "next"]);
});

test("a step that fails does not stop the next one", async () => {
  const presses = new Presses();
  await expect(presses.after(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  let done = false;
  await presses.after(() => void (done = true));
  expect(done).toBe(true);
});
