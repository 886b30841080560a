/** The front of the quick reference card: a season in short, what influence buys, the season table. */
import { columns, round, rows } from "../../../page/lay-out.js";
import type { DynastyRules } from "../rules/index.js";
import { BAND, FOOT, footLine, FRAME, HEAD } from "./quick-reference-frame.js";
import {
  coachWinsText,
  gainText,
  influenceUses,
  naturalSixText,
  recordOf,
  regularRows,
  rowHeight,
  takeRowText,
} from "./table-words.js";

const COLUMN = columns(FRAME.x, { name: 24.5, coach: 10.5, dice: 18.5, record: 11.5, playoffs: 12.5, needs: 8.5 });
const STEP = columns(FRAME.x, { offSeason: 20.5, regular: 24.5, playoffs: 20, contract: 21 });
const TITLE = { h: 8.2, yards: 2 } as const;
const STEPS_H = 13;
const USE_H = 3.9;

function steps(rules: DynastyRules, y: number): object[] {
  const free = rules.switches.contract === "free";
  const text = [
    ["1", "Off-season", "Two dice and modifiers", STEP.offSeason],
    ["2", "Regular season", "Take influence, roll, spend, read the table", STEP.regular],
    ["3", "Playoffs", "Team Dice anew for every round", STEP.playoffs],
    ["+", "Contract", free ? "Holds to the end" : "Extend it, or the game is over", STEP.contract],
  ] as const;
  return text.map(([number, title, note, at]) => ({
    number,
    title,
    note,
    x: at.x,
    squareX: at.x + 2,
    squareY: y + 1.6,
    numberX: round(at.x + 4),
    cy: y + 3.6,
    titleX: round(at.x + 6.7),
    titleW: round(at.w - 7.3),
    textX: at.x + 2,
    textY: y + 6.2,
    textW: round(at.w - 3.2),
    y,
    bottom: y + STEPS_H,
  }));
}

export function frontModel(rules: DynastyRules): object {
  const { setup } = rules.tables;
  const uses = influenceUses(rules);
  const printed = regularRows(rules);
  const stepsY = round(FRAME.y + TITLE.h + TITLE.yards);
  const influenceY = round(stepsY + STEPS_H);
  const usesY = round(influenceY + BAND);
  const sixY = round(usesY + uses.length * USE_H);
  const seasonY = round(sixY + USE_H + 0.3);
  const headY = round(seasonY + BAND);
  const rowsY = round(headY + HEAD);
  const bottom = round(FRAME.bottom - FOOT);
  const h = rowHeight(bottom - rowsY, printed.length, 2.75, "regularSeason");
  const spaces = Math.max(setup.diceMax, ...printed.map((row) => row.dice.length));
  const pitch = Math.min(3.55, (COLUMN.dice.w - 0.6) / spaces);
  const side = round(Math.min(pitch - 0.4, h - 0.7));
  const phases = [75.6, 80.4, 85.2];
  return {
    frame: FRAME,
    title: {
      y: FRAME.y,
      h: TITLE.h,
      cy: round(FRAME.y + TITLE.h / 2),
      yardsY: round(FRAME.y + TITLE.h),
      yardsH: TITLE.yards,
    },
    steps: steps(rules, stepsY),
    bandH: BAND,
    influence: {
      y: influenceY,
      cy: round(influenceY + BAND / 2),
      note: `${setup.influence} to start, ${setup.influenceMax} at most  \u00b7  in phase`,
      phases: phases.map((cx, i) => ({
        number: `${i + 1}`,
        cx,
        x: round(cx - 1.7),
        y: round(influenceY + BAND / 2 - 1.7),
      })),
      uses: rows(usesY, USE_H, uses.length).map((place, i) => ({
        ...place,
        text: `**${uses[i].strong}** ${uses[i].text}`,
        textY: round(place.cy - 1.63),
        cells: uses[i].phases.map((on, k) => ({ on, x: phases[k], x1: phases[k] - 0.8, x2: phases[k] + 0.8 })),
      })),
      six: {
        y: sixY,
        cy: round(sixY + USE_H / 2),
        dieY: round(sixY + USE_H / 2 - 1.4),
        baseline: round(sixY + USE_H / 2 + 0.9),
        text: naturalSixText(rules),
      },
    },
    season: {
      y: seasonY,
      cy: round(seasonY + BAND / 2),
      squareY: round(seasonY + 0.6),
      note: `first take influence: ${gainText(rules)}`,
      headY,
      headH: HEAD,
      headCy: round(headY + HEAD / 2),
      rowsY,
      bottom,
      column: COLUMN,
      side,
      pitch,
      spaces,
      take: `${takeRowText(rules)}; C = Coach Die`,
      rows: rows(rowsY, round(h), printed.length).map((place, i) => {
        const row = printed[i];
        return {
          ...place,
          tint: row.entry === "bye" ? "tint12" : row.entry === "wildCard" ? "tint6" : "none",
          name: row.first === "" ? row.name : `${row.name}, first roll*`,
          nameX: COLUMN.name.x + 2,
          nameW: row.coach === "" ? 32 : 23,
          coach: row.coach,
          badgeX: COLUMN.coach.x,
          badgeY: round(place.cy - 1.4),
          badgeCx: COLUMN.coach.x + 1.4,
          coachX: COLUMN.coach.x + 3.6,
          dice: row.dice,
          diceX: COLUMN.dice.x,
          diceY: round(place.cy - side / 2),
          // Where the Coach Die decides, words run over the dice and the record.
          coachWins: row.coachWins ? `${coachWinsText(rules)}: ${recordOf(row)}` : "",
          coachWinsX: round(COLUMN.record.right - 1.2),
          record: row.coachWins ? "" : row.record[0],
          lines: [row.coachWins ? COLUMN.playoffs.x : COLUMN.record.x, COLUMN.playoffs.x, COLUMN.needs.x],
          bye: row.entry === "bye",
          wildCard: row.entry === "wildCard",
          needs: row.needs,
        };
      }),
    },
    foot: {
      y: bottom,
      line: footLine(rules, "front"),
      cy: round(bottom + FOOT / 2),
      note: rules.switches.firstRollSurvivesCoachChange ? "* nothing rolled again" : "* with nothing spent",
    },
  };
}
