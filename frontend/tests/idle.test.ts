import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveWhenIdle } from "../shared/idle";

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
  leaveWhenIdle(signOut, 10);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test("nobody is signed out once the watch is over", async () => {
  const signOut = vi.fn(() => Promise.resolve());
  leaveWhenIdle(signOut, 10)();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(signOut).not.toHaveBeenCalled();
});
