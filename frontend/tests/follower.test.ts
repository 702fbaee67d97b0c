import { expect, test } from "vitest";
import { Follower } from "../shared/follower";

/** A server that answers each request when it is told to, with the version that its log has then. */
function server(version: number) {
  const asked: (() => void)[] = [];
  const log = { version, broken: false };
  const shown: number[] = [];
  const follower = new Follower(async () => {
    await new Promise<void>((resolve) => asked.push(resolve));
    if (log.broken) return null;
    shown.push(log.version);
    return log.version;
  });
  const answer = async () => {
    asked.shift()!();
    await settled();
  };
  return { asked, log, shown, follower, answer };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what is heard while the page is on its way is asked for after it", async () => {
  const room = server(4);
  void room.follower.again();
  await settled();
  void room.follower.hear(5);
  await room.answer();
  expect(room.shown).toEqual([4]);
  room.log.version = 5;
  await room.answer();
  expect(room.shown).toEqual([4, 5]);
  expect(room.asked).toEqual([]);
});

test("what is heard in the very moment a request ends is not lost", async () => {
  const room = server(4);
  const first = room.follower.again();
  let second: Promise<void> | undefined;
  void first.then(() => (second = room.follower.hear(5)));
  await settled();
  await room.answer();
  room.log.version = 5;
  await room.answer();
  await second;
  expect(room.shown).toEqual([4, 5]);
});

test("a version that is shown already is not asked for", async () => {
  const room = server(4);
  void room.follower.again();
  await settled();
  await room.answer();
  await room.follower.hear(4);
  await room.follower.hear(3);
  expect(room.asked).toEqual([]);
});

test("a server that stays behind what it hinted at is not asked without end, and asked again with the next hint", async () => {
  const room = server(4);
  const heard = room.follower.hear(9);
  await settled();
  for (let tries = 0; room.asked.length; tries++) {
    expect(tries).toBeLessThan(10);
    await room.answer();
  }
  await heard;
  expect(room.shown).toEqual([4, 4, 4]);
  room.log.version = 9;
  void room.follower.hear(9);
  await settled();
  await room.answer();
  expect(room.shown.at(-1)).toBe(9);
});

test("a request that fails ends, and the next hint asks again", async () => {
  const room = server(4);
  room.log.broken = true;
  const failed = room.follower.hear(4);
  await settled();
  await room.answer();
  await failed;
  room.log.broken = false;
  void room.follower.hear(4);
  await settled();
  await room.answer();
  expect(room.shown).toEqual([4]);
});
