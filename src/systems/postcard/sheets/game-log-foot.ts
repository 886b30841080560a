/** Under the game log: the box score as it stands, and the time tracker. */
import { minusText } from "../../../kernel/words/index.js";
import { columns, round } from "../../../page/lay-out.js";
import { SIDES, totalFirstDowns, type Side } from "../../../kernel/football/index.js";
import { postcardBox, type LogRow, type PostcardBox } from "../log/index.js";
import type { GameEvent } from "../engine/events.js";
import { ENDS } from "../engine/state.js";
import type { PostcardRules } from "../rules/index.js";
import { LOG_AT } from "./game-log-columns.js";
import { GRID_BOTTOM } from "./game-log-grid.js";
import { DASH } from "./shared.js";

const Y = round(GRID_BOTTOM + 1);
const BAND = 3.5;
const ROW = 4.8;
const NAME_W = 14;

/** Figures of the foot: head, width, what is written. */
export const FOOT_FIGURES: readonly {
  readonly key: string;
  readonly head: string;
  readonly w: number;
  readonly figure: (box: PostcardBox) => string;
}[] = [
  { key: "plays", head: "Plays", w: 8.6, figure: (b) => `${b.downs}` },
  { key: "firsts", head: "1st downs", w: 12, figure: (b) => `${totalFirstDowns(b)}` },
  { key: "rush", head: "Rush att\u2013yds", w: 16.4, figure: (b) => `${b.rushes}${DASH}${minusText(b.rushYards)}` },
  {
    key: "pass",
    head: "Pass c\u2013a\u2013yds",
    w: 19,
    figure: (b) => `${b.completions}${DASH}${b.attempts}${DASH}${minusText(b.passYards)}`,
  },
  { key: "td", head: "TD", w: 6.4, figure: (b) => `${b.touchdowns}` },
  { key: "int", head: "Int", w: 6.4, figure: (b) => `${b.interceptions}` },
  { key: "fumbles", head: "Fum lost", w: 11.4, figure: (b) => `${b.fumblesLost}` },
  { key: "sacked", head: "Sacked", w: 9.6, figure: (b) => `${b.sacks}` },
  { key: "fg", head: "FG", w: 8.4, figure: (b) => `${b.fieldGoals}${DASH}${b.fieldGoalsTried}` },
  { key: "punts", head: "Punts", w: 8.4, figure: (b) => `${b.punts}` },
  { key: "flags", head: "Penalty", w: 9.8, figure: (b) => `${b.penalties}` },
  { key: "third", head: "3rd", w: 9, figure: (b) => `${b.third.made}${DASH}${b.third.tried}` },
  { key: "fourth", head: "4th", w: 8.4, figure: (b) => `${b.fourth.made}${DASH}${b.fourth.tried}` },
  { key: "won", head: "Bonus won", w: 13.2, figure: (b) => `${b.bonuses.ones + b.bonuses.stars}` },
  { key: "used", head: "Spent", w: 8.6, figure: (b) => `${b.bonuses.spent}` },
  { key: "wasted", head: "Lost", w: 8.4, figure: (b) => `${b.bonuses.lost}` },
];

/** Home first, as in the columns of the log. */
const FOOT_SIDES: readonly Side[] = [...SIDES].reverse();

const AT = columns(NAME_W, {
  ...Object.fromEntries(
    FOOT_FIGURES.map(({ key, w }) => [
      key,
      (w * (LOG_AT.strip.x - 1.2 - NAME_W)) / FOOT_FIGURES.reduce((sum, figure) => sum + figure.w, 0),
    ]),
  ),
});

/** The printed box score and the figures of a game up to a row. */
export function footBox(page: number, events: readonly GameEvent[] | undefined) {
  const boxes = events && postcardBox(events);
  return {
    y: Y,
    h: round(BAND + 2 * ROW),
    bandH: BAND,
    bandCy: round(Y + BAND / 2),
    w: round(LOG_AT.strip.x - 1.2),
    top: round(Y + BAND),
    bottom: round(Y + BAND + 2 * ROW),
    nameW: NAME_W,
    rowsH: round(2 * ROW),
    middle: round(Y + BAND + ROW),
    heads: FOOT_FIGURES.map(({ key, head }) => ({ text: head, cx: AT[key].cx, w: round(AT[key].w - 0.6) })),
    lines: FOOT_FIGURES.map(({ key }) => ({ x: AT[key].x })),
    rows: FOOT_SIDES.map((side, i) => ({
      name: side === "home" ? "Home" : "Away",
      y: round(Y + BAND + i * ROW),
      h: ROW,
      cy: round(Y + BAND + (i + 0.5) * ROW),
      cells: FOOT_FIGURES.map(({ key, head, figure }) => ({
        name: `p${page}.box.${side}.${key}`,
        label: `${side === "home" ? "Home" : "Away"}, ${head}`,
        value: boxes ? figure(boxes[side]) : "",
        x: AT[key].x,
        w: AT[key].w,
      })),
    })),
  };
}

const CIRCLE = { r: 1.95, pitch: 4.3 } as const;
/** Middles of one to three stars in a circle, and their size. */
const STARS: readonly (readonly (readonly [dx: number, dy: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.72, 0],
    [0.72, 0],
  ],
  [
    [-0.72, 0.5],
    [0.72, 0.5],
    [0, -0.72],
  ],
];
const STAR_R = [0, 0.95, 0.72, 0.68] as const;

/** The time tracker of the field card with what is crossed at the end of the page. */
export function footTime(page: number, rules: PostcardRules, after: LogRow | undefined) {
  const { timeStars, clock } = rules.card;
  const strip = LOG_AT.strip;
  const w = round(LOG_AT.scoreA.right - strip.x);
  const firstCy = round(Y + BAND + ROW / 2);
  const secondCy = round(firstCy + ROW);
  const left = after && after.stage !== "main" ? after.leftAfter : clock.finalPlays;
  let x = strip.x + 5.4;
  const tracks = ENDS.map((end) => {
    const labelX = round(x - CIRCLE.r - 0.7);
    const circles = timeStars[end].map((stars, i) => {
      const cx = round(x + i * CIRCLE.pitch);
      const many = Math.min(stars, STARS.length - 1);
      return {
        name: `p${page}.time.${end}.${i + 1}`,
        label: `Time circle ${i + 1}, ${end}`,
        on: after !== undefined && after.time[end] > i,
        cx,
        cy: firstCy,
        x: round(cx - 1.6),
        y: round(firstCy - 1.6),
        stars: STARS[many].map(([dx, dy]) => ({ x: round(cx + dx), y: round(firstCy + dy), r: STAR_R[many] })),
      };
    });
    x += timeStars[end].length * CIRCLE.pitch + 3.4;
    return { label: end === "left" ? "L" : "R", labelX: round(labelX - 0.5), circles };
  });
  const boxes = Array.from({ length: clock.finalPlays }, (_, i) => ({
    name: `p${page}.final.${i + 1}`,
    label: `Two-minute stage, play ${i + 1}`,
    on: clock.finalPlays - left > i,
    x: round(strip.x + 8.6 + i * 4.1),
    y: round(secondCy - 1.7),
  }));
  return {
    x: strip.x,
    y: Y,
    w,
    h: round(BAND + 2 * ROW),
    bandH: BAND,
    r: CIRCLE.r,
    firstCy,
    secondCy,
    tracks,
    boxes,
    clockX: round(strip.x + 1.6),
    noteX: round(strip.x + w - 1.6),
    note: `one a play, ${clock.finalTouchdown} a touchdown`,
    noteW: round(w - 12 - clock.finalPlays * 4.1),
  };
}
