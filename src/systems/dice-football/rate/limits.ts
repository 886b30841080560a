/** Why a figure misses its tolerance: the limits of DICE Football's cards and charts. */
import type { DiceRules } from "../rules/index.js";
import type { ProofRow } from "./statistics.js";

/** By statistic: why the cards give less than the target, and why they give more. */
const LIMITS: Readonly<Record<ProofRow["statistic"], readonly [tooLow: string, tooHigh: string]>> = {
  "offense.completionPct": [
    "completions end where the best receiver would reach 89",
    "the receivers' ratings alone complete more",
  ],
  "offense.interceptionPct": [
    "interceptions take 20 numbers of a level at most",
    "the defenses that the team met intercept more by their own ranges, and hail marys are 20% interceptions",
  ],
  "offense.sackPct": ["sacks take 30 numbers at most", "the defenses that the team met sack more by their own ranges"],
  "offense.scramblePct": ["a grid scrambles on whole numbers", "a grid scrambles on whole numbers"],
  "offense.yardsPerCompletion": [
    "receiving columns grow to 1.8 times the usual ones at most",
    "receiving columns shrink to 0.45 of the usual ones at most",
  ],
  "offense.yardsPerRush": [
    "the mean of a rushing column is 6.5 yards at most",
    "the mean of a rushing column is 1.5 yards at least",
  ],
  "offense.runPct": ["a team runs on 80% of its plays at most", "a team runs on 20% of its plays at least"],
  "offense.receivingShare": [
    "a receiver takes 40% of the passes of his groups at most",
    "the other receivers of his groups are in too few of them to take their share",
  ],
  "defense.completionPct": [
    "no coverage rating is weaker than 0, and a zone takes off 1 at least",
    "no coverage rating is stronger than -20",
  ],
  "defense.interceptionPct": [
    "the widest range on the field is 25 numbers at most",
    "the passers' own numbers intercept that often against a defense without any range",
  ],
  "defense.sackPct": ["a sack range is 20 numbers at most", "every defender sacks on 89"],
  "defense.yardsPerRush": [
    "the run defense of a front-seven player is -1 at least",
    "the run defense of a front-seven player is -8 at most",
  ],
  "defense.yardsPerCompletion": ["no free safety is weaker than 0", "no free safety is stronger than -20"],
  "kicking.fieldGoalPct": [
    "beyond his longest kick by more than 3 yards, a kicker makes 5%",
    "beyond his longest kick by more than 3 yards, a kicker makes 5%",
  ],
  "punting.average": ["no punt is longer than his longest", "punts spread 8.5 yards around their mean"],
  "returns.kick": ["a return column holds whole yards", "a face with a touchdown is worth 60 yards"],
  "returns.punt": ["a return column holds whole yards", "a face with a touchdown is worth 57 yards"],
};

export const limitOf = ({ statistic, difference }: ProofRow): string => LIMITS[statistic][difference > 0 ? 1 : 0];

/** Season figures that no card has under the rules, for all teams. */
export const unheldUnder = ({ switches }: Pick<DiceRules, "switches">) => [
  ...(switches.lastMan === "yards"
    ? []
    : [
        {
          what: "yards per completion allowed",
          why: "a defense changes how many passes are caught, not how far they go",
        },
      ]),
  { what: "penalties", why: "one chart for all teams" },
];
