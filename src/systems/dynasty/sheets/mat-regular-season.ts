/** Middle column of the team mat: the season table. */
import { rows, round } from "../../../page/lay-out.js";
import type { DynastyRules } from "../rules/index.js";
import { BOTTOM, head, HEAD_BASE, HEAD_Y, NOTE_Y, PHASES, ROWS_Y, sizeFor } from "./mat-columns.js";
import { gainText, regularRows, rowHeight, takeRowText } from "./table-words.js";

/** The season table: every row with its dice, record and the fewest dice that reach it. */
export function regularSeason(rules: DynastyRules): object {
  const printed = regularRows(rules);
  const { setup } = rules.tables;
  const [x, w] = [87, 88];
  const h = rowHeight(BOTTOM - ROWS_Y, printed.length, 2.8, "regularSeason");
  const places = rows(ROWS_Y, round(h), printed.length);
  const spaces = Math.max(setup.diceMax, ...printed.map((row) => row.dice.length));
  const pitch = Math.min(4.45, 22.25 / spaces);
  const side = Math.min(3.9, round(pitch * 0.876), round(h - 0.6));
  const twoLines = h >= 6.2;
  const diceX = 121;
  return {
    head: head(2, "Regular season", `first take influence: ${gainText(rules)}`, x, w),
    x,
    w,
    note: `Roll all Team Dice, spend influence, ${takeRowText(rules)}. C = Coach Die.`,
    noteX: x + 2,
    noteY: NOTE_Y,
    headY: HEAD_Y,
    headH: PHASES.head,
    headBase: HEAD_BASE,
    top: ROWS_Y,
    bottom: BOTTOM,
    side,
    pitch,
    spaces,
    diceX,
    nameX: x + 2,
    nameW: 21.4,
    sizes: {
      name: sizeFor(h, 7.8, 5),
      record: sizeFor(h, 9.4, 5.4),
      small: sizeFor(h, 7, 5),
      needs: sizeFor(h, 7.4, 5),
    },
    rows: places.map((place, i) => {
      const row = printed[i];
      const split = row.first !== "" && twoLines;
      const lines = row.record.length;
      return {
        ...place,
        tint: row.entry === "bye" ? "tint12" : row.entry === "wildCard" ? "tint6" : "none",
        name: row.first === "" || twoLines ? row.name : `${row.name}, 1st roll`,
        // A long name may run on where no Coach Die stands beside it.
        nameW: row.coach === "" ? 30 : 21.4,
        nameY: split ? round(place.cy - 1.31) : place.cy,
        first: split ? row.first : "",
        firstY: round(place.cy + 1.68),
        coach: row.coach,
        badgeY: round(place.cy - 1.8),
        dice: row.dice,
        diceY: round(place.cy - side / 2),
        coachWins: row.coachWins && row.dice.length === 0,
        // The Coach Die's badge stands before it.
        coachWinsText: rules.switches.nothingWins === "natural" ? "as rolled = wins," : "Coach Die = wins,",
        restText: `rest of ${setup.games} = losses`,
        coachLineY: twoLines ? round(place.cy - 1.25) : round(place.cy - 1),
        restLineY: twoLines ? round(place.cy + 1.5) : round(place.cy + 1.2),
        record: row.record.map((text, line) => ({
          text,
          y: lines === 1 ? place.cy : round(place.cy + (line === 0 ? -1.3 : 1.55) * Math.min(1, place.h / 7)),
          size: lines === 1 ? sizeFor(h, 9.4, 5.4) : sizeFor(h, 7.2, 7),
        })),
        bye: row.entry === "bye",
        wildCard: row.entry === "wildCard",
        needs: row.needs,
        needsY: round(place.cy - 1.05),
      };
    }),
  };
}
