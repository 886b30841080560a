/** M21, PP-21: the solo chart for printing, from the same object that the solo coach uses. */
import { DASH, ordinal, signedText } from "../../../kernel/words/index.js";
import { KICKING } from "../coaches/kicking.js";
import { SOLO_CHART, type CallRow } from "../coaches/solo-chart.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { rangeText } from "../sheet.js";
import { playInOrder } from "./charts/plays.js";

const { die, situations, shifts, when, hailMary, clearLead } = SOLO_CHART;

/** `1–10` and `11–20`; a number above the die's highest face leaves nothing for the other side. */
const ranges = (to: number) => ({
  run: rangeText({ from: 1, to }),
  pass: rangeText({ from: to + 1, to: die }),
});

function callRow({ tables }: PenAndPaperRules, row: CallRow, i: number) {
  const plays = [...tables.passPlays, ...tables.rushPlays];
  const names = row.calls.map((id) => plays.find((play) => play.id === id)?.title ?? id);
  return {
    key: i + 1,
    roll: rangeText(row),
    calls: names.join(" / "),
    limit: row.within === undefined ? "" : `, ${row.within} to go or less`,
  };
}

function fourthDown(added: number) {
  const { goForIt, fieldGoalWithin, longFieldGoalWithin, longFieldGoalRounds, trailingRounds } = KICKING;
  const opponents = goForIt.from > 50;
  return {
    within: fieldGoalWithin,
    distance: fieldGoalWithin + added,
    toGo: goForIt.toGo,
    opponents,
    from: opponents ? 100 - goForIt.from : goForIt.from,
    trailingRounds,
    longWithin: longFieldGoalWithin,
    longRounds: longFieldGoalRounds,
  };
}

export function soloFacts(rules: PenAndPaperRules) {
  const { tables, switches } = rules;
  const { goalWithin, protectRounds, passRush } = when;
  return {
    order: playInOrder(rules),
    situations: situations.map(({ id, title, rush, defense }) => ({
      key: id,
      title: title.replace(/(\d)-(\d)/, `$1${DASH}$2`),
      offense: ranges(rush),
      defense: ranges(defense),
    })),
    shifts: shifts.map(({ id, rush, defense }) => ({ key: id, rush: signedText(rush), defense: signedText(defense) })),
    redZone: tables.scrimmage.redZone.within,
    clearLead,
    quarters: tables.game.quarters,
    runs: SOLO_CHART.rush.map((row, i) => callRow(rules, row, i)),
    passes: SOLO_CHART.pass.map((row, i) => callRow(rules, row, i)),
    specials: SOLO_CHART.specials.map((row, i) => ({
      key: i + 1,
      roll: rangeText(row),
      title: tables.defenses.find(({ id }) => id === row.special)?.title ?? row.special,
      when: row.when ?? "always",
    })),
    when: {
      goalWithin,
      protectRounds,
      downs: passRush.downs.map(ordinal).join("/"),
      toGo: passRush.from,
    },
    fourth: fourthDown(tables.fieldGoalRules.added),
    hailMary,
    twoPointFrom: switches.twoPointTry ? tables.fieldGoalRules.twoPointFrom : 0,
    kickoff: { ...KICKING.onside, squibRounds: KICKING.squibRounds, fairCatch: KICKING.fairCatch },
  };
}
