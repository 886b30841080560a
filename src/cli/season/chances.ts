/** `pressbox season chances`: who will win, by playing the rest of the season many times. */
import { chancesOf, chancesTable, type Chances } from "../../league/chances.js";
import type { Seasons } from "../../contract/seasons.js";
import { fault, UserError } from "../../kernel/issue/index.js";
import { shareText, sureText } from "../../kernel/words/shares.js";
import { USUAL_TIMES, type SeasonOptions } from "./season-options.js";
import type { CliIo } from "../io.js";
import { LeagueFile } from "../league-file.js";
import { ended, startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { alignRows } from "../text/table.js";

/** The chances of a league in a file, under a bar. @throws UserError where the season is over */
export function chancesIn(
  seasons: Seasons,
  league: unknown,
  { times = USUAL_TIMES, seed, quiet }: Pick<SeasonOptions, "times" | "seed" | "quiet">,
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
    ...(playoffs ? [shareText((team.first ?? 0) / times), shareText((team.playoffs ?? 0) / times)] : []),
    shareText(team.champion / times),
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
  return (
    `Chances: ${name}, ${when}\n${alignRows([heads, ...rows], "  ", right)}` + `${sureText(times)}; seed ${seed}\n`
  );
}
