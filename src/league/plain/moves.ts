/** Rosters of a league after its moves, round by round. Computed from the file alone. */
import { remember } from "../../kernel/cache/remember.js";
import { suggestHint } from "../../kernel/issue/index.js";
import type { Man, PlainGame, Rosters } from "./game.js";
import type { Move, PlainLeague, PlainResult, PlainTeam, RookieClass } from "./types.js";

/** Key of free agents in the carried state; no team can have this id. */
export const FREE = "_free";

const INJURED = "_injured ";
/** The injured list of a team; no team can have this id. */
export const injuredOf = (team: string): string => `${INJURED}${team}`;
/** The team whose players are at a place, on the field or on its injured list; undefined for free agents. */
export const teamAt = (place: string): string | undefined =>
  place === FREE ? undefined : place.startsWith(INJURED) ? place.slice(INJURED.length) : place;
export const isInjuredList = (place: string): boolean => place.startsWith(INJURED);

/** Players outside the games, by name: the rows or cards of each. */
export type IdleMen = ReadonlyMap<string, unknown>;

/** Teams with their active players, and everyone else. */
export interface Pool<T extends PlainTeam = PlainTeam> {
  readonly teams: readonly T[];
  /** Free agents (`FREE`) and the injured list of each team that has one. */
  readonly idle: ReadonlyMap<string, IdleMen>;
}

export const freeAgents = ({ idle }: Pick<Pool, "idle">): IdleMen => idle.get(FREE) ?? new Map();

/** Why a move is impossible. */
export interface MoveFault {
  /** Index of the move in the list. */
  readonly at: number;
  readonly code: string;
  /** The part of the move that is wrong. */
  readonly part: "player" | "from" | "to";
  readonly message: string;
  readonly hint?: string;
}

type Rules = { readonly name: string };
type Date = Pick<Move, "season" | "week">;

export const isBefore = (a: Date, b: Date): boolean =>
  a.season < b.season || (a.season === b.season && a.week < b.week);
const sameDate = (a: Date, b: Date): boolean => a.season === b.season && a.week === b.week;

/** A player's team id, the injured list of a team, `FREE`, or undefined once he is retired. */
export type Place = string | undefined;
const cameFrom = ({ from, injured }: Move): string =>
  from === undefined ? FREE : injured === "back" ? injuredOf(from) : from;
export const wentTo = ({ from, to, retires, injured }: Move): Place =>
  retires ? undefined : injured === "out" ? injuredOf(from!) : (to ?? FREE);

/** A player while the moves of a round are made. */
interface Going {
  readonly name: string;
  readonly from: string;
  at: Place;
  /** Index of his last move. */
  move: number;
}

/** The pool after simultaneous moves: all players leave before any arrive, so that teams can trade. */
export function afterMoves<T extends PlainTeam>(
  rosters: Rosters<T>,
  pool: Pool<T>,
  moves: readonly Move[],
): { readonly pool: Pool<T>; readonly faults: readonly MoveFault[] } {
  const faults: MoveFault[] = [];
  const shorts = new Map(pool.teams.map(({ id, short }) => [id, short]));
  const teams = new Map(pool.teams.map((team) => [team.id, team]));
  const places = new Map<string, Set<string>>([
    ...pool.teams.map((team) => [team.id, new Set(rosters.men(team).map(({ name }) => name))] as const),
    ...[...pool.idle].map(([place, men]) => [place, new Set(men.keys())] as const),
  ]);
  const menAt = (place: string): Set<string> => {
    if (!places.has(place)) places.set(place, new Set());
    return places.get(place)!;
  };
  const whereWords = (place: string): string =>
    place === FREE
      ? "a free agent"
      : `${isInjuredList(place) ? "on the injured list of" : "with"} the ${shorts.get(teamAt(place)!)}`;
  const going: Going[] = [];
  moves.forEach((move, at) => {
    const { player: name } = move;
    const [from, to] = [cameFrom(move), wentTo(move)];
    const men = menAt(from);
    const where = whereWords(from);
    const report = (part: MoveFault["part"], code: string, message: string, hint?: string): void => {
      faults.push({ at, part, code, message, ...(hint !== undefined && { hint }) });
    };
    if (!men.has(name))
      return report("player", "player-unknown", `${name} is not ${where}`, suggestHint(name, [...men]));
    if (to === from) return report("to", "player-there", `${name} is ${where} already`);
    if (to !== undefined && menAt(to).has(name)) {
      const others = to === FREE ? "a free agent" : `a player on the ${shorts.get(teamAt(to)!)}`;
      return report("player", "player-twice", `${others} is also called ${name}; a team needs different names`);
    }
    men.delete(name);
    if (to !== undefined) menAt(to).add(name);
    const known = going.find((one) => one.name === name && one.at === from);
    if (known) Object.assign(known, { at: to, move: at });
    else going.push({ name, from, at: to, move: at });
  });
  const gone = going.filter(({ from, at }) => from !== at);
  const pieces = new Map(
    gone.map((one) => [
      one,
      teams.has(one.from) ? rosters.pieceOf(teams.get(one.from)!, one.name) : pool.idle.get(one.from)!.get(one.name),
    ]),
  );
  const idle = new Map([...pool.idle].map(([place, men]) => [place, new Map(men)]));
  for (const one of gone) idle.get(one.from)?.delete(one.name);
  for (const one of gone) {
    if (one.at === undefined || teams.has(one.at)) continue;
    if (!idle.has(one.at)) idle.set(one.at, new Map());
    idle.get(one.at)!.set(one.name, pieces.get(one));
  }
  for (const [id, team] of teams) {
    const left = gone.filter(({ from }) => from === id);
    const joined = gone.filter((one) => one.at === id);
    if (left.length + joined.length === 0) continue;
    const made = rosters.changed(
      team,
      left.map(({ name }) => name),
      joined.map((one) => pieces.get(one)),
    );
    if ("team" in made) teams.set(id, made.team);
    else {
      const message = `the ${shorts.get(id)} would be without ${made.lacks.join(" and ")}`;
      const hint = "move such a player to them at the same time: --moves FILE";
      faults.push({ at: (left.at(-1) ?? joined.at(-1)!).move, part: "player", code: "team-lacks", message, hint });
    }
  }
  return { pool: { teams: [...teams.values()], idle }, faults };
}

