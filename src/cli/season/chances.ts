/** `pressbox season chances`: who will win, by playing the rest of the season many times. */
import { chancesOf, chancesTable, shareError, TIMES, type Chances } from "../../league/chances.js";
import type { Seasons } from "../../contract/seasons.js";
import { fault, UserError } from "../../kernel/issue/index.js";
import type { SeasonOptions } from "./season-options.js";
import type { CliIo } from "../io.js";
import { LeagueFile } from "../league-file.js";
import { ended, startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { alignRows } from "../text/table.js";

/** The chances of a league in a file, under a bar. @throws UserError where the season is over */
export function chancesIn(
  seasons: Seasons,
  league: unknown,
  { times = TIMES.usual, seed, quiet }: Pick<SeasonOptions, "times" | "seed" | "quiet">,
  file: string,
  io: CliIo,
): Chances {
  const { current, season } = seasons.shown(league);
  if (current === undefined) {
    const hint = "chances are those of a season under way: play a round of the next one";
    throw new UserError(fault("season-over", `season ${season} is over`, { file, hint }));
  }
  const bar = startProgress(io, quiet);
  return ended(bar, () =>
    chancesOf(seasons, league, times, seed ?? seasons.status(league).seed, (done) =>
      bar.report(done, times, "playing"),
    ),
  );
}

export async function tellChances(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { seasons, league, warnings } = await LeagueFile.open(file, io);
  const chances = chancesIn(seasons, league, options, file, io);
  printWarnings(io, warnings, options.json);
  if (!options.json) {
    io.out(chancesText(seasons.status(league).name, chances));
    return;
  }
  const { when, times, seed } = chances;
  const { columns, rows } = chancesTable(chances);
  io.out(`${JSON.stringify({ file, when, times, seed, columns, teams: rows }, null, 2)}\n`);
}

/** `62 %`; what happened, and not always, is neither 0 % nor 100 %. */
function percent(count: number, times: number): string {
  const share = Math.round((100 * count) / times);
  if (count > 0 && share === 0) return "<1 %";
  if (count < times && share === 100) return ">99 %";
  return `${share} %`;
}

/** 95 % of all shares are within so many standard errors. */
const SURE = 1.96;

function chancesText(name: string, { when, times, seed, teams }: Chances): string {
  const playoffs = teams.some((team) => team.playoffs !== undefined);
  const divisions = teams.some(({ division }) => division !== "");
  const ties = teams.some((team) => team.ties > 0);
  const rows = teams.map((team) => [
    team.name,
    ...(divisions ? [team.division] : []),
    team.wins.toFixed(1),
    ...(ties ? [team.ties.toFixed(1)] : []),
    // Without playoffs the first of the table is the champion.
    ...(playoffs ? [percent(team.first ?? 0, times), percent(team.playoffs ?? 0, times)] : []),
    percent(team.champion, times),
  ]);
  const heads = [
    "Team",
    ...(divisions ? ["Division"] : []),
    "Wins",
    ...(ties ? ["Ties"] : []),
    ...(playoffs ? ["First", "Playoffs"] : []),
    "Champion",
  ];
  const right = heads.flatMap((_, i) => (i > (divisions ? 1 : 0) ? [i] : []));
  const within = (100 * SURE * shareError(0.5, times)).toFixed(1);
  const played = times === 1 ? "once" : `${times.toLocaleString("en-US")} times`;
  return (
    `Chances: ${name}, ${when}\n${alignRows([heads, ...rows], "  ", right)}` +
    `The rest of the season was played ${played}, seed ${seed}: shares are right within ${within} points, 19 times in 20\n`
  );
}
