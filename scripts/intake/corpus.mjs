// The corpus and its readings: every case in its original form and with each edit.
import { CASES } from "./cases.mjs";
import { randomOf } from "./facts.mjs";
import { judged } from "./judge.mjs";
import { MUTATIONS } from "./mutate.mjs";
import { rendered } from "./render.mjs";
import { fileOf } from "./write.mjs";

export const corpus = () => CASES.map(rendered);
export const filesOf = (sheets) => sheets.map(fileOf);

/** Headings by statistic. */
function headsOf(sheets) {
  const heads = new Map();
  for (const { top, columns } of sheets)
    columns.forEach(({ what }, i) => {
      const [kind, key] = what.replace(/^-/, "").split(".");
      const name = kind === "own" || kind === "against" ? `team.${key}` : what.replace(/^-/, "");
      heads.set(name, [...(heads.get(name) ?? []), ...top.map((row) => row[i]).filter((head) => head)]);
    });
  return heads;
}

const hash = (text) => [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);

/** Totals without those of an omitted column, unless another file has it; they must still be correct if they are read. */
function without(one, at, dropped) {
  if (dropped === undefined) return one.right;
  const isElsewhere = one.sheets.some(
    ({ columns }, i) => i !== at && columns.some(({ what }) => what.replace(/^-/, "") === dropped.replace(/^-/, "")),
  );
  return isElsewhere
    ? one.right
    : {
        ...one.right,
        optional: dropped.replace(/^-/, "").replace(/^own\b/, one.sheets[at].bothSides ? "team" : "own"),
      };
}

/** A case in its original form, then with each of ten edits, and one more. */
export function readingsOf(one, seed) {
  const readings = [{ id: one.id, way: "as it stands", sheets: one.sheets, right: one.right }];
  // Tables that share a sheet are not edited together.
  if (one.sheets.some(({ isFixed }) => isFixed)) return readings;
  for (const [way, change] of Object.entries(MUTATIONS)) {
    const random = randomOf(hash(`${one.id} ${way}`) + seed);
    const at = Math.floor(random() * one.sheets.length);
    const changed = change(one.sheets[at], random);
    if (changed)
      readings.push({
        id: one.id,
        way: detail(way, changed),
        sheets: one.sheets.map((sheet, i) => (i === at ? changed : sheet)),
        right: without(one, at, changed.dropped),
      });
  }
  return readings;
}
const detail = (way, { moved, renamed, dropped, write }) =>
  way === "column moved"
    ? `${way} (${moved})`
    : way === "head renamed"
      ? `${way} (${renamed.join(" to ")})`
      : dropped !== undefined
        ? `${way} (${dropped})`
        : way === "other encoding"
          ? `${way} (${write.encoding})`
          : way === "other delimiter"
            ? `${way} (${JSON.stringify(write.delimiter)})`
            : way;

export async function judgeAll(readings, library) {
  const results = [];
  for (const { id, way, sheets, right } of readings) {
    const { verdict, why } = await judged(filesOf(sheets), right, headsOf(sheets), library);
    results.push({ id, way, ...expected(verdict, why, right.must) });
  }
  return results;
}

/** Cases with unknowable totals must be refused or have a warning, never be accepted as complete. */
function expected(verdict, why, must) {
  if (must === "refused" || must === "told") return verdict === "right" ? { verdict: "told", why } : { verdict, why };
  return { verdict, why };
}