/** Pools of a league, each valid from its date. */
interface Stage<T extends PlainTeam> extends Date {
  readonly pool: Pool<T>;
}

/** By game, teams, moves and classes: the pool after each round with moves, and the impossible moves. */
const stages = remember((_rosters: object) =>
  remember((_teams: object) => new WeakMap<object, WeakMap<object, ReturnType<typeof stagesOf>>>()),
);

function stagesOf<T extends PlainTeam>(
  rosters: Rosters<T>,
  teams: readonly T[],
  moves: readonly Move[],
  classes: readonly RookieClass<T>[],
) {
  const list: Stage<T>[] = [];
  const faults: MoveFault[] = [];
  let pool: Pool<T> = { teams, idle: new Map() };
  const coming = [...classes];
  /** Adds the classes up to a season. */
  const come = (until: number): void => {
    while (coming.length > 0 && coming[0].season <= until) {
      const one = coming.shift()!;
      const free = new Map(freeAgents(pool));
      for (const { name, piece } of rookiesOf(rosters, one)) free.set(name, piece);
      const idle = new Map(pool.idle).set(FREE, free);
      list.push({ season: one.season, week: 1, pool: (pool = { ...pool, idle }) });
    }
  };
  for (let at = 0; at < moves.length;) {
    const { season, week } = moves[at];
    come(season);
    const count = moves.slice(at).findIndex((move) => !sameDate(move, moves[at]));
    const group = moves.slice(at, count < 0 ? moves.length : at + count);
    const after = afterMoves(rosters, pool, group);
    const from = at;
    faults.push(...after.faults.map((one) => ({ ...one, at: from + one.at })));
    list.push({ season, week, pool: (pool = after.pool) });
    at += group.length;
  }
  come(Infinity);
  return { list, faults };
}

/** The players of a class in order, with what they play by. */
export function rookiesOf<T extends PlainTeam>(
  rosters: Rosters<T>,
  { teams = [], men = [] }: RookieClass<T>,
): (Man & { readonly piece: unknown })[] {
  return [
    ...teams.flatMap((team) => rosters.men(team).map((man) => ({ ...man, piece: rosters.pieceOf(team, man.name) }))),
    ...men.map((man) => ({ ...man, piece: rosters.rookies?.pieceOf(man.name, man.position) })),
  ];
}

/** The part of a plain game that rosters depend on. */
type WithRosters<T extends PlainTeam> = { readonly rosters?: Rosters<T> };

/** Keys of a league without moves, or without classes. */
const NO_MOVES: readonly Move[] = [];
const NO_CLASSES: readonly RookieClass<never>[] = [];

function known<T extends PlainTeam>(
  { rosters }: WithRosters<T>,
  { teams, moves = NO_MOVES, classes = NO_CLASSES }: Leagued<T>,
) {
  if (!rosters || moves.length + classes.length === 0) return undefined;
  const byMoves = stages(rosters)(teams);
  let byClasses = byMoves.get(moves);
  if (!byClasses) byMoves.set(moves, (byClasses = new WeakMap()));
  let found = byClasses.get(classes);
  if (!found) byClasses.set(classes, (found = stagesOf(rosters as Rosters<PlainTeam>, teams, moves, classes)));
  return found as ReturnType<typeof stagesOf<T>>;
}

type Leagued<T extends PlainTeam> = Pick<PlainLeague<T>, "teams" | "moves" | "classes">;

/** The pool in a round, or now. */
export function poolAt<T extends PlainTeam>(game: WithRosters<T>, league: Leagued<T>, date?: Date): Pool<T> {
  const list = known(game, league)?.list ?? [];
  const stage = date ? list.findLast((one) => !isBefore(date, one)) : list.at(-1);
  return stage?.pool ?? { teams: league.teams, idle: new Map() };
}

/** Teams with their players in a round, or now. */
export const teamsAt = <T extends PlainTeam>(game: WithRosters<T>, league: Leagued<T>, date?: Date): readonly T[] =>
  poolAt(game, league, date).teams;

/** All errors in the moves of a league file. */
export const faultsOfMoves = <T extends PlainTeam>(game: WithRosters<T>, league: Leagued<T>): readonly MoveFault[] =>
  known(game, league)?.faults ?? [];

/** Carried state after a move: a player takes his part along, but leaves it with his team on the injured list. */
export function carriedAfterMove<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  { carried: rules }: PlainGame<T, P, G, R, C>,
  carried: Readonly<Record<string, unknown>>,
  move: Move,
): Readonly<Record<string, unknown>> {
  const { player, from = FREE, injured } = move;
  const to = injured === "out" ? from : wentTo(move);
  if (!rules?.split || to === from || !Object.hasOwn(carried, from)) return carried;
  const { left, taken } = rules.split(carried[from] as C, player);
  if (taken === undefined) return carried;
  const after = Object.fromEntries(Object.entries(carried).filter(([id]) => id !== from));
  return {
    ...after,
    ...(left !== undefined && { [from]: left }),
    ...(to !== undefined && { [to]: rules.joined!(after[to] as C | undefined, taken) }),
  };
}
