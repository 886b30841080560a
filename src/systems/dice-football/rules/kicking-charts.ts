/** Kicks, blocks and turnovers. */
import type { GameCharts, KickoffCell } from "./game-charts.js";
import { lineRows, rows } from "./spans.js";

const at = (line: number, returner: number): KickoffCell => ({ line, returner });

export const KICKING: Pick<
  GameCharts,
  | "kickoffRegular"
  | "kickoffAngled"
  | "kickoffSquib"
  | "kickoffOnside"
  | "blockedFieldGoal"
  | "blockedPunt"
  | "returnTouchdown"
  | "fieldGoal99"
> = {
  kickoffRegular: rows<KickoffCell>(
    ["00-13", "TB"],
    ["14-15", "OOB40"],
    ["16-20", at(0, 1)],
    ["21-24", at(1, 1)],
    ["25-28", at(2, 1)],
    ["29-32", at(3, 1)],
    ["33-36", at(4, 1)],
    ["37-40", at(5, 1)],
    ["41-43", at(6, 1)],
    ["44-46", at(7, 1)],
    ["47-48", at(8, 1)],
    ["49-50", at(9, 1)],
    ["51-52", at(10, 1)],
    ["53-54", at(11, 1)],
    ["55-57", at(12, 1)],
    ["58-59", at(13, 1)],
    ["60-61", at(15, 1)],
    ["62-63", at(18, 1)],
    ["64-67", at(1, 2)],
    ["68-70", at(4, 2)],
    ["71-73", at(7, 2)],
    ["74-76", at(10, 2)],
    ["77-79", at(13, 2)],
    ["80-81", at(17, 2)],
    ["82-84", at(3, 3)],
    ["85-87", at(9, 3)],
    ["88-90", at(16, 3)],
    ["91-92", at(8, 4)],
    ["93-94", at(16, 4)],
    ["95-96", at(20, 5)],
    ["97-98", at(24, 3)],
    ["99", at(28, 4)],
  ),
  kickoffAngled: rows<KickoffCell>(
    ["00-09", "OOB40"],
    ["10-12", "TB"],
    ["13-17", at(4, 1)],
    ["18-23", at(7, 1)],
    ["24-29", at(10, 1)],
    ["30-35", at(13, 1)],
    ["36-40", at(16, 1)],
    ["41-46", at(5, 2)],
    ["47-52", at(9, 2)],
    ["53-58", at(12, 2)],
    ["59-64", at(15, 2)],
    ["65-69", at(18, 2)],
    ["70-75", at(8, 3)],
    ["76-81", at(13, 3)],
    ["82-87", at(18, 3)],
    ["88-92", at(15, 4)],
    ["93-96", at(20, 4)],
    ["97-99", at(23, 5)],
  ),
  kickoffSquib: rows<KickoffCell>(
    ["00-03", "OOB40"],
    ["04-13", at(26, 3)],
    ["14-25", at(28, 3)],
    ["26-39", at(30, 4)],
    ["40-54", at(32, 4)],
    ["55-69", at(34, 5)],
    ["70-83", at(36, 5)],
    ["84-94", at(38, 5)],
    ["95-97", at(40, 0)],
    ["98-99", { line: 33, returner: 0, muffed: true }],
  ),
  kickoffOnside: lineRows("kickers 00-24, receivers 25-99"),
  blockedFieldGoal: rows<GameCharts["blockedFieldGoal"][number]["value"]>(
    ["00-44", { behind: 7 }],
    ["45-64", { behind: 12 }],
    ["65-79", { behind: 0, note: "fallsOn" }],
    ["80-90", { behind: 0, advance: 20 }],
    ["91-95", { behind: 0, advance: 40 }],
    ["96-99", { touchdown: true }],
  ),
  blockedPunt: rows<GameCharts["blockedPunt"][number]["value"]>(
    ["00-29", { behind: 12 }],
    ["30-49", { behind: 18 }],
    ["50-64", { behind: 8, note: "outOfBounds" }],
    ["65-74", { behind: 10, note: "fallsOn" }],
    ["75-84", { behind: 25, note: "safety" }],
    ["85-99", { touchdown: true }],
  ),
  returnTouchdown: lineRows("touchdown 00-29, fifty 30-99"),
  fieldGoal99: lineRows("missed 00-49, blocked 50-99"),
};
