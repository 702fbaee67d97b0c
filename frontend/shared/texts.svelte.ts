// What people read, from the same Fluent files as the server's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { GROUPED } from "./figures";
import { withNames } from "./names.svelte";

/** The Fluent files that a page reads, by their paths, in every language; each comes when it is asked for. */
export type Texts = Record<string, () => Promise<string>>;
/** The texts of sheets that are opened later: fetched once the page shows something. */
export type LaterTexts = () => Promise<{ default: Texts }>;
export type Language = string;
export type Values = Record<string, FluentVariable>;

const KEPT = "shuffleup-language";
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

/** The languages that have a folder: English, and the others by their names. */
export const languagesOf = (texts: Texts): Language[] => [...new Set(["en", ...Object.keys(texts).map((path) => /\/locale\/(\w+)\//.exec(path)![1]!)])];

export async function bundleOf(language: Language, texts: Texts): Promise<FluentBundle> {
  const its = Object.keys(texts).filter((path) => path.includes(`/${language}/`));
  const read = await Promise.all(its.map((path) => texts[path]!()));
  // Names and numbers stand among words of the same direction of writing.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of read) bundle.addResource(new FluentResource(text));
  return bundle;
}

function chosen(languages: Language[]): Language {
  const asked = [
    new URLSearchParams(globalThis.location?.search ?? "").get("lang"),
    globalThis.localStorage?.getItem(KEPT),
    ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2)),
  ];
  return asked.find((one): one is Language => one !== null && languages.includes(one)) ?? "en";
}

class Speech {
  languages: Language[] = [];
  #texts: Texts = {};
  #later: LaterTexts | undefined;
  #whole: Promise<void> | undefined;
  #wanted = "";
  #spoken = $state.raw({ language: "en", bundle: new FluentBundle("en") });

  get language(): Language {
    return this.#spoken.language;
  }

  /** A message with its values; one that is missing is its own name in words, so that nothing is lost. */
  say = (name: string, values: Values = {}): string => {
    const pattern = this.#spoken.bundle.getMessage(name)?.value;
    if (!pattern) return name.slice(name.indexOf("-") + 1).replaceAll("-", " ");
    return this.#spoken.bundle.formatPattern(pattern, written(values), []);
  };

  has = (name: string): boolean => this.#spoken.bundle.hasMessage(name);

  /** Fetches the texts of a page in the language that this device speaks. */
  open(texts: Texts, later?: LaterTexts): Promise<void> {
    [this.#texts, this.#later, this.#whole] = [texts, later, undefined];
    this.languages = languagesOf(texts);
    return this.#fetch(chosen(this.languages));
  }

  /** What is opened later has its texts now: the same promise whenever it is asked for, and a new try where it failed. */
  whole(): Promise<void> {
    return (this.#whole ??= this.#fetchLater().catch((fault: unknown) => {
      this.#whole = undefined;
      throw fault;
    }));
  }

  /** Speaks another language from the moment on in which its texts are here; this device keeps to it. */
  speak(language: Language): Promise<void> {
    globalThis.localStorage?.setItem(KEPT, language);
    return this.#fetch(language);
  }

  /** Speaks a language on this page alone: the device keeps to its own. */
  lend(language: Language | null): Promise<void> {
    return this.#fetch(language && this.languages.includes(language) ? language : chosen(this.languages));
  }

  async #fetchLater(): Promise<void> {
    if (!this.#later) return;
    this.#texts = { ...this.#texts, ...(await this.#later()).default };
    await this.#fetch(this.#wanted);
  }

  async #fetch(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = await bundleOf(language, this.#texts);
    if (this.#wanted !== language) return; // somebody has chosen again meanwhile
    this.#spoken = { language, bundle };
    if (globalThis.document) document.documentElement.lang = language;
  }
}

export const speech = new Speech();
export const t = speech.say;

/** A player's name, or a text with the names of players for their ids. */
export const named = (text: string): string => withNames(text, (mark) => t("ui-erased", { mark }));
