/** `pressbox season draft`: brings a class of rookies into a league before a season; teams pick. */
import { hasErrors, UserError, warning, type Issue } from "../../kernel/issue/index.js";
import type { DraftRequest } from "../../contract/seasons.js";
import type { ClassFile } from "../../league/class-file.js";
import type { MoveField } from "../../league/moves-file.js";
import type { SeasonOptions } from "./season-options.js";
import { inFile, loadClass, loadMoves } from "../inputs.js";
import { Gathered } from "../../make/gathered.js";
import type { CliIo } from "../io.js";
import { openWithPlayers } from "../league-file.js";
import { printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { statusData } from "./season-text.js";

/** Default number of picks per team. */
const USUAL_PICKS = 1;
const FIELDS: readonly MoveField[] = ["player", "to"];

export async function draftMen(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { class: named, picks = USUAL_PICKS, moves: table, json, quiet, revision } = options;
  if (named === undefined) throw usageError("--class is missing", "for example --class rookies.csv");
  const all = new Gathered();
  const opened = await all.of(() => openWithPlayers("draft", file, revision, io));
  const drafted = await all.of(() => loadClass(opened, named, io));
  const wishes = table === undefined ? undefined : await all.of(() => loadMoves(table, io));
  if (!opened || !drafted || all.issues.length > 0) throw new UserError(all.issues);
  const { seasons, league: before, at, warnings } = opened;
  const written = wishes?.value.moves ?? [];
  const rookies = drafted.own
    ? (drafted.value as ClassFile).rookies.map(({ player: name, position }) => ({
        name,
        position: position.toUpperCase(),
      }))
    : undefined;
  const unread = (["week", "from"] as const).flatMap((column): Issue[] => {
    const first = written.find((move) => move[column] !== undefined);
    if (!first) return [];
    const message = `a draft does not read the column "${column}": a pick has a player and a new team`;
    return [warning("column-unknown", message, first.at(column))];
  });
  const request: DraftRequest = {
    ...(rookies ? { men: rookies } : { teams: drafted.value }),
    rounds: picks,
    picks: written,
  };
  const { league, issues, lines } = inFile(file, () => seasons.draft!(before, request));
  const placed = issues.map((issue): Issue => {
    const { move, part, rookie } = issue.detail ?? {};
    if (typeof rookie === "number")
      return {
        ...issue,
        ...(drafted.own ? (drafted.value as ClassFile).rookies[rookie].at("player") : { file: named }),
      };
    const field = FIELDS.find((one) => one === part) ?? "player";
    return { ...issue, ...(typeof move === "number" ? written[move].at(field) : { file }) };
  });
  if (hasErrors(placed)) throw new UserError(placed);
  at.save(league);
  printWarnings(io, [...warnings, ...drafted.warnings, ...(wishes?.warnings ?? []), ...unread, ...placed], json);
  if (json) io.out(`${JSON.stringify({ ...statusData(seasons, league, file), picks: lines }, null, 2)}\n`);
  else if (!quiet) io.out(lines.map((one) => `${one}\n`).join(""));
}
