/** Player moves as people ask for them: by name, all moves or none. */
import { fault, hasErrors, suggest, suggestHint, UserError, warning, type Issue } from "../../kernel/issue/index.js";
import { bareText } from "../../kernel/words/index.js";
import type { Traded, WantedMove } from "../../contract/seasons.js";
import type { Keeper } from "../keeper.js";
import { fixturesOf } from "../season.js";
import type { PlainGame } from "./game.js";
import {
  afterMoves,
  carriedAfterMove,
  FREE,
  injuredOf,
  isInjuredList,
  poolAt,
  rookiesOf,
  teamAt,
  wentTo,
  type Place,
  type Pool,
} from "./moves.js";
import { menNamed } from "./men.js";
import type { Move, PlainLeague, PlainResult, PlainTeam } from "./types.js";

type Rules = { readonly name: string };

/** Words for not playing on a team. */
const NO_TEAM: Readonly<Record<string, "free" | "retired" | "injured">> = {
  free: "free",
  freeagent: "free",
  freeagents: "free",
  released: "free",
  waived: "free",
  retired: "retired",
  retires: "retired",
  injured: "injured",
  injuredlist: "injured",
  injuredreserve: "injured",
  ir: "injured",
  il: "injured",
};

/** The same as help names them. */
const PLACES = ["free", "injured", "retired"] as const;

/** The injured list of whatever team the player is with. */
const INJURED = Symbol("injured list");

