/** M16, PP-16: every call as a small card, laid face down and turned over together. */
import { round } from "../../../page/lay-out.js";
import { callCards, type CallCard } from "./call-cards.js";
import { diceText } from "./chart-words.js";
import type { PenPaperSheet } from "./shared.js";

const FRAME = { x: 3, y: 3, w: 38, h: 57, right: 41, bottom: 60, cx: 22 } as const;
const HEAD = 6.4;
const FIGURE = { y: 26.4, w: 15, h: 13.4 } as const;
const DIE = 4.4;

/** Dice in rows of three around a middle. */
function diceRows(count: number, cx: number, y: number): object[] {
  const rows = count > 3 ? [Math.ceil(count / 2), Math.floor(count / 2)] : count > 0 ? [count] : [];
  const pitch = DIE + 0.7;
  return rows.map((n, i) => ({
    faces: Array.from({ length: n }, () => 5),
    x: round(cx - (n * pitch - 0.7) / 2),
    y: round(y + (i - rows.length / 2) * pitch),
    size: DIE,
    pitch: round(pitch),
  }));
}

function model(card: CallCard): object {
  const offense = card.side === "offense";
  const boxes = card.figures.map((figure, i) => {
    // Two figures share the width; a single one leaves the right half to the yard dice.
    const x = card.figures.length === 1 ? FRAME.x + 2.4 : round(FRAME.cx - FIGURE.w - 1.2 + i * (FIGURE.w + 2.4));
    return {
      ...figure,
      fill: figure.strong ? "tint12" : "paper",
      x,
      cx: round(x + FIGURE.w / 2),
      cy: FIGURE.y + 5,
      labelY: FIGURE.y + 11.1,
      y: FIGURE.y,
      w: FIGURE.w,
      h: FIGURE.h,
    };
  });
  const single = card.figures.length === 1;
  const diceX = single ? FRAME.cx + 8.6 : FRAME.cx;
  return {
    frame: FRAME,
    headH: HEAD,
    headCy: FRAME.y + HEAD / 2,
    headFill: offense ? "band" : "paper",
    headInk: offense ? "onBand" : "ink",
    offense,
    side: card.side,
    kind: card.kind,
    title: card.title,
    boxes,
    boxLine: FIGURE.y + 8.9,
    dice: diceRows(card.dice, diceX, FIGURE.y + 5.6),
    diceLabel: card.dice > 0 ? `${diceText(card.dice)} yards` : card.figures.length === 1 ? "touchdown" : "",
    diceX,
    diceY: card.dice > 0 ? FIGURE.y + FIGURE.h - 0.6 : FIGURE.y + FIGURE.h / 2 + 0.9,
    text: card.text,
    textY: card.figures.length === 0 && card.dice === 0 ? 28 : 42.6,
    textH: card.figures.length === 0 && card.dice === 0 ? 24 : card.trick === "" ? 14 : 8.6,
    trick: card.trick,
    trickBoxes: card.trick === "" ? [] : [0, 1, 2, 3].map((i) => ({ x: round(FRAME.right - 2 - 4.3 * (4 - i) + 0.5) })),
  };
}

export const playCalls: PenPaperSheet = {
  id: "play-calls",
  code: "PP-16",
  title: "Play-call cards",
  summary: "every call of both sides as a small card to lay face down; eighteen to a sheet of paper",
  orientation: "portrait",
  card: "slip",
  fills: "nothing",
  pages: ({ rules }) =>
    callCards(rules).map((card) => ({
      template: "pen-and-paper/play-call",
      title: card.title.replace("\n", ", "),
      model: model(card),
    })),
  large: ({ rules }) => {
    const table = (side: CallCard["side"], title: string) =>
      [
        { kind: "heading", text: title },
        {
          kind: "table",
          name: side,
          columns: [
            { head: "Call", share: 26 },
            { head: "DC", share: 24 },
            { head: "Yards", share: 12 },
            { head: "What it does", share: 60 },
          ],
          rows: callCards(rules)
            .filter((card) => card.side === side)
            .map((card) => [
              `${card.title.replace("\n", ", ")}${card.trick === "" ? "" : "*"}`,
              card.figures.map((figure) => `${figure.value} (${figure.label})`).join(", "),
              card.dice > 0 ? diceText(card.dice) : "",
              card.text.replace("\n", " "),
            ]),
        },
      ] as const;
    return [...table("offense", "Calls of the offense"), ...table("defense", "Calls of the defense")];
  },
};
