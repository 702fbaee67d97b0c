// On a tablet of the room whoever has gone away without signing out is signed out.
export const IDLE_MINUTES = 10;
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel"] as const;

/** Signs out after so long without a touch; calling what is handed back stops the watch. */
export function leaveWhenIdle(signOut: () => Promise<void>, minutes = IDLE_MINUTES): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wake = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void signOut(), minutes * 60_000);
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true });
  wake();
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake);
  };
}
