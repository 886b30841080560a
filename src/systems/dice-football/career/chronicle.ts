/** A career computed from its file: every game's result, season by season, and his current state. Everything is a fold over results and log. */
import { remember } from "../../../kernel/cache/remember.js";
import { championOf, fixturesOf, weekCount, type Known } from "../../../league/season.js";
import { isHurt, type Carried } from "../league/carried.js";
import { SEASON_FIGURES, type SeasonFigures } from "../rules/index.js";
import {
  AGED_FIELDS,
  ageRow,
  CAREER_ENDING,
  HALL_OF_FAME,
  HONORS,
  kindOf,
  MARKETS,
  POINTS,
  TEAM_POINTS,
  TIERS,
  type AgeRow,
  type CareerMarket,
  type HonorId,
  type Tier,
} from "./chart.js";
import { fieldsOf, type Field, type Steps } from "./fields.js";
import { sumOfGames, type CareerFigures } from "./figures.js";
import { viewOf } from "./league.js";
import { lastRank } from "./place.js";
import type { Career, CareerPlayer, CareerResult, LogEntry, TwoDice } from "./types.js";

/** Points for a statistic: `yards` 4. */
export interface Earned {
  readonly id: string;
  readonly points: number;
}

export interface CareerGame {
  readonly season: number;
  readonly round: number;
  readonly game: string;
  readonly playoff: boolean;
  readonly home: boolean;
  /** ID of the opponent. */
  readonly rival: string;
  /** His team's score, then the opponent's. */
  readonly score: readonly [own: number, other: number];
  /** Before the game. */
  readonly tier: Tier;
  /** True if he was injured, or if the game has only a score. */
  readonly missed: boolean;
  readonly figures: CareerFigures;
  readonly earned: readonly Earned[];
  readonly points: number;
}

export interface CareerYear {
  readonly season: number;
  /** Games on the squad, and as a starter. */
  readonly games: number;
  readonly starts: number;
  readonly figures: CareerFigures;
  readonly points: number;
  /** True if his team won the title in a finished season. */
  readonly title: boolean;
  readonly honor?: HonorId;
  readonly over: boolean;
  /** Steps lost afterward, by field. */
  readonly lost?: Steps;
}

/** His state before a round: the source of his card. */
export interface CareerState {
  readonly points: number;
  /** Points left to spend. */
  readonly bank: number;
  readonly tier: Tier;
  readonly steps: Steps;
  /** The previous season; undefined in the first one. */
  readonly last?: CareerYear;
}

export interface Chronicle {
  readonly games: readonly CareerGame[];
  readonly years: readonly CareerYear[];
  /** By season and round, `2.5`: the state before the round, including purchases. */
  readonly before: ReadonlyMap<string, CareerState>;
  readonly now: CareerState;
  readonly ended?: "injury" | "retired" | "age";
  readonly hallOfFame: boolean;
}

/** Points are rounded to hundredths, so sums stay exact. */
const cents = (value: number): number => Math.round(value * 100) / 100;

export const tierOf = (points: number): Tier => [...TIERS].reverse().find(({ from }) => points >= from) ?? TIERS[0];

export const isPurchase = (entry: LogEntry) => "buys" in entry;

/** The fields of a player's card. */
export const careerFields = ({ player, league }: Pick<Career, "player" | "league">): readonly Field[] =>
  fieldsOf(kindOf(player.position), lastRank(league.teams.find(({ id }) => id === player.team)!.team));

/** Points that his statistics earned. */
export function earnedFor({ position }: CareerPlayer, figures: CareerFigures): Earned[] {
  return POINTS[kindOf(position)].flatMap(({ id, of, per, points }) => {
    const sum = of.reduce((total, tally) => total + (figures[tally] ?? 0), 0);
    const worth = cents((Math.max(0, sum) / per) * points);
    return worth === 0 ? [] : [{ id, points: worth }];
  });
}

