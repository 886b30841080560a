/** V12 and V13: field-goal ranges and punts (C10, C11). */
import type { PostcardRules } from "../../rules/index.js";
import { bonusFindings } from "./bonuses.js";
import { at, broken, list, odd, unlike, type Check, type Finding } from "./finding.js";
import { every5, FEWEST, MOST, orderFindings, rangeFindings, shown, type DiceRange } from "./ranges.js";

/** C10: from a line of scrimmage on the goal line to midfield. */
const MARKERS = every5(10, 50);
const TARGETS = every5(20, 70);

function fieldGoalFindings({ card }: PostcardRules): Finding[] {
  const rows = card.fieldGoals.map((row) => ({ ...row, id: row.marker }));
  const findings = [
    ...orderFindings(
      "fieldGoals",
      "marker",
      "field-goal marker",
      rows.map(({ id }) => id),
      MARKERS,
    ),
    ...rangeFindings("fieldGoals", rows, "field goal"),
  ];
  rows.forEach((row, i) => {
    if (row.id === 20 && (row.low !== 4 || row.high !== 10))
      findings.push(unlike(at("fieldGoals", i), "the range at 20 yards", shown(row), "4-10", "L379"));
  });
  const { tryMarker, fieldGoalDrop } = card.kicking;
  if (!rows.some(({ id }) => id === tryMarker)) {
    findings.push(
      broken(
        "try-marker",
        at("kicking", "tryMarker"),
        "the marker of the extra point",
        tryMarker,
        `one of ${list(rows.map(({ id }) => id))}`,
      ),
    );
  }
  if (!rows.some(({ id }) => id === fieldGoalDrop)) {
    findings.push(
      broken(
        "kick-missing",
        at("kicking", "fieldGoalDrop"),
        "the marker of a field goal from the goal line",
        fieldGoalDrop,
        `one of ${list(rows.map(({ id }) => id))}`,
      ),
    );
  }
  return findings;
}

function puntFindings({ card }: PostcardRules): Finding[] {
  const rows = card.punts.map((row) => ({ ...row, id: row.target }));
  const findings = [
    ...orderFindings(
      "punts",
      "target",
      "punt distance",
      rows.map(({ id }) => id),
      TARGETS,
    ),
    ...rangeFindings("punts", rows, "punt"),
  ];
  rows.forEach((row, i) => {
    const what = `the punt of ${row.id} yards`;
    if (row.low <= row.high && row.low + row.high !== FEWEST + MOST) {
      findings.push(odd("punt-lopsided", at("punts", i), `${what}, range`, shown(row), "as much below 7 as above"));
    }
    for (const side of ["kicker", "receiver"] as const) {
      const words = `${what}, bonus of the ${side}`;
      findings.push(...bonusFindings(card, "punt-bonus", at("punts", i, side), words, row[side]));
    }
    const near = rows[i - 1];
    if (near && row.kicker > near.kicker)
      findings.push(
        odd(
          "punt-bonus-order",
          at("punts", i, "kicker"),
          `${what}, bonus of the kicker`,
          row.kicker,
          `${near.kicker} or less`,
          "a longer punt is covered no better",
        ),
      );
    if (near && row.receiver < near.receiver)
      findings.push(
        odd(
          "punt-bonus-order",
          at("punts", i, "receiver"),
          `${what}, bonus of the receiver`,
          row.receiver,
          `${near.receiver} or more`,
          "a longer miss leaves no less room",
        ),
      );
    if (row.id === 40) {
      if (row.low !== 5 || row.high !== 9) findings.push(unlike(at("punts", i), what, shown(row), "5-9", "L401"));
      if (row.receiver !== 3)
        findings.push(unlike(at("punts", i, "receiver"), `${what}, bonus of the receiver`, row.receiver, 3, "L401"));
    }
  });
  return findings;
}

const ranges = (rows: readonly (DiceRange & { readonly id: number })[]) =>
  rows.map((row) => ({ yards: row.id, range: shown(row) }));

export const KICK_CHECKS: readonly Check[] = [
  {
    id: "V12",
    see: ({ rules }) => ({
      findings: fieldGoalFindings(rules),
      seen: { ranges: ranges(rules.card.fieldGoals.map((row) => ({ ...row, id: row.marker }))) },
    }),
  },
  {
    id: "V13",
    see: ({ rules }) => ({
      findings: puntFindings(rules),
      seen: { ranges: ranges(rules.card.punts.map((row) => ({ ...row, id: row.target }))) },
    }),
  },
];
