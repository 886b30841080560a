/** V8-V10: throws, their levels and catches (C8). */
import type { PostcardRules } from "../../rules/index.js";
import { AXIS, rowsOf, STEP } from "./charts.js";
import { at, broken, odd, range, unlike, type Check, type Finding } from "./finding.js";
import { numberFindings } from "./numbers.js";
import { circleSound } from "./strategy.js";

/** First total of each level, and the value that presses it. */
const PRINTED_STARTS = [1, 4, 7, 10];
const PRINTED_PRESSURE = [6, 6, 5, 5];

function levelFindings({ card }: PostcardRules): Finding[] {
  const throws = rowsOf(card, "pass").flatMap((row, i) => (row.result === "throw" ? [{ ...row, i }] : []));
  const findings: Finding[] = throws.flatMap(({ from, to, yards = 0, i }) => {
    if (from === to && yards === STEP * from) return [];
    const what = `a pass total of ${range(from, to)}`;
    if (yards !== STEP * from)
      return [unlike(at("pass", i, "yards"), what, `${yards} yards`, `${STEP * from} yards`, "L168")];
    return [unlike(at("pass", i), what, `${yards} yards throughout`, `${STEP * from} to ${STEP * to}`, "L168")];
  });
  if (throws.length === 0) {
    return [odd("pass-throws", at("pass"), "throws in the pass row", "none", "some")];
  }
  const { levels } = card;
  const [first, last] = [Math.min(...throws.map((row) => row.from)), Math.max(...throws.map((row) => row.to))];

  levels.forEach(({ level, from, to }, i) => {
    const what = `level ${level}`;
    if (level !== i + 1)
      findings.push(broken("level-number", at("levels", i, "level"), `level ${i + 1} of the list`, level, i + 1));
    if (from > to)
      findings.push(
        broken(
          "level-backward",
          at("levels", i),
          what,
          `${from} to ${to}`,
          "the lower total first",
          `write from: ${to}, to: ${from}`,
        ),
      );
    const begins = i === 0 ? first : levels[i - 1].to + 1;
    if (from !== begins)
      findings.push(broken("level-gap", at("levels", i, "from"), what, `from ${from}`, `from ${begins}`));
    else if (from !== PRINTED_STARTS[i])
      findings.push(
        unlike(at("levels", i, "from"), what, `from ${from}`, `from ${PRINTED_STARTS[i] ?? "nothing"}`, "L168"),
      );
  });
  const end = levels[levels.length - 1].to;
  if (end !== last) {
    const finding = end < last || end > AXIS[1] ? broken : odd;
    const path = at("levels", levels.length - 1, "to");
    findings.push(finding("level-end", path, "the last level", `to ${end}`, `to ${last}`));
  }
  return findings;
}

/** More than a die with all bonuses can reach. */
const MOST_NEED = 20;

function catchFindings({ card }: PostcardRules): Finding[] {
  const own = card.levels.flatMap((row, i) => {
    const what = (words: string): string => `${words} level ${row.level}`;
    const far = (["catch", "pressure"] as const).filter((key) => row[key] < 0 || row[key] > MOST_NEED);
    if (far.length > 0) {
      return far.map((key) =>
        broken("level-need", at("levels", i, key), `the ${key} of level ${row.level}`, row[key], `0 to ${MOST_NEED}`),
      );
    }
    const catches =
      row.catch === row.level + 1
        ? []
        : [unlike(at("levels", i, "catch"), what("the value that catches"), row.catch, row.level + 1, "L168")];
    const printed = PRINTED_PRESSURE[i] ?? "none";
    const presses =
      row.pressure === printed
        ? []
        : [unlike(at("levels", i, "pressure"), what("the value that presses"), row.pressure, printed, "L161")];
    return [...catches, ...presses];
  });
  const needs = [...card.levels.map((row) => row.catch), card.passing.pressedTop];
  const falls = needs.slice(1).flatMap((need, i) => {
    if (need >= needs[i]) return [];
    const path = i + 1 < card.levels.length ? at("levels", i + 1, "catch") : at("passing", "pressedTop");
    return [odd("catch-falls", path, `the catch after one of ${needs[i]}`, need, `${needs[i]} or more`)];
  });
  return [...own, ...falls];
}

export const LEVEL_CHECKS: readonly Check[] = [
  {
    id: "V8",
    see: ({ rules }) => ({
      findings: levelFindings(rules),
      seen: { levels: rules.card.levels.map(({ level, from, to }) => ({ level, range: range(from, to) })) },
    }),
  },
  {
    id: "V9",
    see: ({ rules }) => ({
      findings: [...catchFindings(rules), ...numberFindings(rules, "V9")],
      seen: { catches: [...rules.card.levels.map((row) => row.catch), rules.card.passing.pressedTop] },
    }),
  },
  {
    id: "V10",
    see: ({ rules }) => {
      if (!circleSound(rules)) return { findings: [], seen: {}, waits: ["V1", "V3"] };
      const { card } = rules;
      const stars = Math.max(0, ...card.strategy.filter(({ play }) => play === "pass").map((number) => number.stars));
      const longest = 6 + stars - 1 + 6;
      const rows = rowsOf(card, "pass");
      const end = Math.max(...rows.map(({ to }) => to));
      const findings =
        end === longest ? [] : [odd("pass-end", at("pass", rows.length - 1), "the end of the pass row", end, longest)];
      return { findings, seen: { stars, longest } };
    },
  },
];
