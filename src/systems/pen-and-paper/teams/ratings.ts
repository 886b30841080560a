/** Ratings of a team in play: modifiers, OFF and DEF; missing scores are filled in. */
import { fault, UserError } from "../../../kernel/issue/index.js";
import {
  DEFENSE_STATS,
  OFFENSE_STATS,
  defOf,
  modifierOf,
  offOf,
  perStat,
  type PenAndPaperRules,
  type PerStat,
  type Stat,
} from "../rules/index.js";
import { fullName, type FullTeam, type Team } from "./types.js";

export interface Ratings {
  readonly modifiers: PerStat;
  readonly off: number;
  readonly def: number;
}

/** Points that injuries subtract from modifiers; no modifier goes below 0 (A48, A50). */
export type Injuries = Partial<PerStat>;

/** The modifier for a score, with the team's stars if they raise modifiers (A70). */
function teamModifier(rules: PenAndPaperRules, team: Pick<FullTeam, "scores" | "stars">, stat: Stat): number {
  const base = modifierOf(rules, team.scores[stat]);
  if (rules.switches.starBonus === "score") return base;
  const stars = rules.tables.stars.filter((star) => star.stat === stat && team.stars.includes(star.position));
  return stars.reduce((sum, star) => sum + star.bonus, base);
}

/** Modifiers, OFF and DEF from the scores; the printed card only counts under `trustPrinted` (A5). */
export function ratingsOf(rules: PenAndPaperRules, team: FullTeam, injuries: Injuries = {}): Ratings {
  const printed = rules.switches.trustPrinted ? team.printed : undefined;
  const modifiers = perStat((stat) =>
    Math.max(0, (printed?.modifiers?.[stat] ?? teamModifier(rules, team, stat)) - (injuries[stat] ?? 0)),
  );
  // A printed total is that of the healthy team: injuries are subtracted from it too.
  const hurt = (stats: readonly Stat[]): number => stats.reduce((sum, stat) => sum + (injuries[stat] ?? 0), 0);
  return {
    modifiers,
    off: printed?.off === undefined ? offOf(modifiers) : Math.max(0, printed.off - hurt(OFFENSE_STATS)),
    def: printed?.def === undefined ? defOf(modifiers) : Math.max(0, printed.def - hurt(DEFENSE_STATS)),
  };
}

/** Order in which the remainder of a printed total is distributed (A6). */
const REST_ORDER: readonly (readonly Stat[])[] = [
  ["QB", "WR", "RB"],
  ["LM", "DB", "LB"],
];

/**
 * Fills in missing scores (A6): a printed modifier, else an even share of the printed total, becomes the lowest score of
 * its bracket plus one where the bracket has room.
 * @throws UserError `team-incomplete` when nothing printed says what the missing scores are worth.
 */
export function completeTeam(rules: PenAndPaperRules, team: Team): FullTeam {
  if (Object.values(team.scores).every((score) => score !== null)) return team as FullTeam;
  const scores: Record<string, number | null> = { ...team.scores };
  const { printed } = team;
  for (const order of REST_ORDER) {
    const open = order.filter((stat) => scores[stat] === null);
    for (const stat of open) {
      const modifier = printed?.modifiers?.[stat];
      if (modifier !== undefined) scores[stat] = scoreFor(rules, modifier);
    }
    const left = order.filter((stat) => scores[stat] === null);
    const total = order.includes("QB") ? printed?.off : printed?.def;
    if (left.length === 0) continue;
    const known = order.filter((stat) => scores[stat] !== null);
    const rest = (total ?? -1) - known.reduce((sum, stat) => sum + modifierOf(rules, scores[stat]!), 0);
    left.forEach((stat, i) => {
      const share = Math.floor(rest / left.length) + (i < rest - left.length * Math.floor(rest / left.length) ? 1 : 0);
      scores[stat] = scoreFor(rules, share);
    });
    if (left.some((stat) => scores[stat] === null)) throw incomplete(team, left);
  }
  return { ...team, scores: scores as unknown as PerStat };
}

/** The lowest score of the modifier's bracket, plus one if possible; null if no score has that modifier. */
function scoreFor(rules: PenAndPaperRules, modifier: number): number | null {
  const row = rules.tables.modifier.find((r) => r.value === modifier);
  return row ? Math.min(row.to, row.from + 1) : null;
}

function incomplete(team: Team, stats: readonly Stat[]): UserError {
  const message = `${fullName(team)} has no ${stats.join(", ")} and no printed value to take it from`;
  return new UserError(fault("team-incomplete", message, { rule: "A6", detail: { team: team.id, fields: stats } }));
}
