/** Right column of the team mat: playoffs and contract. */
import { rows, round } from "../../../page/lay-out.js";
import type { DynastyRules } from "../rules/index.js";
import { BOTTOM, head, HEAD_Y, NOTE_Y, SUB_BAND } from "./mat-columns.js";
import { extensionRows, playoffNote, playoffRows, plural, scoringRows } from "./table-words.js";

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
