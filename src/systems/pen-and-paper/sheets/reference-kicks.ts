/** Reference page 2: kicks, returns, fakes and what they score. */
import { chartsOf, type PenAndPaperRules } from "../rules/index.js";
import { answer, chanceFrom, chances, diceText } from "./chart-words.js";
import type { Chart, Notes } from "./chart.js";
import { DASH, rangeText } from "./shared.js";

export function kickoffChart(rules: PenAndPaperRules): Chart {
  const { kickoff, kickoffRules } = rules.tables;
  const odds = chances(chartsOf(rules).kickoff, kickoffRules.dice);
  const spot = rules.switches.kickoffSpot;
  const lands = (yards: number): string => {
    const left = 100 - spot - yards;
    return left > 0 ? `the ${left}` : left > -kickoffRules.deadBehind ? "end zone" : "dead";
  };
  return {
    id: "kickoff",
    title: "Kickoff",
    note: `from the own ${spot}`,
    columns: [
      { head: "Roll", w: 16, align: "middle", look: "strong", dice: [6, 6] },
      { head: "Yards", w: 14, align: "middle", look: "key" },
      { head: "Comes down at", w: 20, align: "middle" },
      { head: "%", w: 10, align: "middle", look: "light" },
    ],
    rows: kickoff.map((row, i) => [rangeText(row), `${row.value}`, lands(row.value), odds[i]]),
  };
}

export function puntChart(rules: PenAndPaperRules): Chart {
  const { punt, puntRules } = rules.tables;
  const odds = chances(chartsOf(rules).punt, puntRules.dice);
  return {
    id: "punt",
    title: "Punt",
    note: "from the line of scrimmage",
    columns: [
      { head: "Roll", w: 16, align: "middle", look: "strong", dice: [6, 6] },
      { head: "Yards", w: 14, align: "middle", look: "key" },
      { head: "%", w: 10, align: "middle", look: "light" },
    ],
    rows: punt.map((row, i) => [rangeText(row), `${row.value}`, odds[i]]),
  };
}

export function fieldGoalChart(rules: PenAndPaperRules): Chart {
  const { fieldGoal, fieldGoalRules } = rules.tables;
  const spot = (yards: number): number => Math.max(1, yards - fieldGoalRules.added);
  return {
    id: "field-goal",
    title: "Field goal",
    note: `yards to the goal line + ${fieldGoalRules.added}`,
    columns: [
      { head: "Distance", w: 18, align: "middle", look: "strong" },
      { head: "Ball on the", w: 18, align: "middle" },
      { head: "Good above", w: 18, align: "middle", look: "key", dice: [20], long: "Good above this" },
      { head: "%", w: 10, align: "middle", look: "light" },
    ],
    rows: fieldGoal.map((row) => [
      rangeText(row),
      spot(row.to) === spot(row.from) ? `${spot(row.to)}` : `${spot(row.from)}${DASH}${spot(row.to)}`,
      `over ${row.above}`,
      chanceFrom(row.above + 1, 20),
    ]),
  };
}

export function fakeChart(rules: PenAndPaperRules): Chart {
  const { fakes } = rules.tables;
  const words = ["First", "Second", "Third"];
  return {
    id: "fake",
    title: "Fake punt or kick",
    note: "of the game, both together",
    columns: [
      { head: "Try", w: 20, look: "strong" },
      { head: "Works on", w: 20, align: "middle", look: "key", dice: [6], long: "Works on" },
      { head: "%", w: 10, align: "middle", look: "light" },
    ],
    rows: fakes.map((row, i) => [
      `${words[i] ?? `${row.earlier + 1}th`}${i === fakes.length - 1 ? " and later" : ""}`,
      row.from === 6 ? "6" : `${row.from} or more`,
      chanceFrom(row.from, 6),
    ]),
  };
}

export function pointsChart(rules: PenAndPaperRules): Chart {
  const { points } = rules.tables.game;
  return {
    id: "points",
    title: "Points",
    columns: [
      { head: "Score", w: 40, look: "strong" },
      { head: "Points", w: 14, align: "middle", look: "key" },
    ],
    rows: [
      ["Touchdown", `${points.touchdown}`],
      ["Kick after a touchdown", `${points.kick}`],
      ...(rules.switches.twoPointTry ? [["Two-point try", `${points.twoPoint}`]] : []),
      ["Field goal", `${points.fieldGoal}`],
      ["Safety", `${points.safety}`],
    ],
  };
}

export function kickoffNotes(rules: PenAndPaperRules): Notes {
  const { kickoffRules: k, returns, scrimmage } = rules.tables;
  return {
    id: "kickoff-notes",
    title: "Kickoff and return",
    items: [
      `**In the end zone** the receivers may take a touchback, ball on the ${k.touchback}; ${k.deadBehind} or more yards behind the goal line they must.`,
      `**Return** ${diceText(k.returnDice)} yards from the catch; each ${scrimmage.explodesOn} is rolled again and added.`,
      `**Roll a d20** with each return: on ${returns.fumbleOn} the ball is fumbled half way.`,
      `**Foot race** on returns of ${returns.footRaceFrom} yards and more.`,
      `**Fair catch** if you rather stay where the ball comes down.`,
      `**Squib** reads 1d6 on the kickoff table and comes back ${diceText(k.squib.returnDice)}; a 1 is ${rules.switches.squibOfOne} yards.`,
      `**Onside** d20: on ${k.onside.from} or more the kicking team has the ball on the opponent\u2019s ${k.onside.opponentSpot}, else the receivers on their own ${k.onside.ownSpot}.`,
    ],
  };
}

export function kickNotes(rules: PenAndPaperRules): Notes {
  const { fieldGoalRules: f, puntRules, game } = rules.tables;
  return {
    id: "kick-notes",
    title: "Punts, kicks and tries",
    items: [
      `**Punt** into the end zone: touchback, ball on the ${puntRules.touchback}. Else fair catch, or a return of ${diceText(puntRules.returnDice)} yards with the d20 for a fumble.`,
      `**Missed field goal** the other team takes over ${f.missBehind} yards behind the line of scrimmage${rules.switches.missedKickMinimum > 1 ? `, never inside its ${rules.switches.missedKickMinimum}` : ""}. Longest try: ${f.longest} yards.`,
      `**After a touchdown** kick from the ${f.kickFrom}, a distance of ${f.kickFrom + f.added} yards${rules.switches.twoPointTry ? `, or try for ${game.points.twoPoint}: one play from the ${f.twoPointFrom}` : ""}.`,
      `**On which downs** may a team kick? ${answer(rules, "kicksOnlyOnFourth")}.`,
    ],
  };
}

export function fakeNotes(rules: PenAndPaperRules): Notes {
  const { fakeRules, puntRules } = rules.tables;
  return {
    id: "fake-notes",
    title: "Fakes and safeties",
    items: [
      `**Fake** on fourth down only: it gains ${diceText(fakeRules.yardDice)} yards, no die is rolled again. Short of the line the other team has the ball where it lies at the snap.`,
      `**Safety** the team that gave it up kicks from its own ${puntRules.freeKickSpot} by the punt table.`,
    ],
  };
}
