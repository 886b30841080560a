/** A name for what the solver sees of a rule set: equal keys, equal solutions. */
import type { DynastyRules, Effect } from "../rules/index.js";

/** Changes when the solver's reading of the rules or the layout of its values does. */
const SOLVER_VERSION = 1;

/** FNV-1a over bytes, 32 bits, from a starting state. */
export function fnv1a(bytes: ArrayLike<number>, state = 0x811c9dc5): number {
  for (let i = 0; i < bytes.length; i++) state = Math.imul(state ^ bytes[i], 0x01000193);
  return state >>> 0;
}

const made = new WeakMap<DynastyRules, string>();

/**
 * Stable key of tables and switches, `dynasty1-<16 hex digits>`. Names and words do not matter, nor does the order in
 * which an object lists its fields.
 */
export function rulesKey(rules: DynastyRules): string {
  let key = made.get(rules);
  if (!key) {
    const bytes = new TextEncoder().encode(canonical(playedOn(rules)));
    const hex = (n: number): string => n.toString(16).padStart(8, "0");
    key = `dynasty${SOLVER_VERSION}-${hex(fnv1a(bytes))}${hex(fnv1a(bytes, 0x9e3779b9))}`;
    made.set(rules, key);
  }
  return key;
}

/** The parts of the rules that move a value. */
function playedOn({ tables, switches }: DynastyRules): unknown {
  const effect = ({ dice, influence }: Effect): number[] => [dice, influence];
  return {
    switches,
    setup: tables.setup,
    influenceGain: tables.influenceGain,
    regularSeason: tables.regularSeason.map((r) => [
      r.pattern,
      r.firstRoll === true,
      r.coach ?? [1, 6],
      r.wins,
      r.playoffs,
    ]),
    playoffs: tables.playoffs.map((p) => [p.round, p.win, p.influence, p.points]),
    offSeason: tables.offSeason.map((r) => [r.from, r.to, effect(r), r.frontOffice === true]),
    frontOffice: tables.frontOffice.map((r) => [
      r.from,
      r.to,
      effect(r),
      (r.choice ?? []).map((c) => (c === "rollAgain" ? c : effect(c))),
    ]),
    scoring: tables.scoring,
    extension: tables.extension,
  };
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([k, v]) => `${k}:${canonical(v)}`).join()}}`;
}
