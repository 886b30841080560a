/** PC-7 (H8): what was proved about a card, check by check, and the games of numbers solved exactly. */
import { round, rows } from "../../../page/lay-out.js";
import { solvedPoints } from "../odds/index.js";
import { runChecks, type CheckResult } from "../proof/index.js";
import { cardCode } from "../rules/fingerprint.js";
import { placeCircle, placeMatrix, placePoints, placeWorth } from "./certificate-games.js";
import { certificateLarge } from "./certificate-large.js";
import { stateOf, typeset, verdictOf } from "./certificate-words.js";
import { type PostcardContext, type PostcardSheet } from "./shared.js";

const TOP = 20.6;
const VERDICT_H = 17;
const LEFT_W = 119;
const GAP = 4;
const BAND_H = 5;
const LIST_BOTTOM = 238;
/** Room for the words under a table. */
const NOTE_H = 14.5;

function placeChecks(checks: readonly CheckResult[], y: number) {
  const top = round(y + BAND_H);
  const rowH = round((LIST_BOTTOM - top) / checks.length);
  return {
    y,
    w: LEFT_W,
    bandH: BAND_H,
    bottom: round(top + rowH * checks.length),
    h: round(BAND_H + rowH * checks.length),
    rows: rows(top, rowH, checks.length).map((row, i) => {
      const { id, title, detail } = checks[i];
      const state = stateOf(checks[i]);
      const [x, cy] = [13.6, row.cy];
      return {
        ...row,
        id,
        title: typeset(title),
        detail: typeset(detail),
        titleY: round(row.y + rowH * 0.42),
        detailY: round(row.y + rowH * 0.82),
        holds: state === "holds",
        // A tick, a flag, or a cross: shapes, so that it reads in black and white.
        tick: [
          [x - 1.4, cy + 0.1],
          [x - 0.4, cy + 1.2],
          [x + 1.6, cy - 1.4],
        ].map(([px, py]) => ({ x: round(px), y: round(py) })),
        flag: state === "remark",
        flagPoints: [
          [x - 1, cy - 1.6],
          [x + 1.6, cy - 0.6],
          [x - 1, cy + 0.4],
        ].map(([px, py]) => [round(px), round(py)]),
        poleX: round(x - 1),
        poleTop: round(cy - 1.6),
        poleEnd: round(cy + 1.8),
        fault: state === "fault",
        left: round(x - 1.3),
        right: round(x + 1.3),
        upper: round(cy - 1.3),
        lower: round(cy + 1.3),
      };
    }),
  };
}

function model(context: PostcardContext): object {
  const { rules, cache, progress } = context;
  const checks = runChecks(rules);
  const verdict = verdictOf(checks);
  const y = round(TOP + VERDICT_H + GAP);
  const right = LEFT_W + GAP;
  const place = (at: number) => ({ x: right, y: round(at), w: round(190 - right) });
  const circle = placeCircle(rules, place(y));
  const matrix = placeMatrix(rules, place(circle.bottom + GAP));
  const solved = solvedPoints(rules, cache, progress);
  const points = placePoints(solved, place(matrix.bottom + NOTE_H));
  const checked = placeChecks(checks, y);
  return {
    subtitle: "Validator certificate",
    tagline: "what the numbers of a card come to, counted and not rolled",
    tagWidth: 150,
    verdict: {
      ...verdict,
      y: TOP,
      h: VERDICT_H,
      ruleX: right,
      titleY: round(TOP + 8.6),
      wordsY: round(TOP + 13.6),
      w: round(LEFT_W - 6),
      codeX: round(right + 2),
      codeW: round(190 - right - 4),
      cardY: round(TOP + 5),
      codeY: round(TOP + 10.6),
      noteY: round(TOP + 14.8),
      card: rules.name,
      code: cardCode(rules),
    },
    checks: checked,
    circle,
    matrix,
    matrixNote: { x: matrix.x, y: matrix.wordsY, w: matrix.w, h: round(NOTE_H - 2) },
    points,
    pointsNote: {
      x: points.x,
      y: round(points.bottom + 1.4),
      w: points.w,
      h: round(NOTE_H - 2),
      text:
        "Percent of each number when both sides play the ball for points, without bonuses in the bar. **loss**: points that the worst number gives away. " +
        `A kickoff is worth **${solved.kickoffValue.toFixed(2)}** points to the receivers.`,
    },
    worth: placeWorth(solved, place(points.bottom + NOTE_H - 0.5), checked.bottom),
    sign: { y: 248.5, x2: 100, w: 92, w2: 90 },
  };
}

export const certificate: PostcardSheet = {
  id: "certificate",
  code: "PC-7",
  title: "Validator certificate",
  summary: "what was proved about a card: every check, the strategy circle solved exactly, the best mixes of numbers",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => [{ template: "postcard/certificate", title: "Validator certificate", model: model(context) }],
  large: certificateLarge,
};
