import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TELL_EVERY, leaveWhenIdle } from "../shared/idle";

beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who touches nothing for a while is signed out, once", async () => {
  const signOut = vi.fn(() => Promise.resolve());
  leaveWhenIdle(signOut, () => {}, 10);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test("nobody is signed out once the watch is over", async () => {
  const signOut = vi.fn(() => Promise.resolve());
  leaveWhenIdle(signOut, () => {}, 10)();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(signOut).not.toHaveBeenCalled();
});

test("the server is told of a touch, but not of each", async () => {
  const tell = vi.fn();
  leaveWhenIdle(() => Promise.resolve(), tell, 10);
  expect(tell).toHaveBeenCalledTimes(1);
  for (let touch = 0; touch < 20; touch++) dispatchEvent(new Event("keydown"));
  expect(tell).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(TELL_EVERY);
  expect(tell).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("wheel"));
  expect(tell).toHaveBeenCalledTimes(2);
});
