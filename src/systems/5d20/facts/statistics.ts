/** 5D-10 and 5D-11, leaders and team statistics of a season, next to the real ones. */
import { chunks, numbered, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, DASH, minusText } from "../../../kernel/words/index.js";
import { leadersSheet } from "../../../league/plain/sheets/leaders.js";
import { recordText } from "../../../league/results.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { seasonFigures, type TeamSums } from "../log/season-figures.js";
import { realPlayers, realTeam, TEAM_FIGURES } from "../rules/index.js";
import type { FiveD20Rules, TeamChart, TeamReal } from "../rules/index.js";
import { seasonName } from "./game-of.js";
import { codesIn, countedRecords, seasonOf, type Season } from "./season-games.js";

export const leaders = leadersSheet({
  seasonOf,
  codesIn,
  played: seasonFigures,
  real: ({ real }: TeamChart) => ({ games: real?.games ?? 0, players: real ? realPlayers(real) : [] }),
});

// ---- teams -------------------------------------------------------------------------------------------------------------

/** Teams per page; the league's row follows them. */
const TEAMS = 16;
const LINES = ["played", "real"] as const;

/** One decimal. */
const each = (value: number | undefined, count: number | undefined): string =>
  value === undefined || !count ? "" : minusText(Math.round((10 * value) / count) / 10).replace(/^(\D?\d+)$/, "$1.0");
const percent = (made: number | undefined, tried: number | undefined): string =>
  made === undefined || !tried ? "" : `${((100 * made) / tried).toFixed(1)}`;

/** Statistics per game of one side. */
const sideValues = (sums: TeamReal, games: number | undefined): Values => ({
  points: each(sums.points, games),
  rushes: each(sums.rushes, games),
  rushYards: each(sums.rushYards, games),
  rushAverage: each(sums.rushYards, sums.rushes),
  attempts: each(sums.attempts, games),
  completions: percent(sums.completions, sums.attempts),
  passYards: each(sums.passYards, games),
  interceptions: each(sums.interceptions, games),
  sacks: each(sums.sacks, games),
  fumbles: each(sums.fumblesLost, games),
});

interface Line {
  readonly games: number | undefined;
  readonly record: string;
  readonly own: TeamReal;
  readonly against: TeamReal;
}

const lineValues = ({ games, record, own, against }: Line): Values => ({
  games: games ?? "",
  record,
  own: {
    ...sideValues(own, games),
    penalties: each(own.penalties, games),
    kicks: percent(own.fieldGoals, own.fieldGoalsTried),
  },
  against: sideValues(against, games),
});

/** Totals over the teams for which they are known. */
function leagueSums(teams: readonly TeamReal[]): TeamReal {
  const sums = TEAM_FIGURES.flatMap((figure) => {
    const values = teams.flatMap((team) => team[figure] ?? []);
    return values.length === teams.length ? [[figure, sumOf(values)] as const] : [];
  });
  return Object.fromEntries(sums);
}

function leagueLine(lines: readonly Line[]): Values | undefined {
  const known = lines.filter(({ games }) => games !== undefined && games > 0);
  if (known.length === 0) return undefined;
  const games = sumOf(known.map((line) => line.games!));
  const all = (side: "own" | "against"): TeamReal => leagueSums(known.map((line) => line[side]));
  const { own, against } = lineValues({ games, record: "", own: all("own"), against: all("against") });
  return { own, against } as Values;
}

/** A team's statistics in the league, and its actual ones. */
function teamLines({ table }: Season, sums: ReturnType<typeof seasonFigures>, { id, real, record }: TeamChart) {
  const own = sums.get(id);
  const row = table.find(({ team }) => team === id);
  const played: Line | undefined = own && {
    games: own.games,
    record: row ? recordText(row) : "",
    own: own.own satisfies TeamSums,
    against: own.against,
  };
  const recorded: Line | undefined = real && {
    games: real.games ?? undefined,
    record: (record ?? "").replaceAll("-", DASH),
    own: realTeam(real, "own"),
    against: realTeam(real, "against"),
  };
  return { played, real: recorded };
}

/** Teams in the order of the standings. */
const inOrder = ({ table, teams }: Season): TeamChart[] => {
  const place = new Map(table.map(({ team, leagueRank }) => [team, leagueRank]));
  return teams.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
};

/** Characters of a name that fit on one line; longer names continue on the team's second line. */
const NAME_LETTERS = 28;
const nameLines = (chart: TeamChart): readonly [string, string] =>
  seasonName(chart).length <= NAME_LETTERS ? [seasonName(chart), ""] : [chart.city, `${chart.name} ${chart.season}`];

export const teamStatistics: SheetContent<object, FiveD20Rules> = {
  form: () => ({
    rows: [...countFrom(1, TEAMS).map(String), "league"].flatMap((team, block) =>
      LINES.map((line) => ({ key: `${team}.${line}`, real: line === "real", league: team === "league", block })),
    ),
  }),
  fill(records) {
    const season = seasonOf(records);
    const sums = seasonFigures(countedRecords(season));
    const teams = inOrder(season).map((chart) => ({ chart, ...teamLines(season, sums, chart) }));
    const league = {
      played: leagueLine(teams.flatMap(({ played }) => played ?? [])) ?? {},
      real: leagueLine(teams.flatMap(({ real }) => real ?? [])) ?? {},
    };
    const pages = chunks(teams, TEAMS);
    return pages.map((own) => ({
      values: {
        ...season.head,
        team: {
          ...numbered(
            own.map(({ chart, played, real }) => {
              const [name, more] = nameLines(chart);
              return {
                played: { name, ...(played && lineValues(played)) },
                real: { name: more, ...(real && lineValues(real)) },
              };
            }),
          ),
          league,
        },
      },
    }));
  },
};
