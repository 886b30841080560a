/** Drafts: a class of rookies enters the league before a season, and teams pick in reverse order of the last standings. */
import { fault, hasErrors, suggestHint, UserError, type Issue } from "../../kernel/issue/index.js";
import type { DraftRequest, Traded } from "../../contract/seasons.js";
import type { Keeper } from "../keeper.js";
import { lotsBySeed } from "../lots.js";
import { tableOf, type SeasonView } from "../season.js";
import type { PlainGame } from "./game.js";
import { menNamed } from "./men.js";
import { poolAt, rookiesOf } from "./moves.js";
import { tradeIn } from "./trade.js";
import type { PlainLeague, PlainResult, PlainTeam, RookieClass } from "./types.js";
import { knockOutRows } from "./words.js";

type Rules = { readonly name: string };

/** Draft order: reverse order of the standings. */
const reversed = (view: SeasonView): string[] =>
  (view.rounds.length > 0
    ? tableOf(view).toSorted((a, b) => a.leagueRank - b.leagueRank)
    : knockOutRows(view).map(({ row }) => row)
  )
    .map(({ team }) => team)
    .toReversed();

/** Checks a class beyond its schema: names already used in the league or twice in the class. */
export function faultsOfClass(names: readonly string[], known: ReadonlySet<string>): { at: number; message: string }[] {
  const seen = new Set<string>();
  return names.flatMap((name, at) => {
    const twice = seen.has(name);
    seen.add(name);
    if (known.has(name)) return [{ at, message: `${name} is already in the league` }];
    return twice ? [{ at, message: `two players in the class are called ${name}` }] : [];
  });
}

/** The league with the class and its picks; unchanged, with every error, if something is wrong. */
export function draftIn<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  keeper: Keeper<PlainLeague<T, R>, R>,
  league: PlainLeague<T, R>,
  { teams, men, rounds, picks }: DraftRequest,
): Traded<PlainLeague<T, R>> {
  const rosters = game.rosters!;
  const current = keeper.current(league);
  const season = current === undefined ? league.season + 1 : league.season;
  const refuse = (code: string, message: string, hint: string): never => {
    throw new UserError(fault(code, message, { hint }));
  };
  if (current !== undefined && league.results.length > 0)
    refuse(
      "draft-late",
      `season ${season} has begun; a draft is held before its first game`,
      `finish it first: pressbox season ${game.id} --file FILE --until season`,
    );
  if (league.classes?.some((one) => one.season === season))
    refuse("draft-twice", `season ${season} had its draft`, "sign its free agents with: pressbox season trade");
  if (men && !rosters.rookies)
    refuse(
      "draft-class",
      `${game.kind.title.replace(/ league$/, "")} has no rules for rookies`,
      "give a class with their charts or cards: a teams file whose players are all rookies",
    );
  const given = teams === undefined ? undefined : game.teams.given(teams);
  const own: RookieClass<T> = { season, ...(given ? { teams: given } : { men: men ?? [] }) };
  const rookies = rookiesOf(rosters, own);
  const pool = poolAt(game, league);
  const known = new Set([
    ...pool.teams.flatMap((team) => rosters.men(team).map(({ name }) => name)),
    ...[...pool.idle.values()].flatMap((men) => [...men.keys()]),
  ]);
  const issues: Issue[] = faultsOfClass(
    rookies.map(({ name }) => name),
    known,
  ).map(({ at, message }) => fault("draft-name", message, { detail: { rookie: at } }));
  const past = current === undefined ? keeper.view(league) : league.history.length > 0 ? viewBefore() : undefined;
  const ids = league.teams.map(({ id }) => id);
  const order = past ? reversed(past) : lotsBySeed([...ids].sort(), league.seed, season, "draft");
  function viewBefore(): SeasonView {
    const { order: numbers, results, season: last } = league.history.at(-1)!;
    return keeper.view({ ...league, season: last, order: numbers, results, history: league.history.slice(0, -1) });
  }

  const left = rookies.map(({ name }) => name);
  const wishes = wishesOf();
  const made: { readonly player: string; readonly to: string }[] = [];
  const lines: string[] = [];
  for (let round = 1; round <= rounds && left.length > 0; round++)
    for (const team of order) {
      const wish = wishes.get(team)?.shift();
      const player = wish ?? left.find((name) => ![...wishes.values()].some((list) => list.includes(name)));
      if (player === undefined) break;
      left.splice(left.indexOf(player), 1);
      made.push({ player, to: team });
      const { position } = rookies.find(({ name }) => name === player)!;
      const short = league.teams.find(({ id }) => id === team)!.short;
      lines.push(`pick ${made.length}, round ${round}: ${short}, ${player} (${position})`);
    }

  /** The players that teams asked for, in order, if they are in the class. */
  function wishesOf(): Map<string, string[]> {
    const byTeam = new Map<string, string[]>();
    const taken = new Set<string>();
    picks.forEach(({ player: typed, to }, move) => {
      const report = (part: string, code: string, message: string, hint?: string): void => {
        issues.push(fault(code, message, { detail: { move, part }, ...(hint !== undefined && { hint }) }));
      };
      const meant = menNamed(typed, left);
      if (meant.length > 1)
        return report("player", "draft-several", `"${typed.trim()}" fits ${meant.length} players`, meant.join(", "));
      const player = meant.at(0);
      if (player === undefined)
        return report("player", "draft-unknown", `the class does not have "${typed.trim()}"`, suggestHint(typed, left));
      if (taken.has(player)) return report("player", "draft-taken", `${player} is picked twice`);
      taken.add(player);
      try {
        const { id } = keeper.find(league, to);
        const list = byTeam.get(id) ?? [];
        if (list.length === rounds)
          report("to", "draft-picks", `the team has already made ${rounds} of ${rounds} picks`);
        byTeam.set(id, [...list, player]);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        for (const issue of error.issues) issues.push({ ...issue, detail: { ...issue.detail, move, part: "to" } });
      }
    });
    return byTeam;
  }

  if (hasErrors(issues)) return { league, issues, lines: [] };
  const entries = Object.entries(league).flatMap(([key, value]): [string, unknown][] =>
    key === "classes"
      ? []
      : key === "teams"
        ? [
            [key, value],
            ["classes", [...(league.classes ?? []), own]],
          ]
        : [[key, value]],
  );
  const withClass = Object.fromEntries(entries) as unknown as PlainLeague<T, R>;
  const traded = tradeIn(
    game,
    keeper,
    withClass,
    made.map(({ player, to }) => ({ player, to, from: "free" })),
  );
  if (hasErrors(traded.issues))
    return { league, issues: traded.issues.map(({ detail: _detail, ...issue }) => issue), lines: [] };
  const wanted = rounds * order.length;
  const short =
    left.length === 0 && made.length < wanted ? [`the class ran out: ${made.length} of ${wanted} picks made`] : [];
  const free = left.length > 0 ? [`${left.length} of the class are free agents`] : [];
  const next = made.length > 0 ? traded.league : { ...withClass, revision: league.revision + 1 };
  return { league: next, issues: traded.issues, lines: [...lines, ...short, ...free] };
}
