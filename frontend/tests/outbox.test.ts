import { expect, test } from "vitest";
import type { CommandRequest } from "../shared/api.gen";
import { Outbox, Refused, factsOf, randomId, type Waiting, type Wires } from "../shared/outbox";

type Answer = { status: number; body: unknown } | "nobody";

/** A server that answers as the test says, and keeps what it was sent. */
function wires(answers: Answer[], kept: Waiting[] = []) {
  const sent: string[] = [];
  const later: (() => void)[] = [];
  const noted: [number, boolean, number][] = [];
  const bodies: CommandRequest[] = [];
  let time = 0;
  const refused: string[] = [];
  let ids = 0;
  let saved = kept;
  const all: Wires = {
    post: async (body) => {
      sent.push(body.command_id);
      bodies.push(body);
      const answer = answers.shift() ?? { status: 200, body: { version: sent.length } };
      if (answer === "nobody") throw new TypeError("no line");
      return answer;
    },
    later: (call) => later.push(call),
    load: () => saved,
    save: (waiting) => (saved = waiting),
    newId: () => `id${++ids}`,
    now: () => 1_000 * ++time,
    refused: ({ facts }) => refused.push(facts.code),
    changed: (waiting, kept, lost) => noted.push([waiting, lost, kept]),
  };
  return { all, bodies, sent, later, noted, refused, saved: () => saved };
}

const bust = (player: string) => ({ type: "report-bust" as const, players: [player], by: [], told_at: 0, before: [] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a command that nobody answers is kept and sent again under the same id", async () => {
  const line = wires(["nobody", { status: 503, body: null }]);
  const box = new Outbox(line.all);
  const answer = box.give({ type: "start-event" });
  await settled();
  expect(line.saved()).toEqual([{ id: "id1", command: { type: "start-event" }, given_at: 1_000, seen: 0 }]);
  expect(line.noted.at(-1)).toEqual([1, true, 1]);
  line.later.shift()!();
  await settled();
  line.later.shift()!();
  expect((await answer).version).toBe(3);
  expect(line.sent).toEqual(["id1", "id1", "id1"]);
  expect(line.saved()).toEqual([]);
  expect(line.noted.at(-1)).toEqual([0, false, 0]);
});

test("a bust that was kept says when it was given, and what is given meanwhile is kept too", async () => {
  const line = wires(["nobody", { status: 409, body: { error: { code: "told-late" } } }]);
  const box = new Outbox(line.all);
  const first = box.give(bust("Anna")).catch((fault: Refused) => fault);
  await settled();
  const second = box.give(bust("Bruno"));
  expect(line.noted.at(-1)).toEqual([2, true, 2]);
  line.later.shift()!();
  await second;
  const told = line.bodies.map(({ command }) => (command.type === "report-bust" ? command.told_at : -1));
  expect(told).toEqual([0, 1_000, 2_000]);
  expect(await first).toMatchObject({ kept: true, command: { told_at: 1_000 } });
  expect(line.noted.at(-1)).toEqual([0, false, 0]);
});

test("a bust that goes out at once is of now", async () => {
  const line = wires([]);
  await new Outbox(line.all).give(bust("Anna"));
  expect(line.bodies.map(({ command }) => command)).toEqual([bust("Anna")]);
});

test("commands go out one after the other, in their order", async () => {
  const line = wires(["nobody"]);
  const box = new Outbox(line.all);
  const first = box.give({ type: "pause-clock", reason: "" });
  const second = box.give({ type: "resume-clock" });
  await settled();
  expect(line.sent).toEqual(["id1"]);
  line.later.shift()!();
  await Promise.all([first, second]);
  expect(line.sent).toEqual(["id1", "id1", "id2"]);
});

test("a refusal is told to whoever asked, and what comes after it goes on", async () => {
  const line = wires([{ status: 409, body: { error: { code: "not-now", message: "no", rule: "tda-2024 1" } } }]);
  const box = new Outbox(line.all);
  const refused = box.give({ type: "start-event" }).catch((fault: unknown) => fault);
  const next = box.give({ type: "draw-seats", reason: "" });
  const fault = await refused;
  expect(fault).toBeInstanceOf(Refused);
  expect((fault as Refused).facts).toMatchObject({ code: "not-now", message: "no", rule: "tda-2024 1", hint: "" });
  expect((await next).version).toBe(2);
});

test("a command that only came too late is sent again under the same id, and the line is not lost", async () => {
  const line = wires([{ status: 409, body: { error: { code: "busy" } } }]);
  const box = new Outbox(line.all);
  const answer = box.give({ type: "start-event" });
  await settled();
  expect(line.saved()).toEqual([{ id: "id1", command: { type: "start-event" }, given_at: 1_000, seen: 0 }]);
  expect(line.noted.at(-1)).toEqual([1, false, 1]);
  line.later.shift()!();
  expect((await answer).version).toBe(2);
  expect(line.sent).toEqual(["id1", "id1"]);
});

test("a server that cannot write says so: that is an answer, and no lost line", async () => {
  const line = wires([{ status: 503, body: { error: { code: "disk-full", message: "the disk is full", hint: "free some" } } }]);
  const fault = await new Outbox(line.all).give({ type: "start-event" }).catch((one: unknown) => one);
  expect((fault as Refused).facts).toMatchObject({ code: "disk-full", message: "the disk is full", hint: "free some" });
  expect(line.noted.at(-1)).toEqual([0, false, 0]);
  expect(line.saved()).toEqual([]);
});

test("what waited through a reload is sent under its old id, and its refusal is told", async () => {
  const kept = [
    { id: "old1", command: { type: "start-event" as const }, given_at: 1, seen: 7 },
    { id: "old2", command: { type: "draw-seats" as const, reason: "" }, given_at: 1, seen: 7 },
  ];
  const line = wires([{ status: 200, body: {} }, { status: 409, body: { error: { code: "not-now" } } }], kept);
  new Outbox(line.all);
  await settled();
  expect(line.sent).toEqual(["old1", "old2"]);
  expect(line.refused).toEqual(["not-now"]);
  expect(line.saved()).toEqual([]);
});

test("a command says which version its giver saw, and what he did just before counts as seen", async () => {
  const answers = [4, 5, 9].map((version) => ({ status: 200, body: { version } }));
  const line = wires([...answers]);
  const box = new Outbox(line.all);
  await Promise.all([box.give({ type: "advance-level" }, 3), box.give({ type: "pause-clock", reason: "" }, 3), box.give({ type: "resume-clock" }, 3), box.give({ type: "advance-level" }, 3)]);
  // Others wrote 6 to 8 before the third was answered with 9: whoever gave the fourth has not seen that.
  expect(line.bodies.map((body) => body.seen)).toEqual([3, 4, 5, 5]);
});

test("an answer that cannot be read still is an error with every field", () => {
  expect(factsOf(null, 500)).toEqual({ code: "unreadable", place: "", message: "status 500", hint: "", rule: "", facts: {} });
});

test("ids do not repeat", () => {
  const ids = new Set(Array.from({ length: 500 }, randomId));
  expect(ids.size).toBe(500);
  expect([...ids].every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
});
