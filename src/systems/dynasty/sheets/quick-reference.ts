/** P5, DY-5: the quick reference card, every table on two sides. */
import { backModel } from "./quick-reference-back.js";
import { frontModel } from "./quick-reference-front.js";
import { referenceBlocks } from "./reference-large.js";
import type { DynastySheet } from "./shared.js";

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
