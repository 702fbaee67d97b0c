// Where somebody signs in, and how a page sends him there and has him back.

/** The status of an answer to somebody whom the server does not know. */
export const UNKNOWN = 401;

/** Goes to the door, which leads back to the page that stands here now. */
export function toDoor(): void {
  if (["/door", "/player"].includes(location.pathname)) return; // a player's paper is his key
  location.replace(`/door?to=${encodeURIComponent(location.pathname + location.search)}`);
}

/** Signs out, and goes to the door. */
export async function signOut(): Promise<void> {
  await fetch("/api/session", { method: "DELETE" }).catch(() => {});
  toDoor();
}

/** The page to go to from the door: one of this server, the floor where none is named. */
export function beyondDoor(search: string): string {
  const to = new URLSearchParams(search).get("to") ?? "";
  return /^\/(floor|wall|room|dealer)([/?#]|$)/.test(to) ? to : "/floor";
}

export type Link = { kind: "link" | "invitation" | "pairing" | "phone"; key: string };

/** What stands after the `#` of a link that was printed, sent or shown as a QR code. */
export function linkOf(hash: string): Link | null {
  const found = /^#(link|invitation|pairing|phone)=([\w-]+)$/.exec(hash);
  return found ? { kind: found[1] as Link["kind"], key: found[2]! } : null;
}
