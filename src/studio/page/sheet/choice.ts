/** The choice in an address, with defaults for missing options. */
import { languageOf } from "../../../text/languages.js";
import type { Choice, ListedGame, ListedSheet } from "../../protocol/calls.js";
import type { Address } from "../place/places.js";
import { settings } from "../place/settings.js";

const FILLS = ["blank", "filled", "forms"] as const;
const THEMES = ["color", "mono", "low-ink", "large-print"] as const;
const PAPERS = ["letter", "a4"] as const;

const oneOf = <T extends string>(list: readonly T[], value: string | undefined, usual: T): T =>
  list.find((one) => one === value) ?? usual;

export function choiceOf({ options }: Address, game: ListedGame, sheet: ListedSheet): Choice {
  const { coach, rules, seed, fill, paper, theme, code, file } = options;
  const words = languageOf(options.words);
  return {
    system: game.id,
    sheet: sheet.id,
    fill: oneOf(FILLS, fill, "blank"),
    seed: seed ?? `${game.sampleSeed}`,
    theme: oneOf(THEMES, theme, "color"),
    paper: oneOf(PAPERS, paper, settings().paper),
    ...(game.coaches.some(({ id }) => id === coach) && { coach }),
    ...(game.presets.some(({ id, usual }) => id === rules && !usual) && { rules }),
    ...(code !== undefined && { code }),
    ...(file !== undefined && { file }),
    ...(words !== undefined && { words }),
  };
}
