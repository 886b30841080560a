/** Season statistics -> teams: cards, lineups and play calls against an average opponent. */
import type { Issue } from "../../../kernel/issue/index.js";
import { sumOf } from "../../../kernel/lists/index.js";
import { slugOf } from "../../../kernel/words/index.js";
import { colorsOf, recordOf } from "../../../league/team-labels.js";
import {
  LEAST_TEAMS,
  ratedTeam,
  requireFigures,
  yearOf,
  teamWords,
  type Season,
  type TeamRow,
} from "../../../stats/index.js";
import {
  STANDARD_RULES,
  teamName,
  type DiceRules,
  type Provenance,
  type ReturnCard,
  type Returner,
  type Team,
} from "../rules/index.js";
import { averageOf, type Average } from "./average.js";
import { kneelShare, replays } from "./game-shape.js";
import { frontOf, isGuessed, menOf } from "./defenders.js";
import { wallOf, type Met } from "./enumerate.js";
import { filledIn, type FilledIn } from "./filled-in.js";
import { foulRange } from "./foul-range.js";
import { FORCED, forcedBy, withForced } from "./forced.js";
import { homeLineOf } from "./home-line.js";
import { eraOf, leagueOf, touchesOf, type League } from "./league.js";
import { leansOf, UPRIGHT, type Lean } from "./lean.js";
import { USUAL_LEVELS, type Levels } from "./levels.js";
import { neutralShift, NO_SHIFT, opponentsOf, recorded } from "./neutral.js";
import { makeOffense, type OffenseInput } from "./offense.js";
import { carriersOf, passersOf } from "./people.js";
import { proofOf } from "./proof.js";
import { redZoneOf } from "./red-zone.js";
import { solveDefense, type Allowed, type DefenseSolved } from "./scales.js";
import { kickersOf, puntersOf, returnersOf } from "./specialists.js";
import type { ProofRow } from "./statistics.js";

interface RateOptions {
  /** A single team, by its code or name. */
  readonly team?: string;
  /** Year, if the tables do not say. */
  readonly year?: number;
  /** Rules that the cards are made for; default: the standard rules. */
  readonly rules?: DiceRules;
  /** The league's levels, if its games were played. */
  readonly levels?: Levels;
  /** Defenses of an earlier rating of the same season: levels do not change them. */
  readonly defenses?: Rated["defenses"];
}

interface Rated {
  readonly season: number;
  readonly teams: readonly Team[];
  readonly proof: readonly ProofRow[];
  readonly issues: readonly Issue[];
  readonly ownLeague: boolean;
  readonly filled: readonly FilledIn[];
  readonly defenses: ReadonlyMap<string, Defending>;
}

/** Season of the teams printed with the game. */
const USUAL_SEASON = 1975;
const USUAL_GAMES = 16;

/** @throws UserError if the statistics are not enough for a rating, with every reason */
export function rateSeason(season: Season, options: RateOptions = {}): Rated {
  const { rules = STANDARD_RULES, levels = USUAL_LEVELS } = options;
  const { year, issues } = yearOf(season, options.year, USUAL_SEASON);
  const wanted = options.team === undefined ? undefined : ratedTeam(season, options.team, year);
  requireFigures(season, wanted);
  const rated = wanted === undefined ? season.teams : [wanted];
  const ownLeague = season.teams.length >= LEAST_TEAMS && season.beyond === undefined;
  const league = ownLeague ? leagueOf(season, eraOf(year)) : eraOf(year);
  const average = averageOf(league, rules);
  const proof: ProofRow[] = [];
  const leaning = ownLeague && replays(rules);
  const context: Context = {
    season,
    year,
    league,
    average,
    ownLeague,
    rules,
    levels,
    offenses: leaning ? leansOf(season, "offense", levels.lean) : new Map(),
    defenses: leaning ? leansOf(season, "defense") : new Map(),
  };
  // Offenses are computed against the defenses they face, so defenses come first.
  const defenses = new Map(options.defenses);
  const defenseOf = (id: string): Defending => {
    let one = defenses.get(id);
    if (!one) defenses.set(id, (one = rateDefense(id, context)));
    return one;
  };
  const guessed = new Set<string>();
  const teams = rated.map((id): Team => {
    const { team, rows } = rateTeam(id, context, defenseOf);
    proof.push(...rows);
    if (hasGuesses(team, season.tables.defense, id)) guessed.add(id);
    return team;
  });
  return {
    season: year,
    teams,
    proof,
    issues,
    ownLeague,
    filled: filledIn(season, rated, { year, league: ownLeague, guessed }),
    defenses,
  };
}

interface Context {
  readonly season: Season;
  readonly year: number;
  readonly league: League;
  readonly average: Average;
  readonly ownLeague: boolean;
  readonly rules: DiceRules;
  readonly levels: Levels;
  /** Each team's lean, by its code. */
  readonly offenses: ReadonlyMap<string, Lean>;
  readonly defenses: ReadonlyMap<string, Lean>;
}

