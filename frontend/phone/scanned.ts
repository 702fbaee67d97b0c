// The event that this phone has scanned a ticket of: it is asked for once, and opened again by itself after that.
import { linkOf } from "../shared/door";
import { post } from "../shared/line.svelte";
import type { OpenedPhone } from "../shared/api.gen";

const KEPT = "shuffleup-player";

/** The event whose page this phone is to show; empty where it has scanned none. Throws where the code is worth nothing. */
export async function scannedEvent(): Promise<string> {
  const link = linkOf(location.hash);
  const asked = new URLSearchParams(location.search).get("event");
  const event = link?.kind === "phone" ? (await post<OpenedPhone>("/api/phone", { key: link.key })).event : (asked ?? localStorage.getItem(KEPT) ?? "");
  if (!event) return "";
  localStorage.setItem(KEPT, event);
  history.replaceState(null, "", `/player?event=${encodeURIComponent(event)}`); // a secret does not stay in the address
  return event;
}
