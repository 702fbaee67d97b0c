// What people read, from the same Fluent files as the server's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { GROUPED } from "./figures";
import { withNames } from "./names.svelte";

const files = import.meta.glob(["../../src/shuffleup/locale/*/screens*.ftl", "../../src/shuffleup/locale/*/offences.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** The languages that have a folder: English, and the others by their names. */
export const LANGUAGES = [...new Set(["en", ...Object.keys(files).map((path) => path.split("/").at(-2)!)])];
export type Language = string;

export type Values = Record<string, FluentVariable>;

/** Tables, chairs and rows of the log are called by their numbers: a name has no thousands. */
const CALLED = /^(table|source|target|chair|version)(_\d+)?$/;

/** Numbers as the pages write all of them, and names for the ids of players. */
export function written(values: Values): Values {
  const one = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => {
    if (typeof value === "string") return [name, named(value)];
    if (typeof value !== "number") return [name, value];
    return [name, CALLED.test(name) ? String(value) : new FluentNumber(value, GROUPED as object)];
  };
  return Object.fromEntries(Object.entries(values).map(one));
}

export function bundleOf(language: Language): FluentBundle {
  // Names and numbers stand among words of the same direction of writing.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

function chosen(): Language {
  const asked = [
    new URLSearchParams(globalThis.location?.search ?? "").get("lang"),
    globalThis.localStorage?.getItem("shuffleup-language"),
    ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2)),
  ];
  return LANGUAGES.find((language) => asked.find((one) => one && LANGUAGES.includes(one)) === language) ?? "en";
}

class Speech {
  language: Language = $state(chosen());
  #bundle = $derived(bundleOf(this.language));

  /** A message with its values; one that is missing is its own name in words, so that nothing is lost. */
  say = (name: string, values: Values = {}): string => {
    const pattern = this.#bundle.getMessage(name)?.value;
    if (!pattern) return name.slice(name.indexOf("-") + 1).replaceAll("-", " ");
    return this.#bundle.formatPattern(pattern, written(values), []);
  };

  has = (name: string): boolean => this.#bundle.hasMessage(name);

  speak(language: Language): void {
    this.language = language;
    globalThis.localStorage?.setItem("shuffleup-language", language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
export const t = speech.say;

/** A player's name, or a text with the names of players for their ids. */
export const named = (text: string): string => withNames(text, (mark) => t("ui-erased", { mark }));
