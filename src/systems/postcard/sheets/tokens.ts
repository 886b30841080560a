/** PC-8: chips, pick cards, paper dice and a coin to cut out. */
import { columns, round, rows } from "../../../page/lay-out.js";
import type { LargeBlock } from "../../contract.js";
import type { CardData, PostcardRules } from "../rules/index.js";
import { listed } from "./reference-words.js";
import type { PostcardSheet } from "./shared.js";
import { boardChips, bonusChips, placeChips, type Chip } from "./tokens-chips.js";
import { DICE, DIE_SIZES, DICE_USE, dicePage, FOLDING } from "./tokens-dice.js";
import { starPoints } from "./tokens-sketch.js";

const WIDTH = 190;
const TOP = 22;
const LABEL = 4.6;
/** Widest chip for the large field, and the gap between rows. */
const LARGE_CHIP = 21;
const GAP = 3.4;
const CARD_H = 49;
const SIDES = ["home", "away"] as const;

/** Cards for secret picks: the number, its play, its stars and what it beats. */
function pickCards({ strategy }: CardData, y: number): object {
  const at = Object.values(
    columns(0, Object.fromEntries(strategy.map(({ number }) => [number, WIDTH / strategy.length]))),
  );
  const lines = rows(y, CARD_H, SIDES.length);
  const cards = lines.flatMap((line, s) =>
    strategy.map(({ number, play, stars, beats }, i) => {
      const { x, w, cx } = at[i];
      const pitch = 5.6;
      return {
        number: `${number}`,
        side: SIDES[s],
        x: round(x + 1.6),
        y: round(line.y + 1.6),
        w: round(w - 3.2),
        h: round(CARD_H - 3.2),
        bandY: round(line.y + 1.6),
        bandCy: round(line.y + 4.4),
        cx,
        fill: s === 0 ? "band" : "paper",
        stroke: s === 0 ? "accent" : "ink",
        onFill: s === 0 ? "onBand" : "ink",
        play: `${play}`,
        numberY: round(line.y + 16.4),
        playY: round(line.y + 26.2),
        ring: { square: play === "rush", x: round(cx - 7), y: round(line.y + 9.4), r: 7 },
        stars: Array.from({ length: stars }, (_, k) => ({
          points: starPoints(cx + (k - (stars - 1) / 2) * 4, line.y + 30.2, 1.7, false),
        })),
        beatsY: round(line.y + 36),
        dice: beats.map((face, k) => ({
          face,
          x: round(cx + (k - beats.length / 2) * pitch + 0.3),
          y: round(line.y + 39.4),
        })),
      };
    }),
  );
  return {
    cards,
    y1: y,
    xs: [0, ...at.map(({ right }) => right)],
    ys: [y, ...lines.map(({ bottom }) => bottom)],
    right: WIDTH,
    bottom: round(y + SIDES.length * CARD_H),
  };
}

function chipPage({ card }: PostcardRules): object {
  const board = boardChips(card);
  const bonus = bonusChips(card);
  const largeSide = Math.min(LARGE_CHIP, WIDTH / Math.max(board.length, bonus.length + 1));
  const small = [...board, ...bonus, board[0]];
  const smallSide = Math.min(LARGE_CHIP / 2, WIDTH / small.length);
  const smallY = TOP + LABEL;
  const largeY = round(smallY + 2 * smallSide + GAP + LABEL);
  const bonusY = round(largeY + 2 * largeSide);
  const cardsY = round(bonusY + 2 * largeSide + GAP + LABEL);
  return {
    subtitle: "Tokens",
    tagline: "cut along solid lines, fold over the dashed ones and glue: every chip has two sides",
    tagWidth: 165,
    labels: [
      { text: "For the field card", note: "chips of 10 mm", y: round(smallY - 1.4) },
      { text: "For the large field", note: "chips of 20 mm", y: round(largeY - 1.4) },
      {
        text: "Pick cards",
        note: "a set for each side: lay the number face down, show it together",
        y: round(cardsY - 1.4),
      },
    ],
    chipRows: [
      placeChips(small, 0, smallY, smallSide),
      placeChips(board, 0, largeY, largeSide),
      placeChips([...bonus, board[0]], 0, bonusY, largeSide),
    ],
    picks: pickCards(card, cardsY),
  };
}

const largeTokens = ({ card }: PostcardRules): LargeBlock[] => {
  const named = (chips: readonly Chip[]): string[] => [...new Set(chips.map(({ title }) => title))];
  return [
    { kind: "heading", text: "Chips", note: "each folds over: two sides" },
    {
      kind: "list",
      items: [...named(boardChips(card)), ...named(bonusChips(card)).map((t) => `${t} (${2 * card.barCap})`)],
    },
    { kind: "heading", text: "Pick cards", note: "one set for each side" },
    {
      kind: "table",
      name: "picks",
      columns: ["number", "play", "stars", "beats"].map((head) => ({ head, share: 1, align: "middle" as const })),
      rows: card.strategy.map(({ number, play, stars, beats }) => [
        `${number}`,
        play,
        `${stars}`,
        listed(beats.map(String)),
      ]),
    },
    { kind: "heading", text: "Paper dice", note: DIE_SIZES.map((size) => `${size} mm`).join(", ") },
    { kind: "list", items: DICE.map(({ title }) => title) },
    ...[FOLDING, DICE_USE].flatMap(({ title, lines }): LargeBlock[] => [
      { kind: "heading", text: title },
      { kind: "list", items: lines.map(({ text }) => text) },
    ]),
  ];
};

export const tokens: PostcardSheet = {
  id: "tokens",
  code: "PC-8",
  title: "Tokens and paper dice",
  summary: "ball, marker, downs, bonus stars, pick cards, a coin and dice of two sizes to cut out, fold and glue",
  orientation: "portrait",
  fills: "nothing",
  pages: ({ rules }) => [
    { template: "postcard/tokens", title: "Tokens", model: chipPage(rules) },
    {
      template: "postcard/dice-nets",
      title: "Paper dice",
      model: {
        subtitle: "Paper dice",
        tagline: "two sizes: 16 mm for the large field, 12 mm for the card",
        tagWidth: 165,
        ...dicePage(23, WIDTH),
      },
    },
  ],
  large: ({ rules }) => largeTokens(rules),
};
