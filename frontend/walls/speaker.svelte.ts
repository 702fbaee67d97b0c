// The voice of a wall: its sounds, of its own or of the room, and sentences spoken. A browser lets a page be heard once
// somebody has touched it; until then the wall says that it waits for that.
import type { WallSounds } from "../shared/api.gen";
import { lengthOf, strike, type Sound } from "../shared/tones";

const GESTURES = ["pointerdown", "keydown"] as const;

export class Speaker {
  /** It is to be heard, and the browser does not let it. */
  blocked = $state(false);
  #context: AudioContext | null = null;
  readonly #own = new Map<string, Promise<AudioBuffer | null>>();

  /** Is ready to be heard, or falls silent. */
  set(sounds: WallSounds): void {
    if (!sounds.on && !sounds.speech) return this.close();
    this.#context ??= this.#opened();
    for (const file of [sounds.minute, sounds.count, sounds.end]) if (file) void this.#fetched(file);
  }

  close(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#touched);
    void this.#context?.close();
    this.#context = null;
    this.blocked = false;
    globalThis.speechSynthesis?.cancel();
  }

  /** Plays a sound; how many seconds it lasts. */
  async play(sound: Sound, file: string | undefined): Promise<number> {
    const context = this.#context;
    if (context?.state !== "running") return 0;
    const own = file ? await this.#fetched(file) : null;
    if (!own) {
      strike(context, sound);
      return lengthOf(sound);
    }
    const source = context.createBufferSource();
    source.buffer = own;
    source.connect(context.destination);
    source.start();
    return own.duration;
  }

  /** Speaks a sentence after so many seconds, instead of one that is being spoken. */
  say(text: string, language: string, after = 0): void {
    const voice = globalThis.speechSynthesis;
    if (!voice || this.#context?.state !== "running") return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    setTimeout(() => {
      voice.cancel();
      voice.speak(spoken);
    }, 1000 * after);
  }

  #opened(): AudioContext {
    const context = new AudioContext();
    const look = () => (this.blocked = context === this.#context && context.state === "suspended");
    context.onstatechange = look;
    this.blocked = context.state === "suspended";
    for (const gesture of GESTURES) addEventListener(gesture, this.#touched);
    return context;
  }

  readonly #touched = () => void this.#context?.resume();

  /** A file of the room; null where it cannot be had, so that the sound that comes with the wall is heard. */
  #fetched(file: string): Promise<AudioBuffer | null> {
    const context = this.#context!;
    const known = this.#own.get(file);
    if (known) return known;
    const fetched = fetch(`/api/wall-files/${file}`)
      .then(async (answer) => (answer.ok ? context.decodeAudioData(await answer.arrayBuffer()) : null))
      .catch(() => null);
    this.#own.set(file, fetched);
    void fetched.then((sound) => sound ?? this.#own.delete(file)); // the next time it may be had
    return fetched;
  }
}
