/** Below the grid: the career row, the line of careers and the three reminder boxes (millimetres in the live area). */
import { round } from "../../../page/lay-out.js";
import { ROUNDS, type DynastyRules, type Round } from "../rules/index.js";
import { REFERENCE_CAREERS } from "./careers.js";
import { COLUMN, TOP } from "./scoresheet-grid.js";
import { DASH, type campaignOf } from "./shared.js";

/** The totals row under the last season. */
export function career(y: number, h: number, campaign: ReturnType<typeof campaignOf>): object {
  const summary = campaign?.summary;
  const labels = { labelFirst: y + 3.6, labelSecond: y + 6.1 };
  return {
    y,
    h,
    cy: y + h / 2,
    baseline: y + 5.4,
    lineY: y + 6.4,
    valueH: 6.6,
    frameH: round(y + h - TOP),
    seasonsLabel: COLUMN.dice.x + 1.8,
    seasonsLine: COLUMN.dice.x + 3,
    seasonsEnd: COLUMN.dice.x + 13,
    seasonsW: 10,
    recordLabel: COLUMN.final.x + 1.8,
    recordLine: COLUMN.final.x + 15,
    recordEnd: COLUMN.record.right - 1.5,
    recordW: COLUMN.record.right - COLUMN.final.x - 16.5,
    ...labels,
    boxX: COLUMN.points.x + 0.6,
    boxY: y + 0.6,
    boxW: 16.8,
    boxH: h - 1.2,
    seasons: summary ? `${summary.seasons}` : "",
    record: summary ? `${summary.wins}${DASH}${summary.losses}` : "",
    points: summary ? `${summary.points}` : "",
    rounds: ROUNDS.map((r) => ({
      name: `career.${r}`,
      value: summary ? `${summary.roundsWon[r] + (r === "wildCard" ? summary.byes : 0)}` : "",
      x: COLUMN[r].x,
      w: COLUMN[r].w,
    })),
  };
}

/** The line of careers: average coaches and one real club, and where this campaign stands. */
export function scale(points: number | undefined): object {
  const y = round(TOP + 188.6);
  const [x1, x2, most] = [35, 190, 300];
  const at = (value: number): number => round(x1 + ((x2 - x1) * Math.min(value, most)) / most);
  const lineY = y + 5.2;
  const ticks = Array.from({ length: 31 }, (_, i) => i * 10).map((value) => ({
    x: at(value),
    y1: lineY,
    y2: lineY + (value % 50 === 0 ? 1.6 : 0.9),
    label: value % 50 === 0 ? `${value}` : "",
    labelY: lineY + 4.1,
  }));
  return {
    y: y + 0.2,
    note: "average career of each coach, and one real club\u2019s twenty years",
    noteY: y + 1.2,
    x1,
    x2,
    lineY,
    ticks,
    marks: REFERENCE_CAREERS.map((mark) => ({
      label: mark.label,
      x: at(mark.points),
      arrowY: lineY - 1.9,
      labelX: round(at(mark.points) + mark.shift),
      labelY: lineY - 2.9,
      align: mark.align,
    })),
    you: points === undefined ? "" : `${points}!`,
    youX: at(points ?? 0),
    youY: lineY + 6.2,
    youTextX: round(at(points ?? 0) + 1.9),
    youTextY: lineY + 7.3,
  };
}

/** Coach influence, reminders and season scoring, from the tables in force. */
export function boxes(rules: DynastyRules): object[] {
  const { setup, playoffs, scoring, extension } = rules.tables;
  const y = round(TOP + 202);
  const h = 32;
  const list = (x: number, w: number, top: number, step: number, items: readonly string[]): object => ({
    items: items.map((text, i) => ({
      text,
      x: x + 2.1,
      y: round(top + i * step),
      w,
      textX: x + 5,
      textY: round(top + i * step - 1.05),
    })),
  });
  const points = [
    { label: `Winning season, ${setup.winningWins} wins or more`, points: scoring.winningSeason },
    ...playoffs.map((row) => ({
      label: row.round === "wildCard" ? "Wild Card bye or win" : `${scoreLabel(row.round)} win`,
      points: row.points,
    })),
  ];
  const most = points.reduce((sum, row) => sum + row.points, 0);
  const common = { y, h, prices: [], items: [], intro: "", foot: "" };
  const footY = y + h - 1.9;
  return [
    {
      ...common,
      x: 0,
      w: 62,
      title: "Coach influence",
      note: `${setup.influenceMin} to ${setup.influenceMax} points`,
      intro: "Spend 1 point, as often as you can pay, to",
      introY: y + 8.7,
      textX: 2,
      ...list(0, 55, y + 11.17, 3.72, [
        "**re-roll** any of the dice just rolled",
        "**turn the Coach Die** to a face you choose*",
        "**add 1** to the off-season roll, before rolling",
        `**extend the contract** by ${extension.bought} seasons, any time`,
      ]),
      foot: "* not in the off-season: no Coach Die is rolled then",
      footY,
    },
    {
      ...common,
      x: 66,
      w: 66,
      title: "Reminders",
      note: "",
      textX: 68,
      ...list(66, 59, y + 6.95, 3.54, [
        "**Natural 6** on the Coach Die: 1 influence at once",
        `**Points left over** roll on to the next phase, never above ${setup.influenceMax}`,
        `**Dice**: never under ${setup.diceMin} or over ${setup.diceMax}; one is the Coach Die`,
        `**Better result** than last season: contract +${extension.betterResult}`,
        `**Conference title**: contract +${extension.conferenceTitle} instead`,
        `**Big Game won**: contract +${extension.bigGame} instead`,
        "**No ring** round the next season: the game is over",
      ]),
    },
    {
      ...common,
      x: 136,
      w: 54,
      title: "Season scoring",
      note: "add all",
      textX: 138,
      prices: points.map((row, i) => ({
        ...row,
        points: `${row.points}`,
        x: 138,
        y: round(y + 8.9 + i * 3.85),
        right: 188,
      })),
      foot: `Most in one season: ${most}`,
      footY,
    },
  ];
}

function scoreLabel(r: Round): string {
  return r === "divisional" ? "Divisional" : r === "conference" ? "Conference title" : "Big Game";
}
