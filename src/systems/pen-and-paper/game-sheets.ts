/** The sheets of a game: what the list of sheets holds of them. Facts and values are in facts/, everything printed in templates/. */
import { leagueKind } from "./file-kinds.js";
import type { PenPaperSheet } from "./sheet.js";

export const gameRecord: PenPaperSheet = {
  id: "game-record",
  code: "PP-1",
  title: "Game record",
  summary: "a page a quarter, forty rows each, for every play of a head-to-head game",
  fills: "record",
  load: async () => (await import("./facts/game-record.js")).gameRecord,
};

export const gameRecordWide: PenPaperSheet = {
  id: "game-record-wide",
  code: "PP-1a",
  title: "Game record, two quarters a page",
  summary: "the game record on landscape pages, a half on each; small rows",
  fills: "record",
  load: async () => (await import("./facts/game-record.js")).gameRecordWide,
};

export const soloChart: PenPaperSheet = {
  id: "solo-chart",
  code: "PP-21",
  title: "Solo chart",
  summary: "calls plays for the opponent you do not have: run or pass, which call, which defense, fourth downs",
  fills: "nothing",
  load: async () => (await import("./facts/solo-chart.js")).soloChart,
};

export const gameTracker: PenPaperSheet = {
  id: "game-tracker",
  code: "PP-15",
  title: "Game tracker",
  summary: "action dice, star dice, trick plays, fakes and injuries of both teams in one game",
  fills: "record",
  load: async () => (await import("./facts/game-tracker.js")).gameTracker,
};

export const boxScore: PenPaperSheet = {
  id: "box-score",
  code: "PP-23",
  title: "Box score",
  summary: "line score, team figures, scoring and drive chart of a head-to-head game",
  fills: "record",
  load: async () => (await import("./facts/box-score.js")).boxScore,
};

export const playCalls: PenPaperSheet = {
  id: "play-calls",
  code: "PP-16",
  title: "Play-call cards",
  summary: "every call of both sides as a small card to lay face down, with backs; eighteen to a sheet of paper",
  fills: "nothing",
  load: async () => (await import("./facts/play-calls.js")).playCalls,
};

export const lineScores: PenPaperSheet = {
  id: "line-scores",
  code: "PP-8",
  title: "Line scores",
  summary: "eight games of league play with every roll, and the points table above them",
  fills: "record",
  from: [leagueKind.id],
  load: async () => (await import("./facts/line-scores.js")).lineScores,
};

export const fieldStrip: PenPaperSheet = {
  id: "field-strip",
  code: "PP-17",
  title: "Field strip",
  summary: "the field with a yard ruler for each player, tracks for down and round, and markers to cut out",
  fills: "nothing",
  load: async () => (await import("./facts/field-strip.js")).fieldStrip,
};

export const headToHeadCards: PenPaperSheet = {
  id: "head-to-head-cards",
  code: "PP-11",
  title: "Head-to-head cards",
  summary:
    "quick reference on half a page: offense on the front, defense and referee on the back; two to a sheet of paper",
  fills: "nothing",
  load: async () => (await import("./facts/head-to-head-cards.js")).headToHeadCards,
};
