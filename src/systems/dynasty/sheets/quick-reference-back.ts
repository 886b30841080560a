/** The back of the quick reference card: off-season, Front Office, playoffs, contract. */
import { columns, round, rows } from "../../../page/lay-out.js";
import type { DynastyRules } from "../rules/index.js";
import { FOOT, FRAME } from "./quick-reference.js";
import { DASH, signed } from "./shared.js";
import { effectText, extensionRows, losingText, playoffRows, plural, rangeText, rowHeight, totalText } from "./table-words.js";

const COLUMN = columns(FRAME.x, { total: 8, text: 52, dice: 11, influence: 15 });
const BAND = 4.8;
const HEAD = 3.7;
const ROUND_H = 4.3;

export function backModel(rules: DynastyRules): object {
  const { offSeason, frontOffice, setup, scoring } = rules.tables;
  const rounds = playoffRows(rules);
  const bottom = round(FRAME.bottom - FOOT);
  const contractY = round(bottom - 15.4);
  const playoffsY = round(contractY - BAND - rounds.length * ROUND_H - 3.9);
  const rowsY = round(FRAME.y + BAND + HEAD);
  const h = rowHeight(playoffsY - rowsY - BAND, offSeason.length + frontOffice.length, 2.75, "offSeason");
  const dramaY = round(rowsY + offSeason.length * h);
  const points = scoring.winningSeason;
  const free = rules.switches.contract === "free";
  return { bottom, contractY, playoffsY, rowsY, h, dramaY, points, free, setup, COLUMN, DASH, signed: signed(1), effect: effectText({ dice: 0, influence: 0 }), ext: extensionRows(rules), losing: losingText(rules), plural: plural(1, "a", "b"), range: rangeText(1, 2), total: totalText(offSeason, 0), rows: rows(rowsY, h, 1) };
}
