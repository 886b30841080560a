/** The back of the quick reference card: off-season, Front Office, playoffs, contract. */
import { columns, round, rows } from "../../../page/lay-out.js";
import type { DynastyRules, FrontOfficeRow, OffSeasonRow } from "../rules/index.js";
import { BAND, FOOT, footLine, FRAME, HEAD } from "./quick-reference-frame.js";
import { signed } from "./shared.js";
import {
  effectText,
  extensionRows,
  listOr,
  losingStart,
  losingText,
  playoffRows,
  plural,
  rangeText,
  rowHeight,
  totalText,
} from "./table-words.js";

const COLUMN = columns(FRAME.x, { total: 8.5, text: 52, dice: 11, influence: 14.5 });
const ROUND = columns(FRAME.x, { name: 20.5, hands: 40.5, also: 15.5, points: 9.5 });
const ROUND_H = 4.2;
const HINT = 3.8;
const CONTRACT = { cells: 7.4, note: 3.8 } as const;
/** Centre to top of a paragraph line of 7 pt. */
const LINE_TOP = 1.54;

export function backModel(rules: DynastyRules): object {
  const { offSeason, frontOffice } = rules.tables;
  const bottom = round(FRAME.bottom - FOOT);
  const contractY = round(bottom - BAND - CONTRACT.cells - CONTRACT.note);
  const playoffsY = round(contractY - BAND - HEAD - rules.tables.playoffs.length * ROUND_H - HINT);
  const newsY = round(FRAME.y + BAND + HEAD);
  const h = rowHeight(playoffsY - newsY - BAND, offSeason.length + frontOffice.length, 2.75, "offSeason");
  const dramaY = round(newsY + offSeason.length * h);
  const side = round(Math.min(2.9, h - 0.5));
  const size = Math.max(6.5, Math.round(Math.min(7.4, h * 2.2) * 10) / 10);
  return {
    frame: FRAME,
    bandH: BAND,
    column: COLUMN,
    size,
    offSeason: {
      y: FRAME.y,
      cy: round(FRAME.y + BAND / 2),
      note: `two dice; after ${losingText(rules)} add 1${losingStart(rules) ? "; season 1 too" : ""}`,
      headY: round(FRAME.y + BAND),
      headH: HEAD,
      headCy: round(FRAME.y + BAND + HEAD / 2),
      rowsY: newsY,
      bottom: dramaY,
      rows: rows(newsY, h, offSeason.length).map((place, i) => ({
        ...place,
        ...cells(offSeason[i], place.cy),
        total: totalText(offSeason, i),
        sendText: rules.switches.frontOfficeOn === "natural" ? "dice show it: Front Office" : "Front Office",
      })),
    },
    drama: {
      y: dramaY,
      rowsY: round(dramaY + BAND),
      bottom: playoffsY,
      side,
      rows: rows(round(dramaY + BAND), h, frontOffice.length).map((place, i) => {
        const { from, to } = frontOffice[i];
        return {
          ...place,
          ...cells(frontOffice[i], place.cy),
          face: from === to ? from : 0,
          faceX: round(COLUMN.total.cx - side / 2),
          faceY: round(place.cy - side / 2),
          range: rangeText(from, to),
        };
      }),
    },
    playoffs: playoffs(rules, playoffsY),
    contract: contract(rules, contractY),
    foot: { line: footLine(rules, "back"), cy: round(bottom + FOOT / 2), y: bottom },
  };
}

/** A row's dice and influence under their heads; a choice, or more than a sign can say, in words over both columns. */
function cells(row: OffSeasonRow | FrontOfficeRow, cy: number): object {
  const sends = "frontOffice" in row && row.frontOffice === true;
  const choice = "choice" in row ? row.choice : undefined;
  const option = (effect: Exclude<typeof choice, undefined>[number]): string =>
    effect === "rollAgain" ? "roll again" : effectText(effect).replace(/[+\u2212]\d+/g, "**$&**");
  return {
    text: row.text,
    sends,
    dice: choice ? "" : signed(row.dice),
    gain: row.dice > 0,
    influence: choice ? "" : signed(row.influence),
    words: choice ? choice.map(option).join(" or ") : "",
    wordsY: round(cy - LINE_TOP),
    arrowY: round(cy + 0.1),
    chipY: round(cy - 1.35),
  };
}

function playoffs(rules: DynastyRules, y: number): object {
  const { setup, scoring } = rules.tables;
  const points = scoring.winningSeason;
  const headY = round(y + BAND);
  const printed = playoffRows(rules);
  const places = rows(round(headY + HEAD), ROUND_H, printed.length);
  return {
    y,
    cy: round(y + BAND / 2),
    squareY: round(y + 0.6),
    rowsY: round(headY + HEAD),
    note: points === 0 ? "" : `${setup.winningWins} wins or more: ${points} ${plural(points, "point", "points")}`,
    headY,
    headH: HEAD,
    headCy: round(headY + HEAD / 2),
    column: ROUND,
    rows: places.map((place, i) => {
      const row = printed[i];
      return {
        ...place,
        name: row.name,
        hands: listOr(row.wins.map((win) => win.name)),
        also: row.influence || (row.byeStarts ? "a bye starts here" : row.byeScores ? "a bye scores too" : ""),
        points: `${row.points}`,
        last: row.last,
      };
    }),
    hintCy: round(places[places.length - 1].bottom + HINT / 2),
    hintY: places[places.length - 1].bottom,
    hint:
      rules.switches.playoffMatch === "contains"
        ? "A bigger hand wins only if it contains one that is named."
        : "A better hand wins too: the lower one named, or any above it in the season table.",
  };
}

function contract(rules: DynastyRules, y: number): object {
  const { seasons, contractYears } = rules.tables.setup;
  const free = rules.switches.contract === "free";
  const w = FRAME.w / 3;
  const cellY = round(y + BAND);
  return {
    y,
    title: free ? "After the season: the points" : "After the season: the contract",
    note: free ? "" : `signed for ${contractYears}; only the highest counts`,
    cells: free
      ? []
      : extensionRows(rules).map((row, i) => ({
          plus: row.plus,
          // One line of text stands in the middle, two stand around it.
          text: row.name,
          textY: round(cellY + CONTRACT.cells / 2 - (row.name.includes("\n") ? 2.75 : 1.4)),
          x: round(FRAME.x + i * w),
          plusX: round(FRAME.x + i * w + 2),
          textX: round(FRAME.x + i * w + 8.6),
          textW: round(w - 9.2),
          y: cellY,
          cy: round(cellY + CONTRACT.cells / 2),
          bottom: round(cellY + CONTRACT.cells),
        })),
    freeText: free ? `Under these rules the contract holds for all ${seasons} seasons.` : "",
    freeCy: round(cellY + CONTRACT.cells / 2),
    lineY: round(cellY + CONTRACT.cells),
    foot: free
      ? "Add up the points of every season."
      : "No ring round the next season: the club lets you go and the game is over.",
    footCy: round(cellY + CONTRACT.cells + CONTRACT.note / 2),
  };
}
