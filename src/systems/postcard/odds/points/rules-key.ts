/** A name for what the points game sees of a card and its switches: equal keys, equal solutions. */
import type { PostcardRules } from "../../rules/index.js";

/** Changes when the solver reads the rules in another way, or numbers its states in another order. */
const SOLVER_VERSION = 1;

/** FNV-1a over bytes, 32 bits, from a starting state. */
export function fnv1a(bytes: ArrayLike<number>, state = 0x811c9dc5): number {
  for (let i = 0; i < bytes.length; i++) state = Math.imul(state ^ bytes[i], 0x01000193);
  return state >>> 0;
}

const made = new WeakMap<PostcardRules, string>();

/** `postcard-points1-` and 16 hex digits. Names, clock, bars, stars of the time circles and fakes do not matter. */
export function pointsKey(rules: PostcardRules): string {
  let key = made.get(rules);
  if (!key) {
    const bytes = new TextEncoder().encode(canonical(playedOn(rules)));
    const hex = (n: number): string => n.toString(16).padStart(8, "0");
    key = `postcard-points${SOLVER_VERSION}-${hex(fnv1a(bytes))}${hex(fnv1a(bytes, 0x9e3779b9))}`;
    made.set(rules, key);
  }
  return key;
}

/** The parts of the rules that move a value. */
function playedOn({ card, switches }: PostcardRules): unknown {
  const { strategy, rush, pass, run, levels, passing, running, fieldGoals, punts, kicking, kickMarks, points } = card;
  const { touchdown, firstDown, rushBeyond, penaltySide, sevenPenalty, autoFirst } = switches;
  const { scrambleDeep, puntFrom, kicksOn, touchbackFrom } = switches;
  return [
    { strategy, rush, pass, run, levels, passing, running, fieldGoals, punts, kicking, kickMarks, points },
    { touchdown, firstDown, rushBeyond, penaltySide, sevenPenalty, autoFirst },
    { scrambleDeep, puntFrom, kicksOn, touchbackFrom },
  ];
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([k, v]) => `${k}:${canonical(v)}`).join()}}`;
}
