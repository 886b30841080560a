/** The three columns of the team mat: off-season with the Front Office, regular season, playoffs with the contract. */
import { rows, round } from "../../../page/lay-out.js";
import type { DynastyRules, Effect, FrontOfficeRow, OffSeasonRow } from "../rules/index.js";
import { signed } from "./shared.js";
import {
  effectText,
  extensionRows,
  gainText,
  losingStart,
  losingText,
  playoffNote,
  playoffRows,
  plural,
  regularRows,
  rowHeight,
  scoringRows,
  takeRowText,
  totalText,
} from "./table-words.js";

/** Top and bottom of the columns, and the heights that all of them share. */
export const PHASES = { y: 61.4, h: 122, band: 7.2, note: 4.8, head: 3.9 } as const;
const BOTTOM = PHASES.y + PHASES.h;
const NOTE_Y = round(PHASES.y + PHASES.band + 3.3);
const HEAD_Y = round(PHASES.y + PHASES.band + PHASES.note);
const ROWS_Y = round(HEAD_Y + PHASES.head);
/** Baseline of the column heads. */
const HEAD_BASE = round(HEAD_Y + 2.8);
/** Bands inside a column. */
const SUB_BAND = 5.6;

/** A type size that follows its row: `base` points in rows of `full` millimetres and more, never under the floor. */
const sizeFor = (h: number, base: number, full: number): number =>
  Math.max(6, Math.round(base * Math.min(1, h / full) * 10) / 10);

const head = (number: number, title: string, note: string, x: number, w: number): object => ({
  number: `${number}`,
  title,
  note,
  x,
  w,
  y: PHASES.y,
  h: PHASES.band,
  squareX: x + 1,
  squareY: PHASES.y + 1,
  numberX: x + 3.6,
  cy: PHASES.y + PHASES.band / 2,
  titleX: x + 8.8,
  noteX: round(x + w - 2),
});

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

/** Rounds from top to bottom, then what the season adds to the contract. */
export function playoffs(rules: DynastyRules): object {
  const { setup, scoring } = rules.tables;
  const [x, w] = [179, 80.4];
  const right = x + w;
  const printed = playoffRows(rules);
  const h = Math.min(20, 65.6 / printed.length);
  const top = HEAD_Y;
  const places = rows(top, round(h), printed.length);
  const noteY = round(top + printed.length * h);
  const contractY = round(noteY + 7.265);
  const points = scoring.winningSeason;
  return {
    head: head(
      3,
      "Playoffs",
      points === 0 ? "" : `${setup.winningWins} wins or more: ${points} ${plural(points, "point", "points")}`,
      x,
      w,
    ),
    x,
    w,
    noteX: x + 2,
    note: "Roll all Team Dice anew for every round. Lose one and the season ends.",
    noteY: NOTE_Y,
    textW: w - 4,
    right,
    rounds: places.map((place, i) => {
      const row = printed[i];
      const slot = row.wins.length <= 2 ? 30.7 : 64 / row.wins.length;
      const side = Math.min(
        4.5,
        round((slot - 5) / Math.max(...row.wins.map((win) => win.dice.length), 1) - 0.4),
        round(h - 9.4),
      );
      return {
        ...place,
        name: row.name,
        note: [row.byeScores ? "a bye scores too" : row.byeStarts ? "a bye starts here" : "", row.influence]
          .filter(Boolean)
          .join(", "),
        nameX: x + 2,
        nameY: round(place.y + 4.4),
        points: `${row.points}`,
        unit: plural(row.points, "point", "points"),
        last: row.last,
        tileX: right - 12.5,
        tileY: round(place.y + 1.6),
        tileH: round(h - 3.2),
        tileCx: right - 7.25,
        numberY: round(place.y + h * 0.42),
        unitY: round(place.bottom - 2.8),
        arrowY: round(place.bottom - 0.9),
        side,
        pitch: side + 0.4,
        diceY: round(place.y + 6.4),
        hands: row.wins.map((win, k) => ({
          ...win,
          x: round(x + 2 + k * slot),
          orX: k === 0 ? 0 : round(x + 2 + k * slot - 3.4),
        })),
        orY: round(place.y + 6.4 + side / 2),
        handY: round(place.y + 6.4 + side + 3.1),
        handW: round(slot - 5),
      };
    }),
    noteLineY: noteY,
    hint: playoffNote(rules),
    hintY: round(noteY + 0.9),
    contract: contract(rules, x, w, contractY),
  };
}

function contract(rules: DynastyRules, x: number, w: number, y: number): object {
  const { seasons } = rules.tables.setup;
  const free = rules.switches.contract === "free";
  const tileW = (w - 8) / 3;
  const tileY = round(y + 10.8);
  const tileH = round(BOTTOM - 5.6 - tileY);
  return {
    y,
    h: SUB_BAND,
    textX: x + 2,
    introY: round(y + 9),
    title: free ? "After the season: the points" : "After the season: the contract",
    intro: free
      ? `The contract holds for all ${seasons} seasons. Add up what the season earned.`
      : "Only the highest one counts. Ring that many more season numbers.",
    tiles: free
      ? []
      : extensionRows(rules).map((row, i) => ({
          plus: row.plus,
          x: round(x + 2 + i * (tileW + 2)),
          y: tileY,
          w: round(tileW),
          h: tileH,
          cx: round(x + 2 + i * (tileW + 2) + tileW / 2),
          plusY: round(tileY + tileH * 0.38),
          lines: row.name
            .split("\n")
            .map((text, k, all) => ({ text, y: round(tileY + tileH - 1.5 - (all.length - 1 - k) * 2.6) })),
        })),
    // Without a contract to watch, the box has room for the points.
    prices: free
      ? scoringRows(rules).map((row, i) => ({
          label: row.name,
          value: `${row.points}`,
          x: x + 2,
          right: x + w - 2,
          y: round(y + 15 + i * 4.6),
        }))
      : [],
    foot: free ? "" : "No ring round the next season: the club lets you go and the game is over.",
    footY: round(BOTTOM - 1.9),
  };
}
