// What the wall says aloud.
import type { WallView } from "../shared/api.gen";
import { clockTime } from "../shared/figures";
import { gameName, gameOn, priceOf } from "../shared/games";
import { speech, t } from "../shared/texts.svelte";
import { MINUTE } from "../shared/time";
import type { Cue } from "./cues";

export function sentence(say: NonNullable<Cue["say"]>, view: WallView): string {
  const { clock } = view;
  if (say === "break") return t("speak-break", { time: clockTime(clock.ends_at + MINUTE / 2, speech.language) });
  if (say !== "level") return t(`speak-${say}`);
  const on = gameOn(clock, view.event);
  if (!on) return t("ui-level", { level: clock.level });
  const price = priceOf(clock.blinds, on.limit, speech.language);
  const game = clock.games ? [gameName(on.game)] : [];
  const figures = [`${t(price.kind)} ${price.main.replaceAll(" / ", ", ")}`, ...price.rest.map((one) => `${t(one.name)} ${one.value}`)];
  return [t("ui-level", { level: clock.level }), ...game, ...figures].join(". ");
}