/** Steps lost to the two dice after a season. */
export function lostBy([tens, ones]: TwoDice, row: AgeRow, steps: Steps, fields: readonly Field[]): Steps {
  const roll = 10 * tens + ones;
  if (roll > row.two) return {};
  const upgraded = fields.map(({ key }) => key).filter((key) => (steps[key] ?? 0) > 0);
  // Two fields: those with the most steps.
  const most = [...upgraded].sort((a, b) => steps[b] - steps[a]).slice(0, AGED_FIELDS);
  return Object.fromEntries((roll <= row.all ? upgraded : most).map((key) => [key, 1]));
}

export const endsCareer = ([tens, ones]: TwoDice): boolean => 10 * tens + ones >= CAREER_ENDING;

/** True if age ends the career after a season. */
export const endsByAge = ([tens, ones]: TwoDice, row: AgeRow): boolean => 10 * tens + ones >= row.ends;

/** Prices and aging rules of a career. */
export const marketOf = ({ version }: Pick<Career, "version">): CareerMarket => MARKETS[version];

/** Price of the next step on a field: if prices rise, its second step costs twice as much as the first, its third three times. */
export const priceOf = ({ rising }: CareerMarket, { key, upgrade }: Field, steps: Steps): number =>
  upgrade.cost * (rising ? (steps[key] ?? 0) + 1 : 1);

/** Total price of consecutive steps. @param steps before the first of them */
export function spentOn(
  career: Pick<Career, "version">,
  fields: readonly Field[],
  buys: readonly string[],
  steps: Steps,
): number {
  const market = marketOf(career);
  const now: Record<string, number> = { ...steps };
  let spent = 0;
  for (const key of buys) {
    const field = fields.find((one) => one.key === key);
    if (field) spent += priceOf(market, field, now);
    now[key] = (now[key] ?? 0) + 1;
  }
  return spent;
}

/** Steps before some were bought. */
export function stepsBefore(steps: Steps, buys: readonly string[]): Steps {
  const before: Record<string, number> = { ...steps };
  for (const key of buys) before[key] = (before[key] ?? 0) - 1;
  return before;
}

/** Honor for a season's points. */
const honorOf = (points: number): HonorId | undefined => [...HONORS].reverse().find((one) => points >= one.points)?.id;

const plus = (steps: Steps, key: string, by: number): Steps => ({
  ...steps,
  [key]: Math.max(0, (steps[key] ?? 0) + by),
});

/** True if he was injured before the game; a result stores what teams carried into it. */
function wasHurt({ carried }: CareerResult, home: boolean, name: string): boolean {
  const players = (carried?.[home ? 1 : 0] ?? []) as Carried;
  return players.some((one) => one.name === name && isHurt(one));
}

class ChronicleBuilder {
  private readonly fields: readonly Field[];
  private readonly games: CareerGame[] = [];
  private readonly years: CareerYear[] = [];
  private readonly before = new Map<string, CareerState>();
  private points = 0;
  private spent = 0;
  private steps: Steps = {};
  private ended: Chronicle["ended"];

  constructor(private readonly career: Career) {
    this.fields = careerFields(career);
  }

  build(): Chronicle {
    const { league } = this.career;
    for (let season = 1; season <= league.season; season++) this.season(season);
    const allPro = this.years.filter(({ honor }) => honor === "all-pro").length;
    const seasons = this.years.filter(({ over }) => over).length;
    const { points, games, years, before, ended } = this;
    return {
      games,
      years,
      before,
      now: this.state(),
      ...(ended && { ended }),
      hallOfFame: (points >= HALL_OF_FAME.points && seasons >= HALL_OF_FAME.seasons) || allPro >= HALL_OF_FAME.allPro,
    };
  }

  private state(): CareerState {
    const { points, spent, steps } = this;
    const last = this.years.filter(({ over }) => over).at(-1);
    return { points, bank: cents(points - spent), tier: tierOf(points), steps, ...(last && { last }) };
  }