/** A defense and its inputs. */
interface Defending {
  readonly made: DefenseSolved;
  readonly allowed: Allowed;
  /** Number of its players known by name. */
  readonly men: number;
  readonly front: Met["wall"];
  /** Fumbles that it forces, per touch. */
  readonly forced: number;
}

interface Faced extends Met {
  readonly forced: number;
}

function rateDefense(id: string, { season, league, average, ownLeague, rules, defenses }: Context): Defending {
  const against = season.against.get(id)!;
  const games = season.own.get(id)!.games ?? USUAL_GAMES;
  const theirs = recorded(against);
  const gave = ownLeague ? neutralShift(season, id) : NO_SHIFT;
  const plus = (key: "completion" | "interception" | "sack"): number | undefined =>
    theirs[key] === undefined ? undefined : theirs[key] + gave[key];
  const allowed: Allowed = {
    completion: plus("completion"),
    interception: plus("interception"),
    sack: plus("sack"),
    rush: theirs.rush === undefined ? undefined : theirs.rush + gave.rush - league.rush,
    yardsPerCompletion:
      theirs.yardsPerCompletion === undefined || rules.switches.lastMan !== "yards"
        ? undefined
        : theirs.yardsPerCompletion + gave.yardsPerCompletion - league.yardsPerCompletion,
    behind: -aheadOf(season, id),
  };
  const lean = defenses.get(id) ?? UPRIGHT;
  const leant = (key: keyof Omit<Lean, "left">): number | undefined =>
    allowed[key] === undefined ? undefined : allowed[key] + lean[key];
  const aim: Allowed = {
    ...allowed,
    completion: leant("completion"),
    sack: leant("sack"),
    rush: leant("rush"),
    yardsPerCompletion: leant("yardsPerCompletion"),
  };
  const men = menOf(season.tables.defense.filter(({ team }) => team === id));
  const thrown = against.passAttempts ?? league.passes * games;
  const solved = solveDefense(
    {
      games,
      front: frontOf(men),
      men,
      rushing: aim.rush ?? 0,
      sacks: against.sacks ?? (thrown * league.sack) / (1 - league.sack),
      interceptions: against.interceptions ?? thrown * league.interception,
    },
    aim,
    average,
    rules,
  );
  const forces = rules.switches.forcedFumbles === "on";
  const made = forces ? withForced(solved, forcedWanted(league, theirs.fumbles, gave.fumbles), rules) : solved;
  return { made, allowed, men: men.length, front: wallOf(made), forced: forces ? forcedBy(made, rules) : 0 };
}

/** Target of forced fumbles per touch: the league's share, plus the team's excess. Undefined if no table has them. */
function forcedWanted(league: League, fumbles: number | undefined, gave: number): number {
  const { carrierFumbles, fumbles: usual } = league;
  if (carrierFumbles === undefined || usual === undefined || fumbles === undefined) return 0;
  return Math.max(0, FORCED * carrierFumbles + (fumbles + gave - usual) / touchesOf(league).carriers);
}

/** A team's average margin in points per game; 0 if unknown. */
function aheadOf({ own, against }: Season, id: string): number {
  const [mine, theirs] = [own.get(id)!.points, against.get(id)!.points];
  return mine === undefined || theirs === undefined ? 0 : (mine - theirs) / (own.get(id)!.games ?? USUAL_GAMES);
}

/** The opponents of an offense: its schedule, otherwise all other teams equally; for a single team, an average defense. */
function metBy(id: string, { season, ownLeague, average }: Context, defenseOf: (id: string) => Defending): Faced[] {
  if (!ownLeague) return [{ wall: average.wall, share: 1, forced: 0 }];
  const scheduled = opponentsOf(season, id);
  const opponents = scheduled.length > 0 ? scheduled : season.teams.filter((other) => other !== id);
  const games = new Map<string, number>();
  for (const other of opponents) games.set(other, (games.get(other) ?? 0) + 1);
  return [...games].map(([other, count]) => {
    const { front, forced } = defenseOf(other);
    return { wall: front, share: count / opponents.length, forced };
  });
}

