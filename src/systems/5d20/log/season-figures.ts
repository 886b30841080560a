/** Season statistics of teams and players: folds of all games, added up. */
import { remember } from "../../../kernel/cache/remember.js";
import {
  linesTogether,
  otherSide,
  SIDES,
  totalFirstDowns,
  type Side,
  type TeamBox,
} from "../../../kernel/football/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import type { GameRecord } from "../game-record.js";
import { TEAM_FIGURES, type TeamFigure } from "../rules/index.js";
import { gameFigures } from "./game-figures.js";
import { FIGURE_KEYS, type PlayerLine } from "./player-lines.js";

export type TeamSums = Readonly<Record<TeamFigure, number>>;

/** A team's season, counting games with play-by-play data. */
export interface TeamSeason {
  readonly games: number;
  readonly own: TeamSums;
  readonly against: TeamSums;
  /** In the order in which they appear. */
  readonly players: readonly PlayerLine[];
}

/** Each game is folded once and cached. */
const figuresOf = remember(({ events }: GameRecord) => gameFigures(events));

const boxSums = (box: TeamBox): TeamSums =>
  keyed(TEAM_FIGURES, (figure) => (figure === "firstDowns" ? totalFirstDowns(box) : box[figure]));
const added = (a: TeamSums, b: TeamSums): TeamSums => keyed(TEAM_FIGURES, (figure) => a[figure] + b[figure]);
const NOTHING = keyed(TEAM_FIGURES, () => 0);

/** By team id. */
export function seasonFigures(records: readonly GameRecord[]): ReadonlyMap<string, TeamSeason> {
  type Open = { games: number; own: TeamSums; against: TeamSums; lines: (readonly PlayerLine[])[] };
  const open = new Map<string, Open>();
  const add = (id: string, side: Side, record: GameRecord): void => {
    const { boxes, players } = figuresOf(record);
    const team = open.get(id) ?? { games: 0, own: NOTHING, against: NOTHING, lines: [] };
    open.set(id, {
      ...team,
      games: team.games + 1,
      own: added(team.own, boxSums(boxes[side])),
      against: added(team.against, boxSums(boxes[otherSide(side)])),
    });
    team.lines.push(players[side]);
  };
  for (const record of records) for (const side of SIDES) add(record[side].id, side, record);
  return new Map(
    [...open].map(([id, { lines, ...team }]) => [id, { ...team, players: linesTogether(lines, FIGURE_KEYS) }]),
  );
}
