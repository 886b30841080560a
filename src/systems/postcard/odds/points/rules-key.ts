/** Identifies the parts of a card and its switches that the points game uses: equal keys, equal solutions. */
import { fingerprint } from "../../../../kernel/hash/index.js";
import type { PostcardRules } from "../../rules/index.js";

/** Increases when the solver reads the rules differently or renumbers its states. */
const SOLVER_VERSION = 1;

const made = new WeakMap<PostcardRules, string>();

/** `postcard-points1-` and 16 hex digits. Names, clock, bars, stars of the time circles and fakes do not matter. */
export function pointsKey(rules: PostcardRules): string {
  let key = made.get(rules);
  if (!key) {
    key = `postcard-points${SOLVER_VERSION}-${fingerprint(playedOn(rules))}`;
    made.set(rules, key);
  }
  return key;
}

/** The parts of the rules that affect a value. */
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
