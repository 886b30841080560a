/** General managers: a simple one, and a strong one that searches. */
import { STATS, marketOf, modifierOf, type PerStat, type Stat } from "../rules/index.js";
import { ratingsOf } from "../teams/ratings.js";
import { expectedGain, slackOf } from "./expect.js";
import { growthWorth, meanIncome } from "./market-worth.js";
import type { GeneralManager, GrowthOption, OffSeasonChoice, OffSeasonQuestion, OffSeasonView } from "./types.js";

type Question<K extends OffSeasonQuestion["kind"]> = Extract<OffSeasonQuestion, { kind: K }>;

/** Order of stats with equally promising improvements. */
const TIE_ORDER: readonly Stat[] = ["QB", "DB", "LM", "WR", "RB", "LB"];
/** A challenge is worthwhile against a rival this much weaker in OFF + DEF. */
const CHALLENGE_LEAD = 3;

const total = (view: OffSeasonView, id: string): number => {
  const { team, injuries } = view.teamOf(id);
  const { off, def } = ratingsOf(view.rules, team, injuries);
  return off + def;
};

const bestOf = (options: readonly GrowthOption[], worth: (option: GrowthOption) => number): string => {
  const worths = options.map(worth);
  return options[worths.indexOf(Math.max(...worths))].market;
};

/**
 * Free major, then a challenge of a much weaker rival, free minor, shared major, and at last any challenge. With
 * challenges last they would never happen; but a market won pays like a free minor, it is won in two of three games at a
 * lead of 3, the rival loses it, and a lost game costs nothing.
 */
function grow({ team, options }: Question<"grow">, view: OffSeasonView): string {
  return bestOf(options, ({ how, rival }) => {
    if (how === "freeMajor") return 5;
    if (how === "freeMinor") return 3;
    if (how === "sharedMajor") return 2;
    return total(view, team) - total(view, rival!) >= CHALLENGE_LEAD ? 4 : 1;
  });
}

/** By expected income over three seasons. */
const growByIncome = ({ team, options }: Question<"grow">, view: OffSeasonView): string =>
  bestOf(options, (option) => growthWorth(view, team, option));

/** The market that pays least: a minor one, otherwise a shared major. */
function shrink({ options }: Question<"shrink">, view: OffSeasonView): string {
  const pays = (code: string): number =>
    marketOf(code)!.kind === "major" && view.holdersOf(code).length === 1 ? 2 : 1;
  return options.reduce((a, b) => (pays(b) < pays(a) ? b : a));
}

/** Points are taken where the most slack is left; if a step must be lost, where it leaves the most slack. */
function simpleSetback({ team, points }: Question<"setback">, view: OffSeasonView): Partial<PerStat> {
  const { rules } = view;
  const scores: Record<Stat, number> = { ...view.teamOf(team).team.scores };
  const taken: Partial<Record<Stat, number>> = {};
  for (let i = 0; i < points; i++) {
    const open = STATS.filter((stat) => scores[stat] > rules.tables.creation.low);
    const worth = (stat: Stat): number => {
      const slack = slackOf(rules, scores[stat]);
      return slack > 0 ? 10 + slack : slackOf(rules, scores[stat] - 1);
    };
    const from = open.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    scores[from]--;
    taken[from] = (taken[from] ?? 0) + 1;
  }
  return taken;
}

/** Of all ways to split the points, the one that loses the fewest modifier steps, then the one that is easiest to win back. */
function searchSetback({ team, points }: Question<"setback">, view: OffSeasonView): Partial<PerStat> {
  const { rules } = view;
  const { scores, stars } = view.teamOf(team).team;
  let best: { readonly lost: number; readonly hope: number; readonly taken: Partial<PerStat> } | undefined;
  const visit = (at: number, left: number, taken: Partial<Record<Stat, number>>): void => {
    if (at === STATS.length) {
      if (left > 0) return;
      const after = (stat: Stat): number => scores[stat] - (taken[stat] ?? 0);
      const lost = STATS.reduce((sum, s) => sum + modifierOf(rules, scores[s]) - modifierOf(rules, after(s)), 0);
      const hope = Math.max(...STATS.map((stat) => expectedGain(rules, stat, after(stat), stars)));
      if (!best || lost < best.lost || (lost === best.lost && hope > best.hope + 1e-9)) {
        best = { lost, hope, taken: { ...taken } };
      }
      return;
    }
    const stat = STATS[at];
    for (let n = 0; n <= Math.min(left, scores[stat] - rules.tables.creation.low); n++) {
      visit(at + 1, left - n, n === 0 ? taken : { ...taken, [stat]: n });
    }
  };
  visit(0, points, {});
  return best!.taken;
}

/** The best stats for improvement rolls, best first. */
export function bestImprovements(view: OffSeasonView, team: string, rolls: number): Stat[] {
  const { scores, stars } = view.teamOf(team).team;
  // Rounded, so that equal values compare as equal.
  const promise = (stat: Stat): number => Math.round(expectedGain(view.rules, stat, scores[stat], stars) * 1e6);
  const worth = new Map(STATS.map((stat) => [stat, promise(stat)]));
  return [...TIE_ORDER].sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, rolls);
}

/**
 * One extra ability for $50M; two when $80M are left after paying for them; three for $500M when so much is left that two
 * are sure next season as well: money buys nothing else, and rich teams used to hoard it.
 */
function spend({ team, bank, prices }: Question<"spend">, view: OffSeasonView): number {
  const [one, two, three] = prices;
  if (bank >= three + Math.max(RESERVE, two + RESERVE - meanIncome(view, team))) return 3;
  if (bank >= two + RESERVE) return 2;
  return bank >= one ? 1 : 0;
}
/** Pays $150M only with at least $230M in the bank. */
const RESERVE = 80;

const decideSimply = (question: OffSeasonQuestion, view: OffSeasonView): OffSeasonChoice => {
  switch (question.kind) {
    case "grow":
      return { kind: "grow", market: grow(question, view) };
    case "shrink":
      return { kind: "shrink", market: shrink(question, view) };
    case "stay":
      return { kind: "stay", pay: question.bank >= question.price };
    case "setback":
      return { kind: "setback", points: simpleSetback(question, view) };
    case "spend":
      return { kind: "spend", extra: spend(question, view) };
    case "improve":
      return { kind: "improve", stats: bestImprovements(view, question.team, question.rolls) };
  }
};

export const SIMPLE_MANAGER: GeneralManager = {
  id: "simple",
  title: "Takes the first good choice at hand",
  decide: decideSimply,
};

/** A team that holds one shared or minor market loses nothing by moving: the strong manager pays only for more. */
function worthStaying({ team: id }: Question<"stay">, view: OffSeasonView): boolean {
  const { team } = view.teamOf(id);
  const soleMajor = marketOf(team.home)?.kind === "major" && view.holdersOf(team.home).length === 1;
  return soleMajor || team.markets.length > 0;
}

/** Ranks markets by their income, searches every split of a setback, and pays to stay only if moving would cost more. */
export const STRONG_MANAGER: GeneralManager = {
  id: "strong",
  title: "Counts before it decides",
  decide(question, view) {
    switch (question.kind) {
      case "grow":
        return { kind: "grow", market: growByIncome(question, view) };
      case "setback":
        return { kind: "setback", points: searchSetback(question, view) };
      case "stay":
        return { kind: "stay", pay: worthStaying(question, view) };
      default:
        return decideSimply(question, view);
    }
  },
};

export const MANAGERS = { simple: SIMPLE_MANAGER, strong: STRONG_MANAGER } as const satisfies Record<
  string,
  GeneralManager
>;
