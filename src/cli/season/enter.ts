/** `pressbox season enter`: a result from the table into the league. */
import { hasErrors, UserError } from "../../kernel/issue/index.js";
import type { SeasonOptions } from "../commands/season.js";
import type { CliIo } from "../io.js";
import { LeagueFile, requireRevision } from "../league-file.js";
import { quoteWord } from "../cores/repeat.js";
import { printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { openText, statusData } from "./season-text.js";

const SCORE = /^\s*(\d{1,3})\s*[-\u2013:]\s*(\d{1,3})\s*$/;

/** Times that a result is entered again into what somebody else wrote meanwhile. */
const TRIES = 40;

/** Enters a result; several people may do so at once. */
export async function enterResult(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await enterOnce(file, options, io);
    } catch (error) {
      const late = error instanceof UserError && error.issues.some(({ code }) => code === "league-changed");
      if (!late || tries === TRIES) throw error;
    }
  }
}

/** @throws UserError `league-changed` when somebody else wrote between reading and writing. */
async function enterOnce(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { week, game, score, correct, json, quiet } = options;
  if (game === undefined) throw usageError("--game is missing", 'for example --game "Tycoons@Cruisers"');
  if (score === undefined) throw usageError("--score is missing", "for example --score 17-20, visitor first");
  const points = SCORE.exec(score);
  if (!points) throw usageError(`--score cannot be "${score}"; expected points such as 17-20, visitor first`);
  const opened = await LeagueFile.open(file, io);
  const { seasons, at } = opened;
  requireRevision(seasons, opened.league, options.revision, file);
  const entry = { week, game, away: Number(points[1]), home: Number(points[2]), correct };
  const { league, issues, told } = seasons.enter(opened.league, entry);
  const placed = issues.map((issue) => ({ ...issue, file }));
  if (hasErrors(placed)) throw new UserError(placed);
  at.save(league);
  printWarnings(io, [...opened.warnings, ...placed], json);
  if (json) io.out(`${JSON.stringify(statusData(seasons, league, file), null, 2)}\n`);
  else if (!quiet) {
    const status = seasons.status(league);
    const next = `Nothing is waiting; go on with: pressbox season ${opened.system.id} --file ${quoteWord(file)}\n`;
    io.out(`entered, ${told}\n${status.open.length === 0 ? next : openText(status, file)}`);
  }
}