function rateTeam(
  id: string,
  context: Context,
  defenseOf: (id: string) => Defending,
): { team: Team; rows: ProofRow[] } {
  const { season, year, league, average, rules, levels } = context;
  const own = season.own.get(id)!;
  const against = season.against.get(id)!;
  const games = own.games ?? USUAL_GAMES;
  const passers = passersOf(id, season, league.sack);
  const [main] = passers;
  const { completion, interception, sack } = recorded(own);
  const met = metBy(id, context, defenseOf);
  const isForced = rules.switches.forcedFumbles === "on" && league.otherFumbles !== undefined;
  const input: OffenseInput = {
    games,
    ...(isForced &&
      own.fumblesLost !== undefined && {
        drops: {
          lost: levels.fumbles * (own.fumblesLost - league.otherFumbles * games),
          forced: sumOf(met.map(({ share, forced }) => share * forced)),
        },
      }),
    rushing: own.rushYards! / own.rushAttempts! - league.rush,
    protection: league.sack - main.sacks / (main.attempts + main.sacks),
    leagueRush: league.rush,
    leagueFumbles: league.carrierFumbles,
    passerFumbles: league.passerFumbles,
    team: {
      completion,
      interception,
      sack,
      yardsPerRush: own.rushYards! / own.rushAttempts!,
      yardsPerCompletion: own.completions! > 0 ? own.passYards! / own.completions! : undefined,
    },
    ahead: aheadOf(season, id),
    kneels: kneelShare(own.kneels, games, rules),
    redZone: redZoneOf(context.offenses.get(id), levels.redZone, rules),
    lean: context.offenses.get(id) ?? UPRIGHT,
    passers,
    carriers: carriersOf(id, season, passers),
  };
  const usual = [{ wall: average.wall, share: 1 }];
  const offense = makeOffense(input, { usual, met }, rules);
  const { made: defense, allowed, men } = defenseOf(id);
  const words = own.city && own.name ? { city: own.city, name: own.name } : teamWords(id, year);
  const fouls = foulRange(own, games, rules, year, levels.penalties);
  const homeLine = homeLineOf(season, rules);
  const team: Team = {
    id: `${year}-${slugOf(teamName(words))}`,
    ...words,
    monogram: shortName(id, words),
    colors: colorsOf(id),
    season: year,
    ...recordOf(own),
    ...(own.points !== undefined && { pointsFor: own.points }),
    ...(against.points !== undefined && { pointsAgainst: against.points }),
    ...(fouls && { fouls }),
    ...(homeLine !== undefined && { homeLine }),
    ...(input.redZone !== undefined && { redZone: input.redZone }),
    roster: {
      ...offense.roster,
      ...defense.roster,
      kickers: kickersOf(id, season, league, games),
      punters: puntersOf(id, season, league, games, { year, rules }),
      returns: withInjuries(returnersOf(id, season, league), [
        ...offense.roster.carriers,
        ...defense.roster.front,
        ...defense.roster.backs,
      ]),
    },
    offense: offense.offense,
    defense: defense.defense,
    provenance: provenanceOf(own, against, men > 0),
  };
  const rows = proofOf({ id, team, input, offense, defense, allowed, levels }, season, league, average, rules);
  return { team: distinct(team), rows };
}

/** Returners with the injury ranges of their other cards: one range per player. */
function withInjuries({ kick, punt }: ReturnCard, cards: readonly Pick<Returner, "name" | "injury">[]): ReturnCard {
  const own = (man: Returner): Returner => {
    const card = cards.find(({ name }) => name === man.name);
    return card ? { ...man, injury: card.injury } : man;
  };
  return { kick: kick.map(own), punt: punt.map(own) };
}

/** True if a defender on the roster has a guessed position. */
function hasGuesses({ roster }: Team, rows: Season["tables"]["defense"], id: string): boolean {
  const names = new Set([...roster.front, ...roster.backs].map(({ name }) => name));
  return rows.some((row) => row.team === id && names.has(row.player) && isGuessed(row));
}

/** Renames players who would be on both sides of the ball under the same name. */
function distinct(team: Team): Team {
  const offense = new Set([
    ...team.roster.quarterbacks.map(({ name }) => name),
    ...team.roster.carriers.map(({ name }) => name),
  ]);
  const twice = [...team.roster.front, ...team.roster.backs].filter(({ name }) => offense.has(name));
  if (twice.length === 0) return team;
  const names = new Set(twice.map(({ name }) => name));
  const renamed = (name: string): string => (names.has(name) ? `${name} (D)` : name);
  const card = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: renamed(one.name) });
  return {
    ...team,
    roster: { ...team.roster, front: team.roster.front.map(card), backs: team.roster.backs.map(card) },
    defense: {
      ...team.defense,
      formations: team.defense.formations.map((one) => ({ ...one, players: one.players.map(card) })),
    },
  };
}

/** The code of a team if it is short enough, otherwise its first letters. */
function shortName(id: string, { city, name }: { readonly city: string; readonly name: string }): string {
  if (/^[A-Z0-9]{1,3}$/.test(id)) return id;
  const letters = `${city}${name}`.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return letters.slice(0, 3) || "T";
}

function provenanceOf(own: TeamRow, against: TeamRow, defenders: boolean): Record<string, Provenance> {
  return {
    "defense.calls": against.sacks === undefined ? "prior" : "stat",
    "defense.formations": defenders ? "stat" : "prior",
    offense: "stat",
    roster: "stat",
    "roster.backs": defenders ? "stat" : "prior",
    "roster.front": defenders ? "stat" : "prior",
    "roster.kickers": own.fieldGoalAttempts === undefined ? "prior" : "stat",
    "roster.linemen": "prior",
    "roster.punters": own.punts === undefined ? "prior" : "stat",
  };
}
