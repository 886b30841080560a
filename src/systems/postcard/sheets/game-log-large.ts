/** The game log in large print: the names, then four tables for every dozen plays. */
import type { LargeBlock } from "../../../page/flow.js";
import { SIDES } from "../../../kernel/football/index.js";
import { logRows, postcardBox } from "../log/index.js";
import { columnSpec, type LogCell } from "./game-log-columns.js";
import { FOOT_FIGURES } from "./game-log-foot.js";
import { LOG_ROWS } from "./game-log-grid.js";
import { gameOf, sideNames } from "./game-log-page.js";
import { logLines, type LogLine } from "./game-log-values.js";
import type { PostcardContext } from "./shared.js";

/** Columns of the tables that stand for one row of the sheet; the row's number begins each. */
const PARTS: readonly { readonly id: string; readonly title: string; readonly cells: readonly LogCell[] }[] = [
  {
    id: "snap",
    title: "before the play",
    cells: ["clock", "side", "down", "need", "line", "pickO", "pickD", "bonus", "usedO", "usedD"],
  },
  {
    id: "dice",
    title: "dice and results",
    cells: ["offense", "defense", "second", "pressure", "catch", "other", "result", "total", "level", "runs"],
  },
  { id: "play", title: "what came of it", cells: ["words", "yards", "ends", "scoreH", "scoreA"] },
  { id: "after", title: "after the play", cells: ["barH", "barA", "playsH", "playsA", "timeL", "timeR"] },
];

export function largeGameLog(context: PostcardContext): LargeBlock[] {
  const game = gameOf(context);
  const names = sideNames(context);
  const lines = game ? logLines(logRows(game.events)) : [];
  const boxes = game && postcardBox(game.events);
  const pencil = (head: string, share: number, align: "start" | "middle" = "middle") => ({
    head,
    share,
    align,
    pencil: true,
  });
  return [
    { kind: "heading", text: "Game log" },
    {
      kind: "table",
      name: "teams",
      columns: [{ head: "", share: 1 }, pencil("Team", 5, "start"), pencil("Final score", 1.4)],
      rows: SIDES.map((side) => [side === "home" ? "Home" : "Away", names[side], boxes ? `${boxes[side].points}` : ""]),
    },
    ...PARTS.flatMap(({ id, title, cells }): LargeBlock[] => [
      { kind: "break" },
      { kind: "heading", text: "Game log", note: title },
      {
        kind: "table",
        name: id,
        columns: [
          pencil("Row", 1),
          ...cells.map((key) =>
            pencil(columnSpec(key).long, columnSpec(key).large, key === "words" ? "start" : "middle"),
          ),
        ],
        rows: rowsOf(lines).map((line) => [line?.values.number ?? "", ...cells.map((key) => line?.values[key] ?? "")]),
      },
    ]),
    { kind: "break" },
    { kind: "heading", text: "Box score" },
    {
      kind: "table",
      name: "figures",
      columns: [{ head: "", share: 2.4 }, pencil("Home", 1), pencil("Away", 1)],
      rows: FOOT_FIGURES.map(({ head, figure }) => [
        head,
        boxes ? figure(boxes.home) : "",
        boxes ? figure(boxes.away) : "",
      ]),
    },
  ];
}

/** The lines of a game, or as many empty ones as a page of the sheet has. */
const rowsOf = (lines: readonly LogLine[]): readonly (LogLine | undefined)[] =>
  lines.length > 0 ? lines : Array.from({ length: LOG_ROWS }, () => undefined);
