/** The coaches' decisions, each described once: the question for a person, the notation in a dice log, and the situation in words. */
import {
  numberOfSide,
  numbersShape,
  several,
  severalShape,
  type Numbers,
  type Open,
  type PlaySoFar,
  type DecisionSpec,
} from "../../gamekit/decisions.js";
import { numbersIn } from "../../kernel/dice/index.js";
import { counted } from "../../kernel/words/index.js";
import { zod } from "../../kernel/zod/index.js";
import {
  GOAL,
  SPEND_ON,
  STEP_YARDS,
  type Choice,
  type Decision,
  type DieUse,
  type GameSetup,
  type PostcardTypes,
  type RowEvent,
  type SpendOn,
} from "./engine/index.js";
import { boardOf } from "./narration/board.js";
import { bonusWords, DICE } from "./narration/dice.js";
import { markWords, placeOf, rowPlace, signed, yardWords } from "./narration/row.js";

type Kind<K extends Decision["kind"]> = Open<PostcardTypes, Extract<Decision, { readonly kind: K }>>;
type Play = PlaySoFar<PostcardTypes>;

const spotWords = (step: number): string => placeOf(step * STEP_YARDS);
const namesOf = ({ away, home }: Pick<GameSetup, "away" | "home">) => ({ away, home });
const rowOf = ({ events: [row] }: Play): RowEvent | undefined => (row?.type === "row" ? row : undefined);
const crossed = ({ events }: Play): number => events.filter(({ type }) => type === "cross").length;
const rolled = ({ events }: Play, on: string): number =>
  events.filter((event) => event.type === "roll" && event.on === on).length;

const PICKED = { play: "", try: " for the try", kickoff: " for the kickoff", onside: " for the onside kick" } as const;

/** Meaning of a number on the strategy circle: its play or kick, and what it beats. */
const pickWays =
  ({ ask, game: { rules } }: Kind<"pick">) =>
  (choice: Choice): string => {
    const { card } = rules;
    const { play, beats, stars } = card.strategy.find(({ number }) => number === choice)!;
    const won = `beats ${beats.join(", ")} (${counted(stars, "star")})`;
    if (!ask.offense) return won;
    if (ask.for === "play" || ask.for === "try") return `${play}, ${won}`;
    const { spot, onside, bonus } = card.kickMarks[Number(choice) - 1];
    return `kicks ${markWords(ask.for === "onside" ? onside : spot)}, +${bonus} for the winner; ${won}`;
  };

