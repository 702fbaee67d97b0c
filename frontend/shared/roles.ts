import { t } from "./texts.svelte";

/** Roles as the server names them, in the order in which they are offered. */
export const ROLES = ["cashier", "dealer", "floor", "director", "owner", "auditor", "display", "player"] as const;

/** What a role is called where it stands alone. */
export function roleName(role: string | null | undefined): string {
  if (!role) return "";
  const name = t(`role-${role}`);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
