// On a tablet of the room whoever has gone away without signing out is signed out: here, and by the server too, which
// is told of every touch, since a page also asks by itself with nobody before it.
import type { SessionPage } from "./api.gen";
import { signOut } from "./door";

export const IDLE_MINUTES = 10;
/** So often at most the server is told, in milliseconds. */
export const TELL_EVERY = 15_000;
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel"] as const;

/** Watches over a page on which somebody signed in on a device of the room; calling what is handed back stops it. */
export function watchOver(me: SessionPage | null): () => void {
  return me?.device && me.person ? leaveWhenIdle(signOut, tellUse) : () => {};
}

function tellUse(): void {
  void fetch("/api/session/use", { method: "POST" }).catch(() => {});
}

/** Signs out after so long without a touch, and tells of touches; calling what is handed back stops the watch. */
export function leaveWhenIdle(leave: () => Promise<void>, tell: () => void, minutes = IDLE_MINUTES): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let told = -Infinity;
  const wake = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void leave(), minutes * 60_000);
    if (Date.now() - told < TELL_EVERY && Date.now() >= told) return;
    told = Date.now();
    tell();
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true });
  wake();
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake);
  };
}