  private season(season: number): void {
    const { career } = this;
    const view = viewOf(career.league, season);
    const log = career.log.filter((entry) => entry.season === season);
    const own = fixturesOf(view).filter(
      (one): one is Known<CareerResult> => one.away === career.player.team || one.home === career.player.team,
    );
    const first = this.games.length;
    for (let round = 1; round <= weekCount(view); round++) {
      const here = log.filter((entry) => "round" in entry && entry.round === round);
      for (const entry of here) {
        if (isPurchase(entry)) for (const key of entry.buys) this.buy(key);
      }
      this.before.set(`${season}.${round}`, this.state());
      for (const fixture of own) if (fixture.week === round && fixture.result) this.game(season, fixture);
      for (const entry of here) if ("ending" in entry && endsCareer(entry.ending)) this.ended ??= "injury";
    }
    this.close(season, this.games.slice(first), championOf(view));
    if (log.some((entry) => "retired" in entry)) this.ended ??= "retired";
    const decline = log.find((entry) => "decline" in entry);
    const row = ageRow(marketOf(career), season);
    if (!decline || !row) return;
    if (endsByAge(decline.decline, row)) this.ended ??= "age";
    const lost = lostBy(decline.decline, row, this.steps, this.fields);
    for (const key of Object.keys(lost)) this.steps = plus(this.steps, key, -1);
    this.years.push({ ...this.years.pop()!, lost });
  }

  private buy(key: string): void {
    this.spent += spentOn(this.career, this.fields, [key], this.steps);
    this.steps = plus(this.steps, key, 1);
  }

  private game(season: number, { game, week, playoff, home: homeId, away, result }: Known<CareerResult>): void {
    const { player } = this.career;
    const { awayPoints, homePoints, career: figures } = result!;
    const home = homeId === player.team;
    const score = home ? ([homePoints, awayPoints] as const) : ([awayPoints, homePoints] as const);
    const missed = figures === undefined || wasHurt(result!, home, player.name);
    const won = score[0] > score[1];
    const team = won
      ? [{ id: playoff ? "playoffWin" : "win", points: playoff ? TEAM_POINTS.playoffWin : TEAM_POINTS.win }]
      : [];
    const earned = missed ? [] : [...earnedFor(player, figures), ...team];
    // Points are never lost: a bad game earns nothing and costs nothing.
    const points = Math.max(0, cents(earned.reduce((sum, one) => sum + one.points, 0)));
    const common = { season, round: week, game, playoff, home, rival: home ? away : homeId, score };
    this.games.push({
      ...common,
      tier: tierOf(this.points),
      missed,
      figures: missed ? {} : figures,
      earned,
      points,
    });
    this.points = cents(this.points + points);
  }

  private close(season: number, games: readonly CareerGame[], champion: string | undefined): void {
    const { player } = this.career;
    const there = games.filter(({ missed }) => !missed);
    const title = champion === player.team && there.length > 0;
    const points = cents(games.reduce((sum, one) => sum + one.points, 0) + (title ? TEAM_POINTS.title : 0));
    if (title) this.points = cents(this.points + TEAM_POINTS.title);
    const over = champion !== undefined;
    const honor = over ? honorOf(points) : undefined;
    this.years.push({
      season,
      games: there.length,
      starts: there.filter(({ tier }) => tier.digits === null).length,
      figures: sumOfGames(there.map(({ figures }) => figures)),
      points,
      title,
      ...(honor && { honor }),
      over,
    });
  }
}

export const chronicleOf = remember((career: Career): Chronicle => new ChronicleBuilder(career).build());

/** Statistics in the form of a card's foot. */
export function footOf(figures: CareerFigures): SeasonFigures {
  const known: Readonly<Record<string, number | undefined>> = figures;
  return Object.fromEntries(SEASON_FIGURES.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])));
}