/** `how many bonuses on your catch die? (level 2; it needs 4)`. */
function spendQuestion({ ask }: Kind<"spend">): string {
  const { on, offense, bonus = 0, against = 0, result, level, target, need, spot, play } = ask;
  const toGoal = (step: number): string => yardWords((GOAL - step) * STEP_YARDS);
  const facts = [
    play && (offense ? `a ${play}` : `against a ${play}`),
    on === "tackle" &&
      spot !== undefined &&
      (offense ? `you carry the ball, ${spotWords(spot)}` : `they have ${toGoal(spot)} to go`),
    on === "recovery" && "loose ball",
    bonus !== 0 && `you have ${signed(bonus)}`,
    against !== 0 && `they have ${signed(against)}`,
    result !== undefined && `the challenge is ${signed(result)}`,
    level !== undefined && `level ${level}`,
    target !== undefined &&
      (target > GOAL ? "it flies into the end zone" : `it lands ${toGoal(target)} from the goal line`),
    need !== undefined && `it needs ${need}`,
  ].filter((fact) => typeof fact === "string");
  return `how many bonuses on your ${DICE[on][0]} die?${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}

/** Rolls by both sides; any other is one die of one side. */
const BOTH_ROLL: readonly SpendOn[] = ["challenge", "contested", "tackle", "recovery"];

/** Bonuses in an entry for the next roll of this kind; none if not given. */
const bonusesIn = (spend: unknown, on: SpendOn, play: Play): readonly number[] =>
  numbersIn(several<Numbers>((spend as Partial<Record<SpendOn, unknown>> | undefined)?.[on])[rolled(play, on)] ?? []);

/** `2 0`, or one number: bonuses for a roll. */
function spendShape() {
  const z = zod();
  const bonus = z.union([z.int().min(0).max(20), numbersShape("2 0")]);
  const rolls = SPEND_ON.map((on) => [on, z.union([bonus, z.array(bonus).min(1).max(40)]).optional()] as const);
  return z.strictObject(Object.fromEntries(rolls));
}

const picksShape = () => zod().union([zod().tuple([zod().int(), zod().int()]), numbersShape("3 5")]);
const endsShape = () => severalShape(zod().enum(["left", "right"]), 10);

const CALL = ["kind of kick, the call of a down, or the try"] as const;
const KICKS = ["punt", "fieldGoal", "fakePunt", "fakeFieldGoal"] as const;

export const decisionSpec: DecisionSpec<PostcardTypes> = {
  before: "before the kickoff",
  asked: ({ side }) => side,
  teamName: (game, side) => game[side],
  // During a row, the game contains the state.
  board: (at, game) => boardOf("state" in at ? (at.state as typeof at) : at, game.rules, namesOf(game)),
  legal: ({ options }) => options,
  rows: {
    begins: (event, game) => (event.type === "row" ? rowPlace(event, namesOf(game)) : undefined),
    ends: ({ type }) => type === "rowEnd" || type === "toss",
  },
  die: (_, use, whose) => `the ${DICE[use as DieUse][0]} die of ${whose}`,
  roll: (roll) => DICE[roll as DieUse][1],
  decisions: {
    toss: {
      question: "the toss is yours. Kick off or receive?",
      log: {
        before: true,
        keys: { kicks: ["who kicks off", () => zod().enum(["away", "home"])] },
        read: ({ kicks }, { ask }) => ["kicks", kicks === undefined ? kicks : kicks === ask.side ? "kick" : "receive"],
      },
    },
    down: {
      values: ["play", ...KICKS, "knee"],
      question: ({ state }) => (state.down >= 4 ? "last down. What now?" : "what now?"),
      ways: {
        play: "a play: both sides pick",
        fieldGoal: "field goal",
        fakePunt: "fake the punt",
        fakeFieldGoal: "fake the field goal",
        knee: "take a knee",
      },
      log: {
        keys: { call: CALL },
        forced: ({ call }, play) => call === "play" && rowOf(play)?.what === "down",
        unasked({ call }, play) {
          if (rowOf(play)?.what !== "down") return undefined;
          if (call === "knee") return "a knee is for the two-minute stage";
          const isKick = (KICKS as readonly unknown[]).includes(call);
          const fourth = play.game.rules.switches.kicksOn === "fourth";
          return isKick && fourth ? "kicks and fakes are for fourth down" : undefined;
        },
      },
    },
    kickoff: {
      values: ["regular", "onside"],
      question: "which kickoff?",
      ways: { regular: "a regular kickoff", onside: "an onside kick" },
      log: { keys: { call: CALL } },
    },
    try: {
      values: ["kick", "two"],
      question: "the try. Kick for one or play for two?",
      ways: { kick: "kick for one", two: "play for two" },
      log: { keys: { call: CALL }, forced: ({ call }, play) => call === "two" && rowOf(play)?.what === "try" },
    },
    pick: {
      secret: () => true,
      question: ({ ask }) => `pick a number in secret${PICKED[ask.for]}${ask.offense ? "" : ", on defense"}.`,
      ways: pickWays,
      log: {
        keys: { picks: ["numbers that both sides picked, the side with the ball first", picksShape] },
        read: ({ picks }, { ask }) => ["picks", numberOfSide(ask, picks as Numbers | undefined)],
      },
    },
    fakePlay: {
      values: ["rush", "pass"],
      question: ({ ask }) => `the fake is on (${signed(ask.bonus)}). Rush or pass?`,
      log: { keys: { as: ["what a fake turns into"] }, with: "call" },
    },
    throw: {
      values: ["throw", "stop"],
      question: ({ ask }) => `the challenge is ${signed(ask.result)}. Throw farther with a second die?`,
      ways: { throw: "throw farther", stop: "leave it" },
      log: {
        keys: { throw: ["a second die for a pass"] },
        as: [true, false],
        unasked: "only a pass allows a second throw",
      },
    },
    return: {
      values: ["run", "fairCatch", "touchback"],
      question({ ask }) {
        const first = ask.bonus === 0 ? "" : ` (${signed(ask.bonus)} on the first tackle)`;
        return `the ball is yours, ${spotWords(ask.spot)}${first}. What now?`;
      },
      ways: { run: "run with it", fairCatch: "fair catch" },
      log: {
        keys: { return: ["choice after catching a kick"] },
        forced: ({ return: back }, { events }) =>
          back === "touchback" && events.some((event) => event.type === "rowEnd" && event.result === "touchback"),
      },
    },
    punt: {
      question: "aim how far?",
      ways: () => (yards) => `${yards} yards`,
      log: { keys: { target: ["target of punts and free kicks, yards", () => zod().int()] }, with: "call" },
    },
    skill: {
      question({ ask: { face, result, other } }) {
        const said = other === undefined ? "" : `; the other side says ${other}`;
        return `your die shows ${face}, the challenge is ${signed(result)}${said}. Roll yours again?`;
      },
      ways: { reroll: "roll it again", keep: "keep it" },
      log: {
        keys: {
          reroll: ["sides that used their team skill", () => zod().enum(["none", "offense", "defense", "both"])],
        },
        read({ reroll }, { ask }) {
          const own = reroll === "both" || reroll === (ask.offense ? "offense" : "defense");
          return ["reroll", reroll === undefined ? undefined : own ? "reroll" : "keep"];
        },
      },
    },
    cross: {
      question: "cross a time circle. At which end?",
      ways:
        ({ ask: { stars } }) =>
        (end) =>
          `${end} end${stars[end as "left"] > 0 ? `, ${counted(stars[end as "left"], "star")}` : ""}`,
      log: {
        keys: { cross: ["ends of the time circles crossed, in order", endsShape] },
        read: ({ cross }, _, play) => ["cross", several<string>(cross)[crossed(play)]],
        /** A log may name the end of a circle even if there was no choice, but not a different end. */
        against(event, { cross }, play) {
          if (event.type !== "cross") return undefined;
          const said = several<string>(cross).at(crossed(play));
          if (said === undefined || said === event.end) return undefined;
          const message = `${play.game[event.side]} cannot cross a circle at the ${said} end; that end is not open`;
          return ["cross-full", message, `cross: ${event.end}`];
        },
        over({ cross }, play) {
          const count = crossed(play);
          if (count === 0) return undefined;
          return several(cross).length > count ? [`only ${count} circles are crossed`] : [];
        },
      },
    },
    spend: {
      secret: ({ ask: { on } }) => BOTH_ROLL.includes(on),
      question: spendQuestion,
      ways: () => (count) => bonusWords(Number(count)),
      log: {
        keys: { spend: ["bonuses spent, by roll; where both sides roll, the side with the ball first", spendShape] },
        read: ({ spend }, { ask: { on, offense } }, play) => [
          "spend",
          numberOfSide({ offense: offense || !BOTH_ROLL.includes(on) }, bonusesIn(spend, on, play)) ?? 0,
        ],
        /** Bonuses in the file and in the game must match, except that an empty bar spends nothing. Rerolled dice keep theirs. */
        against(event, { spend }, play) {
          if (event.type !== "roll" || event.on === "skill") return undefined;
          const written = bonusesIn(spend, event.on as SpendOn, play);
          const wrong = event.dice.findIndex(({ spent }, i) => spent !== (written[i] ?? 0));
          if (wrong < 0) return undefined;
          const side = play.game[event.dice[wrong].side];
          return [
            "spend-illegal",
            `${side} cannot spend ${written[wrong] ?? 0} on the ${event.on} roll; its bar is empty`,
          ];
        },
        over: ({ spend }, play) =>
          Object.entries(spend ?? {}).flatMap(([on, said]) => {
            const times = rolled(play, on);
            if (several(said).length <= times) return [];
            return [`the ${on} roll comes ${times === 0 ? "not at all" : `${times} times`}, "spend" has more`];
          }),
      },
    },
  },
};
