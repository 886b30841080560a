/** Loose balls: five more dice decide who recovers and how far he runs. */
import { FIELD, mirrorSpot, otherSide, type Side, type Spot } from "../../../kernel/football/index.js";
import type { Alignment, NumberRange } from "../rules/index.js";
import type { Outcome } from "./state.js";
import { rollFive, rollOne, type Turn } from "./turn.js";

const within = (y: number, [from, to]: NumberRange): boolean => y >= from && y <= to;

/** Which defenders may recover. */
export type Recoverers = { readonly kind: "run" | "pass"; readonly alignment: Alignment } | { readonly kind: "kick" };

export interface Drop {
  readonly team: Side;
  readonly player: string;
  /** From the viewpoint of `team`. */
  readonly spot: Spot;
  readonly rating: number;
  readonly who: Recoverers;
  /** True if the other team may return it. */
  readonly returnable: boolean;
}

/** Where the ball ends up. */
export type Landed = Pick<Outcome, "ball" | "spot" | "turnovers"> & {
  readonly end: "down" | "change" | "touchdown" | "safety";
};

/** A carrier's fumble rating plus the defense's adjustment. */
export const fumbleRating = ({ game }: Pick<Turn, "game">, carrier: Side, rating: number): number =>
  rating + game.books[otherSide(carrier)].chart.fumble.rateAdj;

/** True if yellow loses the ball: in the carrier's own range, or in the other team's. */
function isLost({ game }: Turn, carrier: Side, y: number): boolean {
  const { offLost } = game.books[carrier].chart.fumble;
  const { defRec } = game.books[otherSide(carrier)].chart.fumble;
  return within(y, offLost) || within(y, defRec);
}

const rangeCites = ({ game }: Turn, carrier: Side): string[] => {
  const { offLost } = game.books[carrier].chart.fumble;
  const { defRec } = game.books[otherSide(carrier)].chart.fumble;
  return [`fumble lost ${offLost.join("-")}`, `fumble recovered ${defRec.join("-")}`];
};

export function dropBall(turn: Turn, { team, player, spot, rating, who, returnable }: Drop): Landed {
  const { game, emit } = turn;
  const { charts, rules } = game;
  const dice = rollFive(turn, "fumble");
  const [r, w, b, k, y] = dice;
  const cites = rangeCites(turn, team);
  const other = otherSide(team);
  if (!isLost(turn, team, y)) {
    emit({ type: "fumble", team, player, spot, rating, dice, recovered: team, cites });
    return { ball: team, spot, turnovers: [], end: spot <= 0 ? "safety" : "down" };
  }
  const by = recoverer(turn, other, who, r, cites);
  const { no } = rules.tables.fumbleReturn;
  const runs = returnable && w > no;
  const returned = runs ? charts.fumbleReturn.yards[b] : 0;
  if (runs) cites.push(charts.fumbleReturn.cites[b]);
  else if (returnable) cites.push(`fumble return NO ${no}`);
  const from = mirrorSpot(spot);
  const end = Math.min(FIELD, from + returned);
  const lost = { team, how: "fumble" } as const;
  const touchdown = end >= FIELD;
  emit({
    type: "fumble",
    team,
    player,
    spot,
    rating,
    dice,
    recovered: other,
    by,
    returned: end - Math.min(FIELD, from),
    touchdown,
    cites,
  });
  if (touchdown) return { ball: other, spot: FIELD, turnovers: [lost], end: "touchdown" };
  if (!runs || k !== y) return { ball: other, spot: end, turnovers: [lost], end: "change" };
  return dropAgain(turn, { team: other, player: by, spot: end }, [lost]);
}

/** A fumble on a fumble return: rerolls only yellow, with the roles swapped; no one returns it. */
export function dropAgain(
  turn: Turn,
  { team, player, spot }: Pick<Drop, "team" | "player" | "spot">,
  turnovers: Outcome["turnovers"],
  rating = 20,
): Landed {
  const y = rollOne(turn, "Y", "secondFumble");
  const other = otherSide(team);
  const lost = isLost(turn, team, y);
  const recovered = lost ? other : team;
  turn.emit({ type: "fumble", team, player, spot, rating, dice: [y], recovered, cites: rangeCites(turn, team) });
  if (!lost) return { ball: team, spot, turnovers, end: spot <= 0 ? "safety" : "change" };
  const at = mirrorSpot(spot);
  const all = [...turnovers, { team, how: "fumble" } as const];
  if (at >= FIELD) return { ball: other, spot: FIELD, turnovers: all, end: "touchdown" };
  return { ball: other, spot: at, turnovers: all, end: "change" };
}

/** Who recovers for a team: the WHO column of the play, or the ST column on kicks; read with red. */
function recoverer({ game }: Turn, team: Side, who: Recoverers, red: number, cites: string[]): string {
  const { runDef, passDef, specialTeams, chart } = game.books[team];
  const list = who.kind === "pass" ? passDef : runDef;
  const row = who.kind === "kick" ? specialTeams : list.who[who.alignment];
  const place = Math.max(0, row.at(red));
  cites.push(row.cites[place]);
  return who.kind === "kick" ? chart.runDef[place].name : list.defenders[place].name;
}
