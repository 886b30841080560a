/** P1, DY-1: the team mat, all tables in playing order and spaces for the dice. */
import { round, rows } from "../../../page/lay-out.js";
import type { DynastyRules } from "../rules/index.js";
import { PHASES } from "./mat-columns.js";
import { offSeason } from "./mat-off-season.js";
import { playoffs } from "./mat-playoffs.js";
import { regularSeason } from "./mat-regular-season.js";
import { referenceBlocks } from "./reference-large.js";
import type { DynastySheet } from "./shared.js";
import { capital, countWord, diceInAll, influenceUses, naturalSixText, ordinalWord } from "./table-words.js";

/** Side of a space for a 16 mm die. */
export const DICE_SPACE = 21;

const TOP = { y: 21.6, h: 36.2, band: 5.4, diceY: 30 } as const;

/** Spaces for the Team Dice: closer together when the rules allow more than five. */
function teamDice(rules: DynastyRules): object {
  const { dice, diceMin, diceMax } = rules.tables.setup;
  const w = 143;
  const pitch = diceMax > 1 ? Math.min(40, (w - 4 - DICE_SPACE) / (diceMax - 1)) : 0;
  const side = Math.min(DICE_SPACE, round(pitch - 2));
  const regular = dice - 1;
  return {
    x: 0,
    w,
    side,
    note: `start with ${dice}: the Coach Die and ${countWord(regular)} regular  \u00b7  never under ${diceMin}, never over ${diceMax}`,
    spaces: Array.from({ length: diceMax }, (_, i) => {
      const x = round(2 + i * pitch);
      const own = i < dice;
      return {
        ...diceSpace(x, side),
        coach: i === 0,
        won: !own,
        title: i === 0 ? "Coach Die" : own ? "Regular" : ordinalWord(i + 1),
        note: i === 0 ? "other color" : own ? "from the start" : "to be won",
      };
    }),
  };
}

const diceSpace = (x: number, side: number): object => ({
  x,
  y: TOP.diceY,
  cx: round(x + side / 2),
  side,
  titleY: TOP.diceY + 23.9,
  noteY: TOP.diceY + 26.1,
});

/** The influence die and what its points buy in which phase. */
function influence(rules: DynastyRules): object {
  const { influence: start, influenceMin, influenceMax } = rules.tables.setup;
  const [x, w] = [147, 112.4];
  const uses = influenceUses(rules);
  const first = 34.4;
  const step = round(17.4 / Math.max(uses.length, 4));
  const phases = [240.1, 247.1, 254.1];
  const places = rows(first, step, uses.length);
  return {
    x,
    w,
    note: `start with ${start}  \u00b7  never above ${influenceMax}`,
    space: {
      ...diceSpace(x + 2, DICE_SPACE),
      title: influenceMax > 6 ? "Influence dice" : "Influence die",
      note: influenceMin === 0 ? "no die here: 0 points" : `never under ${influenceMin}`,
    },
    textX: 175,
    lineRight: 257.4,
    headY: 31.4,
    phaseWordX: 236.4,
    phases: phases.map((cx, i) => ({ cx, x: cx - 2.1, y: 29.3, number: `${i + 1}`, numberY: 31.4 })),
    uses: places.map((place, i) => ({
      ...place,
      text: `**${uses[i].strong}** ${uses[i].text}`,
      textY: round(place.cy - 1.72),
      cells: uses[i].phases.map((on, k) => ({ on, x: phases[k], x1: phases[k] - 0.9, x2: phases[k] + 0.9 })),
    })),
    usesBottom: round(first + uses.length * step),
    six: { x: 175, y: 52.9, side: 3.4, textX: 179.6, textY: 55.4, text: naturalSixText(rules), width: 77.8 },
  };
}

/** Phases of a season, in the head. */
const STEPS = [
  { number: "1", title: "Off-season", x: 162.473, arrowX: 186.823 },
  { number: "2", title: "Regular season", x: 191.233, arrowX: 220.111 },
  { number: "3", title: "Playoffs", x: 224.521, arrowX: 245.919 },
].map((step) => ({ ...step, y: 5.2, cy: 8.4, numberX: step.x + 3.2, textX: step.x + 7.8 }));

function model(rules: DynastyRules): object {
  const team = teamDice(rules);
  return {
    subtitle: "Team mat",
    tagline: `Lay it in front of you: ${countWord(diceInAll(rules))} d6 of 16 mm, one of them in another color`,
    tagWidth: 130,
    top: { ...TOP, bandCy: TOP.y + TOP.band / 2 },
    steps: STEPS,
    stepsX: STEPS[0].x,
    team,
    influence: influence(rules),
    phases: PHASES,
    arrows: [83.7, 175.7].map((x) => ({ x, y: PHASES.y + PHASES.band / 2 })),
    offSeason: offSeason(rules),
    regular: regularSeason(rules),
    playoffs: playoffs(rules),
  };
}

export const mat: DynastySheet = {
  id: "mat",
  code: "DY-1",
  title: "Team mat",
  summary: "all tables in playing order and a space for every die, to play on",
  orientation: "landscape",
  fills: "nothing",
  pages: ({ rules }) => [{ template: "dynasty/mat", title: "Team mat", model: model(rules) }],
  large: ({ rules }) => [
    { kind: "heading", text: `${capital(countWord(diceInAll(rules)))} dice` },
    {
      kind: "text",
      text: `**Team Dice**: you start with ${rules.tables.setup.dice}, one of them the Coach Die in another color. Never under ${rules.tables.setup.diceMin}, never over ${rules.tables.setup.diceMax}.`,
    },
    {
      kind: "text",
      text: `**Influence die**: shows your coach influence. Start with ${rules.tables.setup.influence}, never above ${rules.tables.setup.influenceMax}. No die means ${rules.tables.setup.influenceMin} points.`,
    },
    { kind: "text", text: "**Two more** for the off-season." },
    ...referenceBlocks(rules),
  ],
};
