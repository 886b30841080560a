/** M8, PP-8: league play, a game in eight rolls; the games of a league week by week. */
import type { Side } from "../../../kernel/football/index.js";
import { keyed, numbered, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, ReadContext, WrittenCopy, WrittenFault, WrittenResult } from "../../../contract/sheet.js";
import { leagueTeam, quarterOf, strengthOf, type GameResult, type League } from "../league/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { fullName } from "../teams/types.js";
import { leagueFacts } from "./charts/league.js";
import { bySide, SIDES } from "./games.js";
import { leagueSheet } from "./league.js";

/** Games on a page. */
const GAMES = 8;

function lineFacts(rules: PenAndPaperRules) {
  const { quarters, homeBonus, sides } = rules.tables.leagueGame;
  const { points } = leagueFacts(rules);
  return {
    points,
    sides,
    homeBonus: signedText(homeBonus),
    quarters: countFrom(1, quarters),
    teams: SIDES.map(({ key, label }) => ({
      key,
      label: key === "home" ? `${label} ${signedText(homeBonus)}` : label,
    })),
    games: countFrom(1, GAMES),
  };
}

/** Whole weeks, as many as fit on a page. */
function pagesOfWeeks(played: readonly GameResult[]): GameResult[][] {
  const pages: GameResult[][] = [];
  for (const week of new Set(played.map((result) => result.week))) {
    const games = played.filter((result) => result.week === week).slice(0, GAMES);
    const last = pages.at(-1);
    if (last && last.length + games.length <= GAMES) last.push(...games);
    else pages.push(games);
  }
  return pages;
}

function sideValues(league: League, result: GameResult, side: Side, quarters: number): Values {
  const { line } = result;
  if (!line) return {};
  const { team, injuries } = leagueTeam(league, result[side]);
  const { off, def } = strengthOf(league, result[side]);
  const rolls = line[side].map(({ die, points }) => ({ die, points }));
  const overtime = rolls.slice(quarters);
  return {
    team: fullName(team),
    // The ratings of a team with injuries since then are not those of that day.
    ...(Object.keys(injuries).length === 0 && { off, def }),
    modifier: signedText(line[`${side}Modifier`]),
    total: line[`${side}Points`],
    quarter: numbered(rolls.slice(0, quarters)),
    overtime: {
      die: overtime.at(-1)?.die,
      points: overtime.length > 0 ? sumOf(overtime.map((roll) => roll.points)) : "",
    },
  };
}

function copiesOf(league: League, rules: PenAndPaperRules): Copy[] {
  const { quarters } = rules.tables.leagueGame;
  const played = league.results.filter(({ line }) => line);
  const head = { league: league.name, season: league.season };
  if (played.length === 0) return [{ values: head }];
  return pagesOfWeeks(played).map((results) => {
    const week = [...new Set(results.map((result) => result.week))].join(", ");
    const game = results.map((result) => bySide(({ side }) => sideValues(league, result, side, quarters)));
    return { values: { ...head, week, game: numbered(game) }, title: `Week ${week}` };
  });
}

/** The sheet's field name for a side. */
const keyOf = (of: Side): string => SIDES.find(({ side }) => side === of)!.key;

/** A whole number in a field; undefined if unreadable. */
function numberIn(text: string): number | undefined {
  const bare = text.trim().replace("\u2212", "-");
  return /^[+-]?\d+$/.test(bare) ? Number(bare) : undefined;
}

/** Games with both teams and points in a league's week, and quarters whose points do not match their dice. */
function resultsOn(copies: readonly WrittenCopy[], { rules }: ReadContext<PenAndPaperRules>) {
  const { quarters } = rules.tables.leagueGame;
  const results: WrittenResult[] = [];
  const contradicted: WrittenFault[] = [];
  copies.forEach((sheet, copy) => {
    const weeks = [...sheet.text("week").matchAll(/\d+/g)].map(([week]) => Number(week));
    for (const game of countFrom(1, GAMES)) {
      const sides = keyed(["away", "home"] as const, (side) => {
        const field = (name: string): string => `game.${game}.${keyOf(side)}.${name}`;
        const number = (name: string): number | undefined => numberIn(sheet.text(field(name)));
        const modifier = number("modifier");
        const parts = countFrom(1, quarters).map((quarter) => {
          const [die, points] = [number(`quarter.${quarter}.die`), number(`quarter.${quarter}.points`)];
          const known = die !== undefined && (modifier !== undefined || rules.switches.pointsTable === "classic");
          const made = known ? quarterOf(rules, die, modifier ?? 0).points : undefined;
          if (made !== undefined && points !== undefined && made !== points)
            contradicted.push({ copy, field: field(`quarter.${quarter}.points`), expected: `${made}` });
          return points ?? made;
        });
        const played = [...parts, number("overtime.points")].filter((points) => points !== undefined);
        const points = number("total") ?? (played.length > 0 ? sumOf(played) : undefined);
        return { team: sheet.text(field("team")).trim(), points };
      });
      const { away, home } = sides;
      if (away.team === "" || home.team === "" || away.points === undefined || home.points === undefined) continue;
      const points = { awayPoints: away.points, homePoints: home.points };
      results.push({
        copy,
        field: `game.${game}.${keyOf("away")}.team`,
        weeks,
        away: away.team,
        home: home.team,
        ...points,
      });
    }
  });
  return { results, contradicted };
}

export const lineScores = leagueSheet({
  results: resultsOn,
  form: ({ rules }) => lineFacts(rules),
  fill: (league, { rules }) => copiesOf(league, rules),
});
