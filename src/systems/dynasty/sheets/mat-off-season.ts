/** Left column of the team mat: the off-season and the Front Office. */
import { rows, round } from "../../../page/lay-out.js";
import type { DynastyRules, Effect, FrontOfficeRow, OffSeasonRow } from "../rules/index.js";
import { BOTTOM, head, HEAD_BASE, HEAD_Y, NOTE_Y, PHASES, ROWS_Y, sizeFor, SUB_BAND } from "./mat-columns.js";
import { signed } from "./shared.js";
import { effectText, losingStart, losingText, rowHeight, totalText } from "./table-words.js";

/** Off-season and Front Office share the column: Front Office rows are higher, for their dice. */
export function offSeason(rules: DynastyRules): object {
  const { offSeason: table, frontOffice } = rules.tables;
  const w = 83;
  const share = 7.125 / 5.25;
  const unit = rowHeight(BOTTOM - ROWS_Y - SUB_BAND, table.length + frontOffice.length * share, 2.8, "offSeason");
  const news = rows(ROWS_Y, round(unit), table.length);
  const dramaY = round(ROWS_Y + table.length * unit);
  const drama = rows(round(dramaY + SUB_BAND), round(unit * share), frontOffice.length);
  const size = sizeFor(unit, 7.8, 4.4);
  const start = losingStart(rules) ? "; season 1 too" : "";
  return {
    head: head(1, "Off-season", "+ modifiers", 0, w),
    w,
    size,
    dice: [
      { x: 55.4, y: round(PHASES.y + 1.5), face: 5 },
      { x: 60.4, y: round(PHASES.y + 1.5), face: 3 },
    ],
    note: `Roll two regular dice. After a losing season (${losingText(rules)}) add 1${start}.`,
    noteY: NOTE_Y,
    headY: HEAD_Y,
    headH: PHASES.head,
    headBase: HEAD_BASE,
    rowsY: ROWS_Y,
    dramaY,
    dramaH: SUB_BAND,
    dramaRowsY: round(dramaY + SUB_BAND),
    bottom: BOTTOM,
    news: news.map((place, i) => {
      const row = table[i];
      const sends = row.frontOffice === true;
      return {
        ...place,
        total: totalText(table, i),
        text: row.text,
        ...effectCells(row, place.cy, unit),
        sends,
        sendText: rules.switches.frontOfficeOn === "natural" ? "dice show it: Front Office" : "Front Office",
        arrowY: place.cy + 0.1,
      };
    }),
    drama: drama.map((place, i) => {
      const row = frontOffice[i];
      return { ...place, ...diceOf(row, place), text: row.text, ...effectCells(row, place.cy, unit) };
    }),
  };
}

/** The faces of a Front Office row, two abreast when it has several. */
function diceOf({ from, to }: FrontOfficeRow, { cy, h }: { readonly cy: number; readonly h: number }): object {
  const count = to - from + 1;
  const across = Math.min(count, 2);
  const down = Math.ceil(count / 2);
  const side = round(Math.min(count === 1 ? 3.8 : 3.3, (h - 1) / down - 0.4));
  const step = side + 0.5;
  const faces = Array.from({ length: count }, (_, i) => ({
    face: from + i,
    x: round(4.6 - (across * step - 0.5) / 2 + (i % 2) * step),
    y: round(cy - (down * step - 0.5) / 2 + Math.floor(i / 2) * step),
  }));
  return { faces, side };
}

/** Chips for dice and a number for influence; a choice stands as "or" between them, or in words where it does not fit the columns. */
function effectCells(row: OffSeasonRow | FrontOfficeRow, cy: number, h: number): object {
  const chipH = Math.min(3.5, round(h - 0.9));
  const cells = {
    chip: "",
    gain: false,
    chipY: round(cy - chipH / 2),
    chipH,
    influence: "",
    or: false,
    words: "",
    wordsY: round(cy - 1.68),
  };
  const chip = (effect: Effect): object =>
    effect.dice === 0 ? {} : { chip: signed(effect.dice), gain: effect.dice > 0 };
  const choice = "choice" in row ? row.choice : undefined;
  if (!choice) return { ...cells, ...chip(row), influence: signed(row.influence) };
  const [one, other] = choice;
  if (other !== "rollAgain" && one.influence === 0 && other.dice === 0)
    return { ...cells, ...chip(one), or: true, influence: signed(other.influence) };
  const words = choice.map((option) =>
    option === "rollAgain" ? "roll again" : option.dice === 0 ? `**${signed(option.influence)}**` : effectText(option),
  );
  return { ...cells, words: words.join(" or ") };
}
