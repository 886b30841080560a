/** What the solo sheet prints, read from the object that the solo coach rolls on. */
import type { Chart, Notes } from "./chart.js";
import { SOLO_CHART, type CallRow, type SpecialRow } from "../coaches/solo-chart.js";
import { KICKING } from "../coaches/kicking.js";
import type { PenAndPaperRules, PlayKind } from "../rules/index.js";
import { DASH, rangeText, signed } from "./shared.js";

const { die, situations, shifts, when, hailMary } = SOLO_CHART;

/** `1–10` and `11–20`; a number past the die leaves nothing for the other side. */
const upTo = (to: number): string => rangeText({ from: 1, to });
const above = (to: number): string => rangeText({ from: to + 1, to: die });

export const situationChart = (): Chart => ({
  id: "situations",
  title: "1  Run or pass?",
  note: "roll for each side",
  columns: [
    { head: "Down, yards to go", w: 34, look: "key" },
    { head: "Offense runs", w: 22, align: "middle", look: "key", dice: [20], beside: true },
    { head: "passes", w: 20, align: "middle" },
    { head: "Defense expects a run", w: 30, align: "middle", look: "key", dice: [20], beside: true },
    { head: "a pass", w: 20, align: "middle" },
  ],
  rows: situations.map((row) => [
    row.title.replace(/(\d)-(\d)/, `$1${DASH}$2`),
    upTo(row.rush),
    above(row.rush),
    upTo(row.defense),
    above(row.defense),
  ]),
});

export const shiftChart = (): Chart => ({
  id: "shifts",
  title: "More or fewer runs",
  note: "add to the highest number for a run; all that hold",
  columns: [
    { head: "When the offense is", w: 56, look: "strong" },
    { head: "Offense", w: 20, align: "middle", look: "key" },
    { head: "Defense", w: 20, align: "middle", look: "key" },
  ],
  rows: shifts.map((row) => [row.title, signed(row.rush), signed(row.defense)]),
});

export function callChart(rules: PenAndPaperRules, kind: PlayKind): Chart {
  const { passPlays, rushPlays } = rules.tables;
  const plays = [...passPlays, ...rushPlays];
  const title = (id: string): string => plays.find((play) => play.id === id)?.title ?? id;
  const words = (row: CallRow): string => {
    const names = row.calls.map(title).join(" / ");
    if (row.within !== undefined) return `${names} (${row.within} to go or less)`;
    return names;
  };
  return {
    id: `solo-${kind}`,
    title: kind === "rush" ? "2  Which run?" : "2  Which pass?",
    note: "second roll of the offense",
    columns: [
      { head: "Roll", w: 12, align: "middle", look: "key", dice: [die] },
      { head: "Call", w: 50, look: "strong" },
    ],
    rows: (kind === "rush" ? SOLO_CHART.rush : SOLO_CHART.pass).map((row) => [rangeText(row), words(row)]),
  };
}

export function specialChart(rules: PenAndPaperRules): Chart {
  const title = (row: SpecialRow): string =>
    rules.tables.defenses.find((d) => d.id === row.special)?.title ?? row.special;
  const words = (row: SpecialRow): string => {
    const { goalWithin, protectRounds, passRush } = when;
    switch (row.when) {
      case "goal":
        return `with ${goalWithin} yards or less to the goal line`;
      case "protect":
        return `leading, in the last ${protectRounds} rounds of the game`;
      case "passRush":
        return `expecting a pass on ${passRush.downs.map((down) => `${down}${down === 3 ? "rd" : "th"}`).join(" or ")} down, ${passRush.from} or more to go`;
      default:
        return "always";
    }
  };
  return {
    id: "solo-special",
    title: "2  Which defense?",
    note: "second roll of the defense; if the condition fails: standard",
    columns: [
      { head: "Roll", w: 12, align: "middle", look: "key", dice: [die] },
      { head: "Defense", w: 27, look: "strong" },
      { head: "Only when", w: 70 },
    ],
    rows: SOLO_CHART.specials.map((row) => [rangeText(row), title(row), words(row)]),
  };
}

export function callNotes(rules: PenAndPaperRules): Notes {
  const k = KICKING;
  return {
    id: "solo-call-notes",
    title: "Calls and kicks",
    items: [
      "**Condition not met** or trick used: a plain rush, or a plain pass.",
      "**Two or three names** the first that the team has not used in this game.",
      `**Hail Mary** in place of any pass in the last ${hailMary.lastRounds} rounds of a half, more than ${hailMary.beyond} yards from the goal line.`,
      ...(rules.switches.twoPointTry
        ? [
            `**Two-point try** read the row for third and fourth down with ${rules.tables.fieldGoalRules.twoPointFrom} yards to go.`,
          ]
        : []),
      `**Kickoff** onside when trailing in the last ${k.onside.anyDeficitRounds} rounds, or by more than ${k.onside.points} in the last ${k.onside.rounds}; squib when leading in the last ${k.squibRounds} rounds of a half.`,
      `**Return** kickoffs short of the end zone, and punts from the ${k.fairCatchInside} on; else fair catch.`,
    ],
  };
}

export function fourthNotes(rules: PenAndPaperRules): Notes {
  const k = KICKING;
  const added = rules.tables.fieldGoalRules.added;
  const spot = k.goForIt.from > 50 ? `the opponent\u2019s ${100 - k.goForIt.from}` : `its own ${k.goForIt.from}`;
  return {
    id: "solo-fourth-notes",
    title: "Fourth down",
    note: "the first line that fits",
    numbered: true,
    items: [
      `**Field goal** from the ${k.fieldGoalWithin} or closer (${k.fieldGoalWithin + added} yards), unless only 1 yard is to go.`,
      `**Go for it** with ${k.goForIt.toGo} or less to go from ${spot} on; or trailing in the last ${k.trailingRounds} rounds.`,
      `**Long field goal** from the ${k.longFieldGoalWithin} or closer in the last ${k.longFieldGoalRounds} rounds of a half.`,
      "**Punt** everywhere else.",
    ],
  };
}
