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
    "interceptions take at most 20 numbers of a level",
    "the defenses that the team met intercept more by their own ranges, and hail marys are 20% interceptions",
  ],
  "offense.sackPct": ["sacks take at most 30 numbers", "the defenses that the team met sack more by their own ranges"],
  "offense.scramblePct": ["a grid scrambles on whole numbers", "a grid scrambles on whole numbers"],
  "offense.yardsPerCompletion": [
    "receiving columns grow to at most 1.8 times the usual ones",
    "receiving columns shrink to at least 0.45 of the usual ones",
  ],
  "offense.yardsPerRush": [
    "the mean of a rushing column is at most 6.5 yards",
    "the mean of a rushing column is at least 1.5 yards",
  ],
  "offense.runPct": ["a team runs on at most 80% of its plays", "a team runs on at least 20% of its plays"],
  "offense.receivingShare": [
    "a receiver takes at most 40% of the passes of his groups",
    "the other receivers of his groups are in too few of them to take their share",
  ],
  "defense.completionPct": [
    "no coverage rating is weaker than 0, and a zone takes off at least 1",
    "no coverage rating is stronger than -20",
  ],
  "defense.interceptionPct": [
    "the widest range on the field is at most 25 numbers",
    "the passers' own numbers intercept that often against a defense without any range",
  ],
  "defense.sackPct": ["a sack range is at most 20 numbers", "every defender sacks on 89"],
  "defense.yardsPerRush": [
    "the run defense of a front-seven player is -1 or stronger",
    "the run defense of a front-seven player is -8 or weaker",
  ],
  "defense.yardsPerCompletion": ["no free safety is weaker than 0", "no free safety is stronger than -20"],
  "team.penalties": ["a foul range counts every foul of the charts", "a foul range has at least one number"],
  "kicking.fieldGoalPct": [
    "beyond his longest kick by more than 3 yards, a kicker makes 5%",
    "beyond his longest kick by more than 3 yards, a kicker makes 5%",
  ],
  "punting.average": ["no punt is longer than his longest", "punts spread 8.5 yards around their mean"],
  "returns.kick": ["a return column has whole yards", "a face with a touchdown is worth 60 yards"],
  "returns.punt": ["a return column has whole yards", "a face with a touchdown is worth 57 yards"],
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
  ...(switches.foulsByDown === "teams" ? [] : [{ what: "penalties", why: "one chart for all teams" }]),
];
