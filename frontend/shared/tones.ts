// The sounds of a wall and of a player's phone, made where they are heard.

export const SOUNDS = ["minute", "count", "end"] as const;
/** One minute left, each of the last three seconds, the end of a level. */
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Both in seconds. */
  at: number;
  long: number;
}

const TONES: Record<Sound, Tone[]> = {
  minute: [{ pitch: 784, at: 0, long: 0.5 }, { pitch: 587, at: 0.32, long: 0.9 }],
  count: [{ pitch: 880, at: 0, long: 0.16 }],
  end: [{ pitch: 523, at: 0, long: 0.7 }, { pitch: 659, at: 0.22, long: 0.7 }, { pitch: 784, at: 0.44, long: 0.8 }, { pitch: 1047, at: 0.66, long: 1.6 }],
};
/** Over a tone, twice as high and softer: a bell more than a whistle. */
const PARTIALS = [{ times: 1, loud: 0.32 }, { times: 2, loud: 0.1 }, { times: 3, loud: 0.04 }];

/** So long a sound lasts, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...TONES[sound].map((one) => one.at + one.long));
}

/** Strikes the tones of a sound. */
export function strike(context: AudioContext, sound: Sound): void {
  for (const tone of TONES[sound]) {
    for (const { times, loud } of PARTIALS) {
      const begins = context.currentTime + tone.at;
      const [source, gain] = [context.createOscillator(), context.createGain()];
      source.frequency.value = tone.pitch * times;
      gain.gain.setValueAtTime(0, begins);
      gain.gain.linearRampToValueAtTime(loud, begins + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, begins + tone.long);
      source.connect(gain).connect(context.destination);
      source.start(begins);
      source.stop(begins + tone.long);
    }
  }
}
