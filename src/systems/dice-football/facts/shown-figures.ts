/** The kinds of player cards, which of them need only half a card, and the season statistics shown on each. */
import type { Values } from "../../../sheet/layout/form.js";

export type CardKind =
  "cover" | "quarterback" | "carrier" | "lineman" | "front" | "back" | "kicker" | "punter" | "returners";

/** Kinds that need only half a card. */
const HALVES: ReadonlySet<CardKind> = new Set(["cover", "lineman", "front", "back", "kicker", "punter"]);

const DEFENSE = ["tackles", "sacks", "interceptions", "interceptionYards", "forcedFumbles"];
/** Season statistics that fit on each kind of card. */
const SEASON: Readonly<Record<CardKind, readonly string[]>> = {
  cover: ["record", "pointsFor", "pointsAgainst"],
  quarterback: ["attempts", "completions", "percent", "passYards", "passTouchdowns", "intercepted", "sacked", "rushes"],
  carrier: [
    "rushes",
    "rushYards",
    "rushAverage",
    "rushTouchdowns",
    "receptions",
    "receivingYards",
    "catchAverage",
    "receivingTouchdowns",
    "fumblesLost",
  ],
  lineman: ["games", "starts"],
  front: DEFENSE,
  back: DEFENSE,
  kicker: ["fieldGoals", "longestFieldGoal", "extraPoints"],
  punter: ["punts", "puntYards", "puntAverage", "longestPunt"],
  returners: [],
};

/** The season statistics to show and their number; omits those without a value. */
export function shownOn(kind: CardKind, values?: Values) {
  const known = values === undefined ? undefined : kind === "cover" ? values : values.season;
  const keys = SEASON[kind].filter((key) => (known === undefined ? values === undefined : key in (known as Values)));
  return {
    half: HALVES.has(kind),
    forced: values === undefined || values.FF !== undefined,
    figures: keys.length,
    shown: Object.fromEntries(SEASON[kind].map((key) => [key, keys.includes(key)])),
  };
}
