/** Value of a market to a team: expected income, plus half of what a rival loses with it. */
import { quarterOf, leagueModifiers, type Strength } from "../league/league-game.js";
import { marketOf, type PenAndPaperRules } from "../rules/index.js";
import { ratingsOf } from "../teams/ratings.js";
import type { GrowthOption, OffSeasonView } from "./types.js";

/** Seasons that a manager looks ahead: this one by its class, the others by the mean of all classes. */
const SEASONS = 3;
/** Value of a dollar lost by a rival, in own dollars. */
const RIVAL_SHARE = 0.5;

/** Mean of the income die; 1 if the house rules do not roll it. */
const incomeDie = ({ switches }: PenAndPaperRules): number => (switches.incomeDie ? 3.5 : 1);

interface Rates {
  readonly major: number;
  readonly minor: number;
}

/** Income of a team from a sole major and from any other market over the coming seasons. */
function ratesOf({ rules, classes }: OffSeasonView, team: string): Rates {
  const rows = rules.tables.seasonClasses;
  const now = rows.find(({ id }) => id === classes[team])!;
  const ahead = (kind: keyof Rates): number =>
    now[kind] + ((SEASONS - 1) * rows.reduce((sum, row) => sum + row[kind], 0)) / rows.length;
  return { major: ahead("major"), minor: ahead("minor") };
}

/** Mean income of a team in a season like this one. */
export function meanIncome(view: OffSeasonView, id: string): number {
  const { team } = view.teamOf(id);
  const row = view.rules.tables.seasonClasses.find((one) => one.id === view.classes[id])!;
  const pays = (code: string): number =>
    marketOf(code)?.kind === "major" && view.holdersOf(code).length === 1 ? row.major : row.minor;
  return incomeDie(view.rules) * [team.home, ...team.markets].reduce((sum, code) => sum + pays(code), 0);
}

const strengthOf = (view: OffSeasonView, id: string): Strength => {
  const { team, injuries } = view.teamOf(id);
  return ratingsOf(view.rules, team, injuries);
};

/** Chances of a team's points in a game of league play, by enumerating its quarters. */
function pointOdds(rules: PenAndPaperRules, modifier: number): ReadonlyMap<number, number> {
  const { sides, quarters } = rules.tables.leagueGame;
  const faces = rules.switches.pointsTable === "classic" ? 6 : sides;
  let odds = new Map([[0, 1]]);
  for (let quarter = 0; quarter < quarters; quarter++) {
    const next = new Map<number, number>();
    for (let die = 1; die <= faces; die++) {
      const { points } = quarterOf(rules, die, modifier);
      for (const [before, chance] of odds) next.set(before + points, (next.get(before + points) ?? 0) + chance / faces);
    }
    odds = next;
  }
  return odds;
}

/** Chance that a challenger wins its game at the holder's stadium; after a tie the holder keeps the market (A57). */
export function challengeChance(view: OffSeasonView, challenger: string, holder: string): number {
  const modifiers = leagueModifiers(view.rules, strengthOf(view, challenger), strengthOf(view, holder));
  const home = pointOdds(view.rules, modifiers.home);
  let wins = 0;
  for (const [points, chance] of pointOdds(view.rules, modifiers.away))
    for (const [against, other] of home) if (points > against) wins += chance * other;
  return wins;
}

/** Value of a way to grow. A lost challenge costs nothing. */
export function growthWorth(view: OffSeasonView, team: string, { market, how, rival }: GrowthOption): number {
  const own = ratesOf(view, team);
  switch (how) {
    case "freeMajor":
      return own.major;
    case "freeMinor":
      return own.minor;
    case "sharedMajor": {
      const holders = view.holdersOf(market);
      if (holders.length > 1) return own.minor;
      const theirs = ratesOf(view, holders[0]);
      return own.minor + RIVAL_SHARE * (theirs.major - theirs.minor);
    }
    case "challenge":
      return challengeChance(view, team, rival!) * (own.minor + RIVAL_SHARE * ratesOf(view, rival!).minor);
  }
}
