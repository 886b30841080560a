/** M11, PP-11: quick reference for a head-to-head game; offense on the front, defense and referee on the back. */
import type { PenAndPaperRules } from "../rules/index.js";
import { diceText } from "./chart-words.js";
import { largeChart, largeNotes, type Chart, type Notes } from "./chart.js";
import { halfPage, type HalfCard } from "./half-page.js";
import { fakeChart, fieldGoalChart, kickoffChart, puntChart } from "./reference-kicks.js";
import { foulChart, injuryChart, mishapChart } from "./reference-mishaps.js";
import { dcChart, defenseChart, playChart, resolutionChart } from "./reference-plays.js";
import { rangeText, type PenPaperSheet } from "./shared.js";

function offenseNotes({ tables, switches }: PenAndPaperRules): Notes {
  const { audible, hardCount, kneelLoss, footRaceFrom, footRaceYards, explodesOn } = tables.scrimmage;
  return {
    id: "offense-notes",
    title: "Your choices",
    items: [
      `**Action die** 1d6 more on the attack; visitor ${tables.game.actionDice.visitor}, home ${tables.game.actionDice.home} a game.`,
      `**Audible** with a star ${audible.needs}: a pass becomes a plain rush, DC + ${diceText(audible.dcDice)}.`,
      `**Hard count** 1d6 + ${hardCount.offense} over 1d6 + ${hardCount.defense}: ${hardCount.yards} yards, else ${hardCount.yards} back; no round.`,
      `**Kneel** ${kneelLoss} yards back, one round.`,
      `**Yard dice** a ${explodesOn} is rolled again. From ${footRaceFrom} yards foot race: 1d6 each, as high or higher runs ${footRaceYards} on${switches.footRaceOnce ? "" : ", again and again"}.`,
    ],
  };
}

function refereeNotes({ tables }: PenAndPaperRules): Notes {
  const { interception, fumbleRunOn } = tables.scrimmage;
  const { kickoffRules: kick, puntRules: punt, returns, fieldGoalRules } = tables;
  return {
    id: "referee-notes",
    title: "Loose balls and returns",
    items: [
      `**Interception** ${diceText(interception.throwDice)} down field, back ${diceText(interception.returnDice)}.`,
      `**Fumble** 1d6 each, high has it; a ${fumbleRunOn} runs 1d6 on.`,
      `**Return** kickoff ${diceText(kick.returnDice)}, squib ${diceText(kick.squib.returnDice)}, punt ${diceText(punt.returnDice)}; with a d20, ${returns.fumbleOn} is a fumble half way. Foot race from ${returns.footRaceFrom}.`,
      `**Touchback** on the ${kick.touchback}. **Missed** field goal: ${fieldGoalRules.missBehind} behind the line.`,
    ],
  };
}

/** Without the chances and remarks that only the reference pages have room for. */
const slim = (chart: Chart, keep: readonly number[], widths?: readonly number[]): Chart => ({
  ...chart,
  columns: keep.map((c, i) => ({ ...chart.columns[c], ...(widths ? { w: widths[i] } : {}) })),
  rows: chart.rows.map((row) => keep.map((c) => row[c])),
});

/** Field goals as a strip: distances over the d20 to beat. */
function fieldGoalStrip({ tables }: PenAndPaperRules): Chart {
  return {
    id: "field-goal-strip",
    title: "Field goal",
    note: `distance: yards to the goal line + ${tables.fieldGoalRules.added}`,
    columns: [
      { head: "", w: 14, dice: [20], align: "middle", look: "strong" },
      ...tables.fieldGoal.map((row) => ({
        head: rangeText(row),
        w: 12,
        align: "middle" as const,
        look: "key" as const,
      })),
    ],
    rows: [["over", ...tables.fieldGoal.map((row) => `${row.above}`)]],
  };
}

const offense = (rules: PenAndPaperRules): HalfCard => ({
  title: "Offense",
  tagline: "head-to-head, for the team with the ball",
  notesSize: 8.2,
  columns: [
    { x: 0, w: 97.5, parts: [playChart(rules, "pass", false), resolutionChart(rules)] },
    {
      x: 100.1,
      w: 89.9,
      rowH: 5.2,
      parts: [playChart(rules, "rush", false), fieldGoalStrip(rules), offenseNotes(rules)],
    },
  ],
});

const defense = (rules: PenAndPaperRules): HalfCard => ({
  title: "Defense and Referee",
  tagline: "head-to-head, for the other side of the table",
  size: 7.4,
  notesSize: 7.8,
  columns: [
    {
      x: 0,
      w: 62,
      rowH: 5,
      parts: [
        slim(dcChart(rules), [0, 1], [14, 48]),
        slim(defenseChart(rules), [0, 1, 2, 3], [20, 8, 8, 34]),
        refereeNotes(rules),
      ],
    },
    {
      x: 64.6,
      w: 71,
      parts: [
        slim(foulChart(rules, true), [0, 1, 2, 3, 4], [9, 11.5, 27, 8, 19]),
        slim(mishapChart(rules), [0, 1, 2], [12, 18, 50]),
      ],
    },
    {
      x: 138.2,
      w: 51.8,
      size: 7,
      parts: [
        slim(injuryChart(rules), [0, 1, 2, 3]),
        slim(kickoffChart(rules), [0, 1, 2]),
        slim(puntChart(rules), [0, 1]),
      ],
    },
  ],
});

export const headToHeadCards: PenPaperSheet = {
  id: "head-to-head-cards",
  code: "PP-11",
  title: "Head-to-head cards",
  summary:
    "quick reference on half a page: offense on the front, defense and referee on the back; two to a sheet of paper",
  orientation: "portrait",
  fills: "nothing",
  pages: ({ rules }) => [
    { template: "pen-and-paper/half-page", title: "Offense", model: halfPage([offense(rules), offense(rules)]) },
    {
      template: "pen-and-paper/half-page",
      title: "Defense and referee",
      model: halfPage([defense(rules), defense(rules)]),
    },
  ],
  large: ({ rules }) => [
    ...largeChart(playChart(rules, "pass")),
    ...largeChart(playChart(rules, "rush")),
    ...largeChart(resolutionChart(rules)),
    ...largeNotes(offenseNotes(rules)),
    { kind: "break" },
    ...largeChart(dcChart(rules)),
    ...largeChart(defenseChart(rules)),
    ...largeChart(mishapChart(rules)),
    ...largeChart(foulChart(rules)),
    ...largeChart(injuryChart(rules)),
    ...largeChart(kickoffChart(rules)),
    ...largeChart(puntChart(rules)),
    ...largeChart(fieldGoalChart(rules)),
    ...largeChart(fakeChart(rules)),
    ...largeNotes(refereeNotes(rules)),
  ],
};
