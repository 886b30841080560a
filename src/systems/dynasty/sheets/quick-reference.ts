/** P5, DY-5: the quick reference card. Front: a season in short, influence, the season table; back: off-season, playoffs, contract. */
import { columns, round, rows } from "../../../page/lay-out.js";
import type { DynastyRules } from "../rules/index.js";
import { backModel } from "./quick-reference-back.js";
import { referenceBlocks } from "./reference-large.js";
import type { DynastySheet } from "./shared.js";
import { gainText, influenceUses, naturalSixText, regularRows, rowHeight, takeRowText } from "./table-words.js";

/** The accent frame: everything coloured stays inside it, away from the cut. */
export const FRAME = { x: 3.5, y: 3.5, w: 86, h: 121, right: 89.5, bottom: 124.5 } as const;
/** Small print at the foot of the frame. */
export const FOOT = 4.2;

const COLUMN = columns(FRAME.x, { name: 24.5, coach: 10.5, dice: 18.5, record: 11.5, playoffs: 12.5, needs: 8.5 });
const STEP = columns(FRAME.x, { offSeason: 20.5, regular: 24.5, playoffs: 20, contract: 21 });
const HEAD = { title: 8.2, yards: 2.6 } as const;
const BAND = 4.8;
const STEPS_H = 13;
const USE_H = 3.9;

function steps(rules: DynastyRules, y: number): object[] {
  const free = rules.switches.contract === "free";
  const text = [
    ["1", "Off-season", "Two dice and modifiers, then the table.", STEP.offSeason],
    ["2", "Regular season", "Take influence, roll the Team Dice, read the table.", STEP.regular],
    ["3", "Playoffs", "Team Dice anew for every round.", STEP.playoffs],
    ["C", "Contract", free ? "Holds to the end: only add up." : "Extend it. None left: the end.", STEP.contract],
  ] as const;
  return text.map(([number, title, note, at]) => ({
    number,
    title,
    note,
    x: at.x,
    squareX: at.x + 1.6,
    squareY: y + 1.6,
    numberX: round(at.x + 3.6),
    cy: y + 3.6,
    titleX: round(at.x + 6.4),
    titleW: round(at.w - 7.2),
    textX: at.x + 1.6,
    textY: y + 6.2,
    textW: round(at.w - 2.4),
    y,
    bottom: y + STEPS_H,
  }));
}

function frontModel(rules: DynastyRules): object {
  const { setup } = rules.tables;
  const uses = influenceUses(rules);
  const printed = regularRows(rules);
  const stepsY = round(FRAME.y + HEAD.title + HEAD.yards);
  const influenceY = round(stepsY + STEPS_H);
  const usesY = round(influenceY + BAND);
  const sixY = round(usesY + uses.length * USE_H);
  const seasonY = round(sixY + USE_H + 0.3);
  const headY = round(seasonY + BAND);
  const rowsY = round(headY + 3.7);
  const bottom = round(FRAME.bottom - FOOT);
  const h = rowHeight(bottom - rowsY, printed.length, 2.75, "regularSeason");
  const spaces = Math.max(setup.diceMax, ...printed.map((row) => row.dice.length));
  const pitch = Math.min(3.55, (COLUMN.dice.w - 0.6) / spaces);
  const side = round(Math.min(pitch - 0.4, h - 0.7));
  const phases = [75.6, 80.4, 85.2];
  return {
    side: "front",
    frame: FRAME,
    title: { y: FRAME.y, h: HEAD.title, cy: round(FRAME.y + HEAD.title / 2), yardsY: round(FRAME.y + HEAD.title), yardsH: HEAD.yards },
    steps: steps(rules, stepsY),
    bandH: BAND,
    influence: {
      y: influenceY,
      cy: round(influenceY + BAND / 2),
      note: `start with ${setup.influence}, never above ${setup.influenceMax}`,
      phases: phases.map((cx, i) => ({ number: `${i + 1}`, cx, x: round(cx - 1.7), y: round(influenceY + BAND / 2 - 1.7) })),
      uses: rows(usesY, USE_H, uses.length).map((place, i) => ({ ...place, text: `**${uses[i].strong}** ${uses[i].text}`, textY: round(place.cy - 1.63), cells: uses[i].phases.map((on, k) => ({ on, x: phases[k], x1: phases[k] - 0.8, x2: phases[k] + 0.8 })) })),
      six: { y: sixY, cy: round(sixY + USE_H / 2), dieY: round(sixY + USE_H / 2 - 1.4), baseline: round(sixY + USE_H / 2 + 0.9), text: naturalSixText(rules) },
    },
    season: {
      y: seasonY,
      cy: round(seasonY + BAND / 2),
      note: `first take influence: ${gainText(rules)}`,
      headY,
      headH: 3.7,
      headCy: round(headY + 1.85),
      rowsY,
      bottom,
      column: COLUMN,
      lines: [COLUMN.record.x, COLUMN.playoffs.x, COLUMN.needs.x],
      side,
      pitch,
      spaces,
      take: `all Team Dice; ${takeRowText(rules)}`,
      rows: rows(rowsY, round(h), printed.length).map((place, i) => {
        const row = printed[i];
        return {
          ...place,
          tint: row.entry === "bye" ? "tint12" : row.entry === "wildCard" ? "tint6" : "none",
          name: row.first === "" ? row.name : `${row.name}, first roll*`,
          nameX: COLUMN.name.x + 1.6,
          nameW: row.coach === "" ? 32 : 23,
          coach: row.coach,
          badgeX: COLUMN.coach.x,
          badgeY: round(place.cy - 1.4),
          badgeCx: COLUMN.coach.x + 1.4,
          coachX: COLUMN.coach.x + 3.6,
          dice: row.dice,
          diceX: COLUMN.dice.x,
          diceY: round(place.cy - side / 2),
          coachWins: row.coachWins && row.dice.length === 0,
          coachWinsText: "wins = Coach Die",
          record: row.coachWins ? row.record[0] : row.record[0],
          bye: row.entry === "bye",
          wildCard: row.entry === "wildCard",
          needs: row.needs,
        };
      }),
    },
    foot: { y: bottom, cy: round(bottom + FOOT / 2), note: "* nothing spent on it" },
  };
}

export const quickReference: DynastySheet = {
  id: "quick-reference",
  code: "DY-5",
  title: "Quick reference",
  summary: "all tables on a card with two sides, four to a sheet of paper",
  orientation: "portrait",
  card: "quarter",
  twoSided: true,
  copies: 4,
  fills: "nothing",
  pages: ({ rules }) => [
    { template: "dynasty/quick-reference-front", title: "Quick reference, front", model: frontModel(rules) },
    { template: "dynasty/quick-reference-back", title: "Quick reference, back", model: backModel(rules) },
  ],
  large: ({ rules }) => referenceBlocks(rules),
};
