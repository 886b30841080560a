/** `pressbox season chances`: who will win, by playing the rest of the season many times. */
import { chancesOf, chancesRows, chancesTable, requireUnderWay, type Chances } from "../../league/chances.js";
import type { Seasons } from "../../contract/seasons.js";
import { sureText, USUAL_TIMES } from "../../kernel/words/shares.js";
import type { SeasonOptions } from "./season-options.js";
import type { CliIo } from "../io.js";
import { LeagueFile } from "../league-file.js";
import { ended } from "../../make/workplace.js";
import { startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { alignRows } from "../text/table.js";

/** The chances in a league file, with a progress bar. @throws UserError if the season is over */
export function chancesIn(
  seasons: Seasons,
  league: unknown,
  { times = USUAL_TIMES, seed, quiet }: Pick<SeasonOptions, "times" | "seed" | "quiet">,
  file: string,
  io: CliIo,
): Chances {
  requireUnderWay(seasons, league, file);
  const bar = startProgress(io, quiet);
  return ended(bar, () =>
    chancesOf(seasons, league, times, seed ?? seasons.status(league).seed, (done) =>
      bar.report(done, times, "playing"),
    ),
  );
}

export async function printChances(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
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

function chancesText(name: string, chances: Chances): string {
  const { when, times, seed } = chances;
  const { heads, rows, right } = chancesRows(chances);
  const numbers = heads.flatMap((_, i) => (i >= right ? [i] : []));
  return (
    `Chances: ${name}, ${when}\n${alignRows([[...heads], ...rows.map((row) => [...row])], "  ", numbers)}` +
    `${sureText(times)}; seed ${seed}\n`
  );
}
