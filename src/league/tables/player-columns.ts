/** Player columns: those that every game with players counts, under the same names, and a game's own. */
import type { PLAYER_FIGURES } from "../../kernel/football/index.js";
import type { TableColumn } from "../../contract/league-tables.js";
import { figureColumn } from "./columns.js";

type Shared = keyof typeof PLAYER_FIGURES;

const TITLES: Readonly<Record<Shared, string>> = {
  attempts: "Passes",
  completions: "Completions",
  passYards: "Passing yards",
  passTouchdowns: "Touchdown passes",
  sacked: "Sacked",
  sackYards: "Sack yards",
  rushes: "Rushes",
  rushYards: "Rushing yards",
  rushTouchdowns: "Rushing touchdowns",
  longestRush: "Longest rush",
  targets: "Targets",
  receptions: "Receptions",
  receivingYards: "Receiving yards",
  receivingTouchdowns: "Receiving touchdowns",
  longestReception: "Longest reception",
  fumbles: "Fumbles",
  fumblesLost: "Fumbles lost",
  tackles: "Tackles",
  sacks: "Sacks",
  interceptionYards: "Interception return yards",
  recoveries: "Fumbles recovered",
  defenseTouchdowns: "Defensive touchdowns",
  kickReturns: "Kick returns",
  kickReturnYards: "Kick return yards",
  puntReturns: "Punt returns",
  puntReturnYards: "Punt return yards",
  returnTouchdowns: "Return touchdowns",
};

/** In the order of the game's own list. @param own titles of statistics that other games do not count */
export const playerColumns = <K extends string>(
  keys: readonly K[],
  own: Readonly<Record<Exclude<K, Shared>, string>>,
): TableColumn[] => {
  const titles: Readonly<Record<string, string>> = { ...TITLES, ...own };
  return keys.map((key) => figureColumn(key, titles[key]));
};
