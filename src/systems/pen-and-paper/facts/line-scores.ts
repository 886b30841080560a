/** M8, PP-8: league play, a game in eight rolls; the games of a league week by week. */
import { countFrom, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../contract.js";
import { leagueTeam, strengthOf, type GameResult, type League } from "../league/index.js";
import { LEAGUE_FORMAT } from "../league/types.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { PenPaperRecord } from "../sheet.js";
import { fullName } from "../teams/types.js";
import { leagueFacts } from "./charts/league.js";
import { SIDES } from "./games.js";

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

function sideValues(league: League, result: GameResult, side: "away" | "home", injured: boolean): Values {
  const { line } = result;
  if (!line) return {};
  const id = result[side];
  const values: Record<string, Values[string]> = { team: fullName(leagueTeam(league, id).team) };
  // Ratings of a team hurt since then are not those of that day.
  if (!injured) {
    const { off, def } = strengthOf(league, id);
    Object.assign(values, { off, def });
  }
  values.modifier = signedText(side === "away" ? line.awayModifier : line.homeModifier);
  values.total = side === "away" ? line.awayPoints : line.homePoints;
  return values;
}

function rollValues({ line }: GameResult, side: "away" | "home", quarters: number): Values {
  if (!line) return {};
  const values: Record<string, Values[string]> = {};
  line[side].slice(0, quarters).forEach(({ die, points }, q) => {
    values[`quarter.${q + 1}.die`] = die;
    values[`quarter.${q + 1}.points`] = points;
  });
  const overtime = line[side].slice(quarters);
  if (overtime.length > 0) {
    values["overtime.die"] = overtime[overtime.length - 1].die;
    values["overtime.points"] = overtime.reduce((sum, { points }) => sum + points, 0);
  }
  return values;
}

function copiesOf(league: League, rules: PenAndPaperRules): Copy[] {
  const { quarters } = rules.tables.leagueGame;
  const played = league.results.filter(({ line }) => line);
  const head = { league: league.name, season: league.season };
  if (played.length === 0) return [{ values: head }];
  const injured = new Set(
    league.teams.filter(({ injuries }) => Object.keys(injuries).length > 0).map(({ team }) => team.id),
  );
  return pagesOfWeeks(played).map((results) => {
    const week = [...new Set(results.map((result) => result.week))].join(", ");
    const values: Record<string, Values[string]> = { ...head, week };
    results.forEach((result, i) => {
      for (const { key, side } of SIDES) {
        const own = {
          ...sideValues(league, result, side, injured.has(result[side])),
          ...rollValues(result, side, quarters),
        };
        for (const [slot, value] of Object.entries(own)) values[`game.${i + 1}.${key}.${slot}`] = value;
      }
    });
    return { values, title: `Week ${week}` };
  });
}

const isLeague = (record: PenPaperRecord): record is League => record.format === LEAGUE_FORMAT;

export const lineScores: SheetContent<PenPaperRecord, PenAndPaperRules> = {
  form: ({ rules }) => lineFacts(rules),
  fill: (records, { rules }) => records.filter(isLeague).flatMap((league) => copiesOf(league, rules)),
};
