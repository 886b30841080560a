/** What a person is asked, and what the answers mean. */
import { nameSeries, SIDES } from "../../../kernel/football/index.js";
import type { AnswerOption, Question } from "../../../kernel/machine/index.js";
import { counted } from "../../../kernel/words/index.js";
import { GOAL, STEP_YARDS, type Choice, type Decision, type GameState, type SpendDecision } from "../engine/index.js";
import { leftOf } from "../engine/numbers.js";
import { DICE } from "../own-dice/words.js";
import type { PostcardRules } from "../rules/index.js";
import { placeOf, signed, yardWords, type Names } from "../tell/row.js";
import { bonusWords } from "./story.js";

/** A decision in words; its options are the answers. */
export function handQuestion(
  decision: Decision,
  state: GameState,
  rules: PostcardRules,
  names: Names,
): Question<Choice> {
  const known: readonly Choice[] = decision.options;
  return {
    now: situation(state, rules, names),
    words: `${names[decision.side]}: ${askWords(decision, state)}`,
    options: known.map((choice): AnswerOption => ({ id: `${choice}`, words: answerWords(decision, choice, rules) })),
    then: ([picked]) => ({ choice: known[picked] }),
  };
}

const spotWords = (step: number): string => placeOf(step * STEP_YARDS);

/** Score, bars, clock, and who has the ball where. */
function situation(state: GameState, rules: PostcardRules, names: Names): string {
  const { score, bar, ball, spot, down, line, stage } = state;
  const sides = SIDES.map((side) => `${names[side]} ${score[side]} (${bonusWords(bar[side])})`).join(", ");
  const left = leftOf(state, rules);
  const clock =
    stage === "overtime"
      ? "overtime"
      : stage === "final"
        ? `${counted(left, "play")} left`
        : `${counted(left, "time circle")} left`;
  const series =
    down > 0
      ? `. ${names[ball]} ball, ${nameSeries({ down, toGo: (line - spot) * STEP_YARDS }, spot * STEP_YARDS)}, ${line === GOAL && spot === GOAL ? "on the goal line" : spotWords(spot)}`
      : "";
  return `${sides}; ${clock}${series}${state.rattled ? ", rattled" : ""}.`;
}

function askWords(decision: Decision, state: GameState): string {
  switch (decision.kind) {
    case "toss":
      return "the toss is yours. Kick off or receive?";
    case "kickoff":
      return "which kickoff?";
    case "pick":
      return `pick a number in secret${PICK_FOR[decision.for]}${decision.offense ? "" : ", on defense"}.`;
    case "return":
      return `the ball is yours, ${spotWords(decision.spot)}${decision.bonus === 0 ? "" : ` (${signed(decision.bonus)} on the first tackle)`}. What now?`;
    case "down":
      return state.down >= 4 ? "last down. What now?" : "what now?";
    case "fakePlay":
      return `the fake is on (${signed(decision.bonus)}). Rush or pass?`;
    case "spend":
      return spendWords(decision);
    case "throw":
      return `the challenge is ${signed(decision.result)}. Throw farther with a second die?`;
    case "skill":
      return `your die shows ${decision.face}, the challenge is ${signed(decision.result)}${decision.other === undefined ? "" : `; the other side says ${decision.other}`}. Roll yours again?`;
    case "cross":
      return "cross a time circle. At which end?";
    case "punt":
      return "aim how far?";
    case "try":
      return "the try. Kick for one or play for two?";
  }
}

const PICK_FOR = {
  play: "",
  try: " for the try",
  kickoff: " for the kickoff",
  onside: " for the onside kick",
} as const;

/** `bonuses on your catch die? It needs 4.` */
function spendWords({
  on,
  offense,
  bonus = 0,
  against = 0,
  result,
  level,
  target,
  need,
  spot,
  play,
}: SpendDecision): string {
  const toGoal = (step: number): string => `${yardWords((GOAL - step) * STEP_YARDS)} from the goal line`;
  const facts = [
    play && (offense ? `a ${play}` : `against a ${play}`),
    on === "tackle" && spot !== undefined && carryWords(offense, spot),
    on === "recovery" ? "the ball is loose" : undefined,
    bonus !== 0 && `you have ${signed(bonus)}`,
    against !== 0 && `they have ${signed(against)}`,
    result !== undefined && `the challenge is ${signed(result)}`,
    level !== undefined && `level ${level}`,
    target !== undefined && (target > GOAL ? "it flies into the end zone" : `it comes down ${toGoal(target)}`),
    need !== undefined && `it needs ${need}`,
  ].filter((fact): fact is string => typeof fact === "string");
  return `how many bonuses on your ${DICE[on]} die?${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}

/** Where a carrier is, as both sides see it. */
const carryWords = (carrier: boolean, spot: number): string =>
  carrier ? `you carry the ball, ${spotWords(spot)}` : `they have ${yardWords((GOAL - spot) * STEP_YARDS)} to go`;

const ANSWERS: Readonly<Record<string, string>> = {
  kick: "kick",
  receive: "receive",
  regular: "a regular kickoff",
  onside: "an onside kick",
  run: "run with it",
  fairCatch: "fair catch",
  touchback: "touchback",
  play: "a play: both sides pick",
  punt: "punt",
  fieldGoal: "field goal",
  fakePunt: "fake the punt",
  fakeFieldGoal: "fake the field goal",
  knee: "take a knee",
  rush: "rush",
  pass: "pass",
  throw: "throw farther",
  stop: "leave it",
  reroll: "roll it again",
  keep: "keep it",
  two: "play for two",
};

/** Where a mark of the kick chart puts the ball. */
const markWords = (yards: number): string =>
  yards < 0 ? `${-yards} deep into the end zone` : yards === 0 ? "to the goal line" : `to the ${yards}`;

function answerWords(decision: Decision, choice: Choice, rules: PostcardRules): string {
  const { card } = rules;
  switch (decision.kind) {
    case "pick": {
      const { play, beats, stars } = card.strategy.find(({ number }) => number === choice)!;
      const won = `beats ${beats.join(", ")} (${counted(stars, "star")})`;
      if (decision.for === "play" || decision.for === "try") return decision.offense ? `${play}, ${won}` : won;
      const { spot, onside, bonus } = card.kickMarks[Number(choice) - 1];
      const kick = decision.for === "onside" ? onside : spot;
      return decision.offense ? `kicks ${markWords(kick)}, +${bonus} for whoever wins; ${won}` : won;
    }
    case "spend":
      return bonusWords(Number(choice));
    case "cross": {
      const stars = decision.stars[choice as "left" | "right"];
      return `${choice} end${stars > 0 ? `, ${counted(stars, "star")}` : ""}`;
    }
    case "punt":
      return `${choice} yards`;
    case "try":
      return choice === "kick" ? "kick for one" : "play for two";
    default:
      return ANSWERS[choice] ?? `${choice}`;
  }
}
