/** Creates, trains, plays and ends a career. Every step is a pure function of its file. */
import { bareText } from "../../../kernel/words/index.js";
import { parseSeed, seededRoller } from "../../../kernel/dice/index.js";
import { remember } from "../../../kernel/cache/remember.js";
import { fault, suggest, suggestHint, throwOnErrors, UserError, type Issue } from "../../../kernel/issue/index.js";
import { championOf, currentWeek, titleOfWeek } from "../../../league/season.js";
import { drawTeams } from "../../../league/plain/create.js";
import type { CareerRequest, CareerStep } from "../../../contract/careers.js";
import { leagueGame, type LeagueTeam } from "../league/game.js";
import type { DiceRules } from "../rules/index.js";
import { cardOf, type CareerCard } from "./card.js";
import { ageRow, CAREER_POSITIONS, kindOf, type CareerPosition } from "./chart.js";
import {
  careerFields,
  chronicleOf,
  footOf,
  marketOf,
  priceOf,
  type CareerGame,
  type CareerState,
} from "./chronicle.js";
import { refusalOf, type Steps } from "./fields.js";
import { careerSeasons, createLeague, seasonRounds, usualGames, usualPlayoffs, viewOf } from "./league.js";
import { lastRank, nameTaken, placed } from "./place.js";
import { gameLines, seasonLine } from "./narrate-career.js";
import { planned } from "./trainer.js";
import {
  CAREER_FORMAT,
  CAREER_VERSION,
  type Career,
  type CareerLeague,
  type CareerResult,
  type LogEntry,
  type TwoDice,
} from "./types.js";

/** Maximum number of rounds in a season. */
const MOST_GAMES = 40;

/** A career before its first game. @throws UserError with every reason why it is impossible */
export function createCareer(request: CareerRequest): Career {
  const { name, rules, seed, teams: given, games, size } = request;
  const pool = leagueGame.teams.given(given) ?? leagueGame.teams.pool();
  const [position, own] = together(
    () => positionOf(request.position),
    () => (request.team === undefined ? undefined : leagueGame.teams.find(pool, request.team)),
  );
  const teams = drawTeams(leagueGame.teams, pool, size ?? pool.length, seed, own ? [own.id] : []);
  const his = own ?? teams[0];
  const issues: Issue[] = [];
  if (nameTaken(his.team, name)) {
    const hint = "a career begins with a new player; choose another name";
    issues.push(fault("career-name", `${his.name} have a player called ${name} already`, { hint }));
  }
  throwOnErrors(issues);
  const rounds = seasonRounds(teams.length, Math.min(MOST_GAMES, games ?? usualGames(his.team.season)));
  const league = createLeague({
    name: `The career of ${name}`,
    rules: rules as DiceRules,
    teams,
    seed,
    contest: { format: "schedule", playoffs: usualPlayoffs(teams.length) },
    schedule: rounds,
  }) as CareerLeague;
  return {
    format: CAREER_FORMAT,
    version: CAREER_VERSION,
    revision: 1,
    player: { name, position, ...(request.number !== undefined && { number: request.number }), team: his.id },
    training: request.training,
    log: [],
    league,
  };
}

function positionOf(word: string): CareerPosition {
  const found = CAREER_POSITIONS.find((one) => one === word.trim().toUpperCase());
  if (found) return found;
  throw new UserError(
    fault("career-position", `nobody plays "${word}"`, {
      hint: suggestHint(word.toUpperCase(), CAREER_POSITIONS) ?? `known: ${CAREER_POSITIONS.join(", ")}`,
    }),
  );
}

const teamOf = ({ player, league }: Pick<Career, "player" | "league">): LeagueTeam =>
  league.teams.find(({ id }) => id === player.team)!;

/** Differences between a request for a new career and the existing one. @throws UserError */
export function differences(
  { player, league }: Career,
  { name, position, team }: Partial<Pick<CareerRequest, "name" | "position" | "team">>,
): string[] {
  const [at, his] = together(
    () => (position === undefined ? player.position : positionOf(position)),
    () => (team === undefined ? undefined : leagueGame.teams.find(league.teams, team)),
  );
  return [
    ...(name === undefined || bareText(name) === bareText(player.name) ? [] : [`he is ${player.name}, not ${name}`]),
    ...(at === player.position ? [] : [`${player.name} plays ${player.position}, not ${at}`]),
    ...(his === undefined || his.id === player.team
      ? []
      : [`${player.name} plays for ${teamOf({ player, league }).name}, not for ${his.name}`]),
  ];
}