/** The league after these moves; unchanged, with every error, if one of them is wrong. */
export function tradeIn<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  keeper: Keeper<PlainLeague<T, R>, R>,
  league: PlainLeague<T, R>,
  wanted: readonly WantedMove[],
): Traded<PlainLeague<T, R>> {
  const rosters = game.rosters!;
  const current = keeper.current(league);
  const now = current === undefined ? { season: league.season + 1, week: 1 } : { season: league.season, week: current };
  const title = current === undefined ? "round 1" : keeper.title(league, current).toLowerCase();
  const when = `season ${now.season}, ${title}`;
  const issues: Issue[] = [];
  const lines: string[] = [];
  const made: Move[] = [];
  /** Index of each move in the request. */
  const places: number[] = [];
  const short = (place: Place): string => {
    if (place === undefined) return "retired";
    if (place === FREE) return "free agents";
    const team = league.teams.find(({ id }) => id === teamAt(place))!.short;
    return isInjuredList(place) ? `injured list of the ${team}` : team;
  };
  const withWords = (place: Place): string =>
    place !== undefined && isInjuredList(place) ? `on the ${short(place)}` : `with the ${short(place)}`;
  const before = (league.moves ?? []).filter((move) => move.season === now.season && move.week === now.week);
  const earlier = (league.moves ?? []).slice(0, (league.moves ?? []).length - before.length);
  const { teams, classes } = league;
  const start = poolAt(game, { teams, moves: earlier, ...(classes && { classes }) });
  let pool: Pool<T> = poolAt(game, league);
  // A free agent's position is the one he had on his last team or in his class.
  const positions = new Map(
    [
      ...(classes ?? []).flatMap((one) => rookiesOf(rosters, one)),
      ...[...teams, ...pool.teams, ...start.teams].flatMap((team) => rosters.men(team)),
    ].map(({ name, position }) => [name, position] as const),
  );
  const holders = new Map<string, string[]>();
  const add = (name: string, place: string): void => {
    holders.set(name, [...(holders.get(name) ?? []), place]);
  };
  for (const team of pool.teams) for (const { name } of rosters.men(team)) add(name, team.id);
  for (const [place, men] of pool.idle) for (const name of men.keys()) add(name, place);
  const report = (i: number, part: string, code: string, message: string, hint?: string): void => {
    issues.push(fault(code, message, { detail: { move: i, part }, ...(hint !== undefined && { hint }) }));
  };
  const placeOf = (i: number, part: "from" | "to", word: string): Place | typeof INJURED | false => {
    const none = NO_TEAM[bareText(word)];
    if (none === "free") return FREE;
    if (none === "injured") return INJURED;
    if (none === "retired" && part === "to") return undefined;
    try {
      return keeper.find(league, word).id;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const near = suggest(word, PLACES);
      const hint = near !== undefined && { hint: `did you mean "${near}"?` };
      for (const issue of error.issues) issues.push({ ...issue, ...hint, detail: { ...issue.detail, move: i, part } });
      return false;
    }
  };
  const done = (player: string, to: Place | typeof INJURED, week: number): boolean =>
    (league.moves ?? []).some(
      (move) =>
        move.season === league.season &&
        move.week === week &&
        bareText(move.player) === bareText(player) &&
        (to === INJURED ? move.injured === "out" : wentTo(move) === to),
    );
  const played = new Set(
    fixturesOf(keeper.view(league)).flatMap(({ week, result }) =>
      result && week === current ? [result.away, result.home] : [],
    ),
  );
  let later = 0;
  wanted.forEach(({ player: typed, from: fromWord, to: toWord, week }, i) => {
    const target = placeOf(i, "to", toWord);
    const wantedFrom = fromWord === undefined ? undefined : placeOf(i, "from", fromWord);
    const unknown = (names: readonly string[]): void =>
      report(
        i,
        "player",
        "player-unknown",
        `the league does not have a player "${typed.trim()}"`,
        suggestHint(typed, names),
      );
    if (target === false || wantedFrom === false) {
      const names = [...holders.keys()];
      if (menNamed(typed, names).length === 0) unknown(names);
      return;
    }
    if (week !== undefined && current !== undefined && week > current) return void later++;
    if (week !== undefined && done(typed, target, week)) return;
    if (week !== undefined && (current === undefined || week < current)) {
      const over = current === undefined ? `season ${league.season}` : `${keeper.round} ${week}`;
      return report(i, "week", "move-late", `${over} is over; moves count from ${when}`, `write ${now.week}`);
    }
    const names = [...holders.keys()];
    const meant = menNamed(typed, names);
    if (meant.length > 1)
      return report(i, "player", "player-several", `"${typed.trim()}" fits ${meant.length} men`, meant.join(", "));
    const name = meant.at(0);
    const all = name === undefined ? [] : holders.get(name)!;
    if (name === undefined || all.length === 0) return unknown(names);
    const listed = all.filter(isInjuredList);
    const exact = all.filter((place) => place === wantedFrom);
    // A player on the injured list of a team counts as its player.
    const fit =
      wantedFrom === undefined
        ? all
        : wantedFrom === INJURED
          ? listed
          : exact.length > 0
            ? exact
            : listed.filter((place) => teamAt(place) === wantedFrom);
    if (fit.length === 0) {
      const message = `${name} is not ${wantedFrom === INJURED ? "on an injured list" : `with the ${short(wantedFrom as Place)}`}`;
      return report(i, "from", "player-elsewhere", message, `he is with: ${all.map(short).join(", ")}`);
    }
    if (fit.length > 1) {
      const message = `${fit.length} players are called ${name}`;
      return report(i, "player", "player-several", message, `say from which team: ${all.map(short).join(", ")}`);
    }
    const [from] = fit;
    const team = teamAt(from);
    if (target === INJURED && team === undefined)
      return report(i, "to", "move-injured", `${name} is a free agent; only teams have injured lists`);
    const to = target === INJURED ? injuredOf(team!) : target;
    if (from === to) return report(i, "to", "player-there", `${name} is already ${withWords(to)}`);
    for (const [place, part] of [
      [team, "from"],
      [to === undefined ? to : teamAt(to), "to"],
    ] as const) {
      if (place === undefined || !played.has(place)) continue;
      const message = `the ${short(place)} have played in ${title}; ${name} can move when it is over`;
      report(i, part, "move-round", message, "play or enter the other games of the round first");
    }
    made.push({
      ...now,
      player: name,
      ...(team !== undefined && { from: team }),
      ...(isInjuredList(from) && { injured: "back" as const }),
      ...(to === undefined
        ? { retires: true as const }
        : isInjuredList(to)
          ? { injured: "out" as const }
          : to !== FREE && { to }),
    });
    places.push(i);
    holders.set(name, [...all.filter((place) => place !== from), ...(to === undefined ? [] : [to])]);
    const position = positions.get(name);
    const who = position === undefined ? name : `${name} (${position})`;
    lines.push(
      to === undefined
        ? `${who} retires, ${when}`
        : isInjuredList(to)
          ? `${who} goes on the ${short(to)}, from ${when}`
          : team === to
            ? `${who} comes off the ${short(from)}, from ${when}`
            : `${who}: ${short(from)} to ${short(to)}, from ${when}`,
    );
  });
  if (later > 0) {
    const message = `${later === 1 ? "1 move is" : `${later} moves are`} for later rounds and not yet made`;
    issues.push(warning("moves-later", message, { hint: "repeat the command when they begin" }));
  }
  if (!hasErrors(issues) && made.length > 0) {
    // All moves of the round together: a trade may take two commands.
    const after = afterMoves(rosters, start, [...before, ...made]);
    for (const { at, part, code, message, hint } of after.faults)
      report(places[Math.max(0, at - before.length)], part, code, message, hint);
    const changed = after.pool.teams.filter((team) => !pool.teams.includes(team));
    const known = new Set((game.teams.check?.(pool.teams, {}) ?? []).map(({ message }) => message));
    if (after.faults.length === 0)
      for (const issue of game.teams.check?.(changed, {}) ?? [])
        if (issue.severity === "error" || (issue.code === "chart-room" && !known.has(issue.message))) {
          const { code, severity, message, hint } = issue;
          issues.push({ code, severity, message, ...(hint !== undefined && { hint }) });
        }
    ({ pool } = after);
  }
  if (hasErrors(issues) || made.length === 0) return { league, issues, lines: hasErrors(issues) ? [] : lines };
  const carried = made.reduce((all, move) => carriedAfterMove(game, all, move), league.carried ?? {});
  const moves = [...(league.moves ?? []), ...made];
  // In the file, moves come after the teams that they change.
  // They come after the classes whose players they move.
  const after = league.classes ? "classes" : "teams";
  const entries = Object.entries(league).flatMap(([key, value]): [string, unknown][] =>
    key === "moves"
      ? []
      : key === after
        ? [
            [key, value],
            ["moves", moves],
          ]
        : [[key, value]],
  );
  const next = Object.fromEntries(entries) as unknown as PlainLeague<T, R>;
  return {
    league: { ...next, revision: league.revision + 1, ...(league.carried && { carried }) },
    issues,
    lines,
  };
}
