/** A whole game by league play: eight d20 rolls and a table. */
import type { Roller } from "../../../kernel/dice/index.js";
import { chartsOf, type PenAndPaperRules } from "../rules/index.js";

/** OFF and DEF of one side. */
export interface Strength {
  readonly off: number;
  readonly def: number;
}

/** One side's quarter: the die, the total with the modifier, and the points of that row. */
export interface QuarterRoll {
  readonly die: number;
  readonly total: number;
  readonly points: number;
}

/** A game as on the line score sheet. Quarters after the fourth are overtime. */
export interface LeagueGame {
  readonly awayModifier: number;
  readonly homeModifier: number;
  readonly away: readonly QuarterRoll[];
  readonly home: readonly QuarterRoll[];
  readonly awayPoints: number;
  readonly homePoints: number;
}

export interface LeagueGameOptions {
  /** Plays extra quarters until one side leads (A7). */
  readonly mustDecide?: boolean;
  /** No home bonus (A3). */
  readonly neutral?: boolean;
}

/** The two modifiers: own OFF minus the opponent's DEF, and the home bonus (A2). */
export function leagueModifiers(
  { tables }: Pick<PenAndPaperRules, "tables">,
  away: Strength,
  home: Strength,
  neutral = false,
): { readonly away: number; readonly home: number } {
  return {
    away: away.off - home.def,
    home: home.off - away.def + (neutral ? 0 : tables.leagueGame.homeBonus),
  };
}

/** Points of one quarter for a die and a modifier. */
export function quarterOf(rules: PenAndPaperRules, die: number, modifier: number): QuarterRoll {
  const charts = chartsOf(rules);
  if (rules.switches.pointsTable === "classic") {
    return { die, total: die, points: charts.classicPoints.lookup(die).value.points };
  }
  const total = die + modifier;
  return { die, total, points: charts.leaguePoints.lookup(total).value.points };
}

/** Plays one game. The home team rolls first in each quarter, then the visiting team. */
export function playLeagueGame(
  rules: PenAndPaperRules,
  roller: Roller,
  away: Strength,
  home: Strength,
  { mustDecide = false, neutral = false }: LeagueGameOptions = {},
): LeagueGame {
  const modifiers = leagueModifiers(rules, away, home, neutral);
  const { quarters, sides } = rules.tables.leagueGame;
  const die = rules.switches.pointsTable === "classic" ? 6 : sides;
  const rolls: { readonly away: QuarterRoll[]; readonly home: QuarterRoll[] } = { away: [], home: [] };
  const sum = (side: readonly QuarterRoll[]): number => side.reduce((total, roll) => total + roll.points, 0);
  const playQuarter = (): void => {
    rolls.home.push(quarterOf(rules, roller.die(die), modifiers.home));
    rolls.away.push(quarterOf(rules, roller.die(die), modifiers.away));
  };
  for (let q = 0; q < quarters; q++) playQuarter();
  // A side that cannot score decides nothing; if neither can, the home team wins after 50 scoreless quarters.
  for (let extra = 0; mustDecide && sum(rolls.away) === sum(rolls.home) && extra < OVERTIME_LIMIT; extra++)
    playQuarter();
  const [awayPoints, homePoints] = [sum(rolls.away), sum(rolls.home)];
  return { awayModifier: modifiers.away, homeModifier: modifiers.home, ...rolls, awayPoints, homePoints };
}

/** Extra quarters after which a game between teams that can never score ends. */
const OVERTIME_LIMIT = 50;

const rollsText = (modifier: number, rolls: readonly QuarterRoll[]): string =>
  `${modifier < 0 ? "" : "+"}${modifier}: ${rolls.map(({ die }) => die).join(" ")}`;

/** Modifiers and dice of a game as text, the visiting team first: `-1: 4 6 11 2 | +3: 12 5 9 20`. */
export const lineText = ({ away, awayModifier, home, homeModifier }: LeagueGame): string =>
  `${rollsText(awayModifier, away)} | ${rollsText(homeModifier, home)}`;

export const LINE_TEXT = /^[+-]\d+:( \d+)+ \| [+-]\d+:( \d+)+$/;

/** The game from its text: points follow from the rules. */
export function lineFrom(rules: PenAndPaperRules, text: string): LeagueGame {
  const [[awayModifier, away], [homeModifier, home]] = text.split(" | ").map((side) => {
    const [modifier, dice] = side.split(": ");
    return [Number(modifier), dice.split(" ").map((die) => quarterOf(rules, Number(die), Number(modifier)))] as const;
  });
  const sum = (side: readonly QuarterRoll[]): number => side.reduce((total, { points }) => total + points, 0);
  return { awayModifier, homeModifier, away, home, awayPoints: sum(away), homePoints: sum(home) };
}