/** Both results. @throws UserError with the errors of both */
function together<A, B>(first: () => A, second: () => B): readonly [A, B] {
  const issues: Issue[] = [];
  const tried = <T>(make: () => T): T | undefined => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
      return undefined;
    }
  };
  const results = [tried(first), tried(second)] as const;
  throwOnErrors(issues);
  return results as readonly [A, B];
}

/** His current card. */
export function careerCard({ player, league }: Career, { steps, tier, last }: CareerState): CareerCard {
  const { name, position, number } = player;
  const foot = last && footOf(last.figures);
  const starts = last?.starts ?? 0;
  return cardOf(
    {
      name,
      position,
      ...(number !== undefined && { number }),
      games: last?.games ?? 0,
      // A starter may start: counts as having started at least once.
      starts: tier.digits === null ? Math.max(1, starts) : starts,
      ...(foot && Object.keys(foot).length > 0 && { season: foot }),
    },
    steps,
    lastRank(teamOf({ player, league }).team),
  );
}

/** The teams of the league including him; cached by the state that determines his card. */
const teamsWith = remember((career: Career) => remember((state: CareerState) => withHim(career, state)));
function withHim(career: Career, state: CareerState): readonly LeagueTeam[] {
  const own = teamOf(career);
  const card = careerCard(career, state);
  const team = placed(own.team, career.player.position, card, state.tier);
  return career.league.teams.map((one) => (one === own ? { ...one, team } : one));
}

/** The league before a round, ready to play. */
export const leagueWith = (career: Career, state: CareerState): CareerLeague => ({
  ...career.league,
  teams: teamsWith(career)(state),
});

const dice = (career: Career, what: string): TwoDice => {
  const roller = seededRoller(parseSeed(`${career.league.seed}/${what}`));
  return [roller.die(10) % 10, roller.die(10) % 10];
};
export const endingDice = (career: Career, season: number, round: number): TwoDice =>
  dice(career, `${season}/${round}/ending`);
export const declineDice = (career: Career, season: number): TwoDice => dice(career, `${season}/decline`);

const roundOf = ({ league }: Career): number | undefined => currentWeek(viewOf(league));

/**
 * The career with steps bought before the next round; between seasons, draws the next one first.
 * @throws UserError for an invalid purchase
 */
export function bought(from: Career, keys: readonly string[]): Career {
  requireGoing(from);
  const career = roundOf(from) === undefined ? nextSeason(from).career : from;
  requireGoing(career);
  const market = marketOf(career);
  const fields = careerFields(career);
  const { now } = chronicleOf(career);
  const issues: Issue[] = [];
  let steps: Steps = now.steps;
  let bank = now.bank;
  for (const key of keys) {
    const field = fields.find((one) => one.key.toLowerCase() === key.toLowerCase());
    if (!field) {
      issues.push(noField(career, key, fields));
      continue;
    }
    const refused = refusalOf(field, steps);
    if (refused) issues.push(fault("career-cap", `${field.key}: ${REFUSALS[refused]}`));
    bank -= priceOf(market, field, steps);
    steps = { ...steps, [field.key]: (steps[field.key] ?? 0) + 1 };
  }
  if (issues.length === 0 && bank < 0)
    issues.push(
      fault("career-bank", `${costText(keys, now.bank - bank)}; ${career.player.name} has ${pointsText(now.bank)}`, {
        hint: `${PRICES} lists what every step costs`,
      }),
    );
  throwOnErrors(issues);
  const named = keys.map((key) => fields.find((one) => one.key.toLowerCase() === key.toLowerCase())!.key);
  return withEntry(career, { season: career.league.season, round: roundOf(career)!, buys: named });
}

const PRICES = "pressbox career dice-football --prices";

/** Points are tenths, whose sums are inexact in binary. */
export const pointsText = (points: number): string => `${Math.round(points * 100) / 100}`;

/** `stamina costs 10 points`, `stamina, I.3 cost 15 points together`. */
export const costText = (keys: readonly string[], cost: number): string =>
  keys.length === 1
    ? `${keys[0]} costs ${pointsText(cost)} points`
    : `${keys.join(", ")} cost ${pointsText(cost)} points together`;

