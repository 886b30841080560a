/** `pressbox season trade`: players change teams, from the current round on. */
import { hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import type { WantedMove } from "../../contract/seasons.js";
import type { MoveField, WrittenMove } from "../../league/moves-file.js";
import type { SeasonOptions } from "./season-options.js";
import { allOf } from "../../make/gathered.js";
import { loadMoves } from "../inputs.js";
import type { CliIo } from "../io.js";
import { openWithPlayers } from "../league-file.js";
import { printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { statusData } from "./season-text.js";

const FIELDS: readonly MoveField[] = ["week", "player", "from", "to"];

export async function tradeMen(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { moves: table, json, quiet, revision } = options;
  const single = table === undefined ? moveIn(options) : undefined;
  if (table !== undefined && [options.player, options.from, options.to].some((one) => one !== undefined))
    throw usageError("--moves brings its players and teams: remove --player, --from and --to");
  let opened: Awaited<ReturnType<typeof openWithPlayers>> | undefined;
  const [, loaded] = await allOf(
    async () => (opened = await openWithPlayers("trade", file, revision, io)),
    () =>
      table === undefined
        ? undefined
        : loadMoves(table, io, (moves) => (opened ? namesIn(placedIn(opened, moves, table).issues) : [])),
  );
  const { seasons, league: before, at, warnings } = opened!;
  const {
    league,
    issues: placed,
    lines,
  } = placedIn({ seasons, league: before }, loaded?.value.moves ?? [single!], table);
  if (hasErrors(placed)) throw new UserError(placed);
  if (league !== before) at.save(league);
  printWarnings(io, [...warnings, ...(loaded?.warnings ?? []), ...placed], json);
  if (json) io.out(`${JSON.stringify({ ...statusData(seasons, league, file), moved: lines }, null, 2)}\n`);
  else if (!quiet) io.out(lines.length > 0 ? lines.map((one) => `${one}\n`).join("") : NOTHING_NEW);
}

/** Makes the moves; every error is located at its cell. */
function placedIn(
  { seasons, league }: Pick<Awaited<ReturnType<typeof openWithPlayers>>, "seasons" | "league">,
  written: readonly (WantedMove & Partial<Pick<WrittenMove, "at">>)[],
  table: string | undefined,
): ReturnType<NonNullable<typeof seasons.trade>> {
  const traded = seasons.trade!(league, written);
  const issues = traded.issues.map((issue): Issue => {
    const { move, part } = issue.detail ?? {};
    const field = FIELDS.find((one) => one === part) ?? "player";
    const place = typeof move === "number" ? written[move].at?.(field) : undefined;
    return { ...issue, ...(place ?? (table === undefined ? {} : { file: table })) };
  });
  return { ...traded, issues };
}

/** Errors in a move that do not depend on other moves. */
const namesIn = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ code }) => ["team-unknown", "player-unknown", "player-several"].includes(code));

const NOTHING_NEW = "nothing to do: the league already has every move\n";

function moveIn({ player, from, to, week }: SeasonOptions): WantedMove {
  if (player === undefined) throw usageError("--player is missing", 'for example --player "Joe Kowalski" --to Bears');
  if (to === undefined) throw usageError("--to is missing", "a team, free, injured, or retired");
  return { player, to, ...(from !== undefined && { from }), ...(week !== undefined && { week }) };
}
