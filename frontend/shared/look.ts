// How a wall looks: its theme, and of the colours of a house everything that is made of them.
import type { WallLook } from "./api.gen";

/** Letters on the accent: dark on a light one, light on a dark one. */
const DARK = "#1d1503";
const LIGHT = "#ffffff";
/** Of the light that a colour sends, so much and more is light. */
const MIDDLE = 0.36;

/** How light a colour is to the eye, from 0 to 1. */
export function lightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart, from 1 to 21: letters want 4.5 and more. */
export function contrast(one: string, other: string): number {
  const [low, high] = [lightness(one), lightness(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The colours of a wall as a style; nothing for the theme's own. */
export function styleOf(look: WallLook | undefined): string {
  if (!look) return "";
  const said: string[] = [];
  const ground = look.background || "#0a1410";
  const ink = look.ink || "#f6f3ea";
  if (look.theme === "house") {
    const accent = look.accent || ink;
    const mixed = (part: number) => `color-mix(in srgb, ${ink} ${part}%, ${ground})`;
    said.push(`--ink: ${ink}`, `--soft: ${mixed(68)}`, `--faint: ${mixed(18)}`, `--gold: ${accent}`);
    said.push(`--on-gold: ${lightness(accent) > MIDDLE ? DARK : LIGHT}`, `--ground: ${ground}`);
    if (lightness(ground) > MIDDLE) said.push("--red: #b3261e", "--green: #0f6b4c");
  }
  if (look.picture) {
    const over = look.theme === "house" ? ground : look.theme === "light" ? "#f2f0e9" : "#060b09";
    const veil = `color-mix(in srgb, ${over} 80%, transparent)`; // so that everything on it can be read
    said.push(`--ground: linear-gradient(${veil}, ${veil}), url("/api/wall-files/${look.picture}") center / cover ${over}`);
  }
  return said.join("; ");
}