/** Error for a field that his card does not have. Cards have too many fields to list; the price list has them all. */
export function noField({ player }: Career, key: string, fields: readonly { readonly key: string }[]): Issue {
  const near = suggest(
    key,
    fields.map((field) => field.key),
  );
  return fault("career-field", `the card of ${player.name} has no field "${key}"`, {
    hint: `${near === undefined ? "" : `did you mean "${near}"? `}${PRICES} lists them`,
  });
}

export const REFUSALS = {
  cap: "nothing more can be bought: it is at its limit",
  together: "all steps of this upgrade are bought",
  touchdown: "this face already goes all the way",
} as const;

const withEntry = (career: Career, entry: LogEntry): Career => ({ ...career, log: [...career.log, entry] });

const END_WORDS = {
  retired: "has retired",
  injury: "had a career-ending injury",
  age: "is too old to play on",
} as const;

export function requireGoing(career: Career): void {
  const { ended } = chronicleOf(career);
  if (ended === undefined) return;
  throw new UserError(fault("career-over", `${career.player.name} ${END_WORDS[ended]}: the career is over`));
}

/** He retires. */
export function retire(career: Career): Career {
  requireGoing(career);
  return { ...withEntry(career, { season: career.league.season, retired: true }), revision: career.revision + 1 };
}

/** Plays the next round, or moves on to the next season. */
export function playOn(career: Career): CareerStep<Career> {
  requireGoing(career);
  if (roundOf(career) === undefined) return nextSeason(career);
  return playRound(career, careerSeasons);
}

/** Plays the next round with his current card. */
export function playRound(career: Career, seasons: typeof careerSeasons): CareerStep<Career> {
  const { league } = career;
  const trained = train(career);
  const state = chronicleOf(trained).now;
  const { league: after } = seasons.step(leagueWith(trained, state));
  const played: Career = {
    ...trained,
    revision: career.revision + 1,
    league: { ...(after as CareerLeague), teams: league.teams },
  };
  return stepAfter(looked(played, league), league);
}

/** Late in a career, he saves for no step that costs more than this share of all points earned: he may not get to use it. */
const OLD_PATIENCE = 0.04;

/** Applies the trainer's purchases; none if the player spends his own points. */
export function train(career: Career): Career {
  if (career.training === "own") return career;
  const { now } = chronicleOf(career);
  const market = marketOf(career);
  const old = market.rising && ageRow(market, career.league.season) !== undefined;
  const buys = planned(kindOf(career.player.position), careerFields(career), now.steps, now.bank, {
    priceOf: (field, steps) => priceOf(market, field, steps),
    patience: old ? OLD_PATIENCE * now.points : Infinity,
  });
  return buys.length === 0 ? career : bought(career, buys);
}

/** Rolls two dice for a season-ending injury: they may end the career. */
function looked(career: Career, before: CareerLeague): Career {
  const round = currentWeek(viewOf(before))!;
  const hurt = career.league.results
    .slice(before.results.length)
    .some(({ career: figures }: CareerResult) => (figures?.seasonsEnded ?? 0) > 0);
  if (!hurt) return career;
  return withEntry(career, { season: before.season, round, ending: endingDice(career, before.season, round) });
}

function stepAfter(career: Career, before: CareerLeague): CareerStep<Career> {
  const chronicle = chronicleOf(career);
  const round = currentWeek(viewOf(before))!;
  const games = chronicle.games.filter((one) => one.season === before.season && one.round === round);
  const title = titleOfWeek(viewOf(before), round);
  const over = championOf(viewOf(career.league)) !== undefined;
  const lines = gameLines(career, title, games as readonly CareerGame[]);
  const headline = over || chronicle.ended ? seasonLine(career, chronicle.years.at(-1)!) : undefined;
  return { career, lines, ...(headline !== undefined && { headline }) };
}

/** Draws the next season; an aging player may decline or retire. */
function nextSeason(career: Career): CareerStep<Career> {
  const { league } = career;
  const { season } = league;
  const old = ageRow(marketOf(career), season) !== undefined;
  const rolled = old ? withEntry(career, { season, decline: declineDice(career, season) }) : career;
  if (chronicleOf(rolled).ended !== undefined) {
    return { career: { ...rolled, revision: career.revision + 1 }, lines: [`${career.player.name} ${END_WORDS.age}`] };
  }
  const { league: after } = careerSeasons.step(league);
  const next: Career = { ...rolled, revision: career.revision + 1, league: after as CareerLeague };
  return { career: next, lines: [`Season ${next.league.season}`] };
}
