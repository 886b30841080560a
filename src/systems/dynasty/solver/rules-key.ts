/** Identifies the part of a rule set that the solver uses: equal keys, equal solutions. */
import { fingerprint } from "../../../kernel/hash/index.js";
import type { DynastyRules, Effect } from "../rules/index.js";

/** Increases when the solver's reading of the rules or the layout of its values changes. */
const SOLVER_VERSION = 1;

const made = new WeakMap<DynastyRules, string>();

/** Stable key of tables and switches, `dynasty1-<16 hex digits>`. Names and words do not matter, nor does the order of keys. */
export function rulesKey(rules: DynastyRules): string {
  let key = made.get(rules);
  if (!key) {
    key = `dynasty${SOLVER_VERSION}-${fingerprint(playedOn(rules))}`;
    made.set(rules, key);
  }
  return key;
}

/** The parts of the rules that affect a value. */
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
