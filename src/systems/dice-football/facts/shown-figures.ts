/** Which kinds of player cards there are, which of them need half a card only, and which figures of the season each shows. */
import type { Values } from "../../../sheet/layout/form.js";

export type CardKind =
  "cover" | "quarterback" | "carrier" | "lineman" | "front" | "back" | "kicker" | "punter" | "returners";

/** Kinds that need no more than half a card. */
const HALVES: ReadonlySet<CardKind> = new Set(["cover", "lineman", "front", "back", "kicker", "punter"]);

const DEFENSE = ["tackles", "sacks", "interceptions", "interceptionYards", "forcedFumbles"];
/** Figures of a season that a kind of card has room for. */
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

/** What a card has no value for is left out: which figures of the season it shows, and how many. */
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
