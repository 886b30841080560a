/** P3, DY-3: the rules leaflet, both sides of one page. */
import type { Frame } from "../../../page/columns-flow.js";
import { columns, round } from "../../../page/lay-out.js";
import { storyToLarge } from "../../../page/story/large.js";
import type { DynastyRules } from "../rules/index.js";
import { rulesStory } from "./rules-text.js";
import { goals } from "./rules-text-contract.js";
import { type DynastyContext, type DynastySheet } from "./shared.js";

const COLUMN = columns(0, { first: 59, gap1: 6.5, second: 59, gap2: 6.5, third: 59 });
const TEXT = [COLUMN.first, COLUMN.second, COLUMN.third];
const BOTTOM = 254.4;

/** The season's three phases and its end, across the top of page 1. */
const STRIP_Y = 21.5;
const STRIP_H = 15.2;
const PAGE_TOP = [STRIP_Y + STRIP_H + 4.2, 15.5] as const;
/** What to play for, across the foot of page 2. */
const GOALS_H = 25;
const PAGE_BOTTOM = [BOTTOM, BOTTOM - GOALS_H - 4] as const;

function strip(rules: DynastyRules): object {
  const { setup, playoffs } = rules.tables;
  const w = 43;
  const step = (190 - w) / 3;
  const cells = [
    { number: "1", title: "Off-season", text: "Roll the news of the summer: dice and influence come and go." },
    { number: "2", title: "Regular season", text: "Roll your team, improve the roll, take the record." },
    { number: "3", title: "Playoffs", text: `Win up to ${playoffs.length} rounds, a fresh roll for each.` },
    {
      number: "",
      title: rules.switches.contract === "free" ? "Next season" : "Contract",
      text: `Write it down. Up to ${setup.seasons} seasons make a career.`,
    },
  ];
  return {
    y: STRIP_Y,
    h: STRIP_H,
    cells: cells.map((cell, i) => {
      const x = round(i * step);
      return {
        ...cell,
        x,
        w,
        tileX: x + 1.8,
        tileY: STRIP_Y + 1.9,
        digitX: x + 4.2,
        digitY: STRIP_Y + 4.3,
        titleX: round(x + (cell.number === "" ? 2 : 8.2)),
        titleW: w - (cell.number === "" ? 4 : 10),
        textX: x + 2,
        textY: STRIP_Y + 7.2,
        textW: w - 3.6,
        arrowX: i === cells.length - 1 ? 0 : round(x + w + (step - w) / 2 - 0.9),
      };
    }),
    cy: STRIP_Y + STRIP_H / 2,
  };
}

function goalCells(rules: DynastyRules): object[] {
  const top = BOTTOM - GOALS_H + 5.6;
  return goals(rules).map((goal, i) => ({
    ...goal,
    x: TEXT[i].x + (i === 0 ? 2 : 0),
    w: TEXT[i].w - (i === 1 ? 0 : 2),
    titleY: round(top + 5),
    textY: round(top + 6.4),
    line: i === 0 ? 0 : TEXT[i].x - 3.25,
    lineTop: round(top + 2.5),
    lineBottom: BOTTOM - 2.5,
  }));
}

function frames(): Frame[] {
  return PAGE_TOP.flatMap((y, page) => TEXT.map(({ x, w }) => ({ page, x, y, w, h: round(PAGE_BOTTOM[page] - y) })));
}

function pages({ rules }: DynastyContext): object[] {
  const blocks = rulesStory(rules);
  const common = { blocks, frames: frames(), gutters: [COLUMN.gap1.cx, COLUMN.gap2.cx] };
  return PAGE_TOP.map((y, page) => ({
    ...common,
    page,
    top: y,
    bottom: PAGE_BOTTOM[page],
    first: page === 0,
    subtitle: "Rules",
    tagline: "Everything a coach needs to know, on two sides of one page",
    tagWidth: 120,
    strip: page === 0 ? strip(rules) : { y: 0, h: 0, cells: [], cy: 0 },
    goals: page === 0 ? [] : goalCells(rules),
    goalBand: { y: round(BOTTOM - GOALS_H), h: 5.6, boxH: GOALS_H },
  }));
}

export const rules: DynastySheet = {
  id: "rules",
  code: "DY-3",
  title: "Rules",
  summary: "the whole game on two sides of one page, with worked examples and rulings",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) =>
    pages(context).map((model, i) => ({
      template: "dynasty/rules",
      title: i === 0 ? "Rules" : "Rules, second side",
      model,
    })),
  large: ({ rules: inForce }) => [
    ...storyToLarge(rulesStory(inForce)),
    { kind: "heading", text: "Three ways to play" },
    { kind: "list", items: goals(inForce).map(({ title, text }) => `**${title}.** ${text}`) },
  ],
};
