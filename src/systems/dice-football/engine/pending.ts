/** The open decision and its valid answers. */
import { otherSide } from "../../../kernel/football/index.js";
import { fault, type Issue } from "../../../kernel/issue/index.js";
import { DEFENSE_CALLS, FIGURES, PASSES, RUNS, SPECIAL_OFFENSE } from "../rules/index.js";
import { outOf, specialistsOf } from "./men/absent.js";
import {
  KICKOFFS,
  type After,
  type Ask,
  type Choice,
  type DefenseAsk,
  type SnapAsk,
  type SnapCall,
} from "./decisions.js";
import { kickLength, type Game } from "./game.js";
import { scorer } from "./settle.js";
import type { GameState } from "./state.js";
import { afterPenalty } from "./step.js";
import { inHalves } from "./track.js";

const { second: SECOND, others: OTHERS } = FIGURES.returners;

/** The open decision. @throws RangeError if no decision is open */
export function pending(game: Game, state: GameState): Ask {
  const { ball: team } = state;
  switch (state.stage) {
    case "kickoff":
      return { kind: "kickoff", team };
    case "freeKick":
      return { kind: "freeKick", team };
    case "returner":
      return returnerAsk(game, state, "kick");
    case "puntReturner":
      return returnerAsk(game, state, "punt");
    case "snap":
    case "twoPoint":
      return snapAsk(game, state);
    case "defense":
      return defenseAsk(game, state);
    case "penalty":
      return penaltyAsk(game, state);
    case "clock": {
      const { asked, hold } = state.running!;
      return { kind: "clock", team: asked, hold };
    }
    case "try":
      return { kind: "try", team };
    default:
      throw new RangeError("no decision is open in this game");
  }
}

function returnerAsk(game: Game, state: GameState, of: "kick" | "punt"): Ask {
  const team = otherSide(state.ball);
  const { returns } = game.books[team].team.roster;
  const out = outOf(state, team);
  const used = state.returns[team][of];
  const count = (list: readonly number[], number: number): number => list.filter((one) => one === number).length;
  const free = returns[of].flatMap(({ name }, i) => {
    const number = i + 1;
    if (out.has(name)) return [];
    if (number === 1) return [number];
    const game = count(used.game, number);
    const may = number === 2 ? game < SECOND.game && count(used.half, number) < SECOND.half : game < OTHERS;
    return may ? [number] : [];
  });
  return { kind: "returner", team, of, returners: free.length > 0 ? free : [1] };
}

/** Lists of valid calls, built once, indexed by one bit per condition. */
const lists: (readonly SnapCall[])[] = [];
const BITS = { human: 1, special: 2, kicks: 4, fieldGoal: 8, sneak: 16, hailMary: 32, spike: 64, kneel: 128 } as const;

const callsOf = (bits: number): readonly SnapCall[] => [
  "card",
  ...(bits & BITS.special ? SPECIAL_OFFENSE : []),
  ...(bits & BITS.human ? [...RUNS, ...PASSES] : []),
  ...(bits & BITS.kicks ? (["punt", "coffin"] as const) : []),
  ...(["fieldGoal", "sneak", "hailMary", "spike", "kneel"] as const).filter((call) => bits & BITS[call]),
];

function snapAsk(game: Game, state: GameState): SnapAsk {
  const { switches } = game.rules;
  const { ball: team, spot, down, toGo } = state;
  const isTry = state.stage === "twoPoint";
  const free = switches.offenseCaller === "human";
  const late = inHalves(game, state);
  let bits = free ? BITS.human : 0;
  if (!isTry) {
    bits |= BITS.kicks;
    if (switches.specialCalls === "on") bits |= BITS.special;
    if (kickLength(spot) <= specialistsOf(game, state, team).longest) bits |= BITS.fieldGoal;
    if (switches.sneak === "on" && down >= 3 && toGo === 1) bits |= BITS.sneak;
    if (switches.hailMary === "on" && spot >= FIGURES.hailMary) bits |= BITS.hailMary;
    if (free && late && down < 4) bits |= BITS.spike;
    if (switches.kneel === "on" && down < 4 && spot > 1) bits |= BITS.kneel;
  }
  const calls = (lists[bits] ??= callsOf(bits));
  return { kind: "snap", team, isTry, calls, twoMinute: switches.twoMinute === "on" && late && !isTry, free };
}

const ANY_CALL = ["card", ...DEFENSE_CALLS] as const;
const FORMATIONS = [1, 2, 3, 4] as const;

function defenseAsk(game: Game, { ball }: GameState): DefenseAsk {
  const both = game.rules.switches.offenseCaller === "human" || game.rules.switches.customFormations === "on";
  return { kind: "defense", team: otherSide(ball), calls: ANY_CALL, formations: both ? FORMATIONS : [] };
}

function penaltyAsk(game: Game, state: GameState): Ask {
  const o = state.outcome!;
  const flag = o.flag!;
  const { team: against, name: foul, yards } = flag;
  const [accept, decline] = [true, false].map((choice) => afterOf(afterPenalty(game, state, choice)));
  const scored = scorer(o);
  return {
    kind: "penalty",
    team: otherSide(against),
    against,
    foul,
    yards,
    play: {
      down: state.down,
      toGo: state.toGo,
      gain: o.gain,
      incomplete: o.pass === "incomplete",
      turnover: o.turnover !== null,
      ...(scored && { scored }),
      ball: o.ball,
      spot: o.spot,
      kick: o.kick !== null,
    },
    accept,
    decline,
  };
}

const afterOf = ({
  state: { ball, spot, down, toGo, stage, score },
  first,
}: ReturnType<typeof afterPenalty>): After => ({
  ball,
  spot,
  down,
  toGo,
  first,
  stage,
  score,
});

const among = <T>(list: readonly T[], value: T | undefined): boolean => value === undefined || list.includes(value);

const illegal = (message: string, legal: readonly unknown[]): Issue =>
  fault("call-illegal", message, { hint: `legal: ${legal.join(", ")}` });

/** Why an answer is invalid; undefined if it is valid. */
export function checkChoice(open: Ask, choice: Choice): Issue | undefined {
  if (choice.kind !== open.kind) {
    return fault("choice-misplaced", `"${choice.kind}" does not answer the open decision "${open.kind}"`);
  }
  if (choice.kind === "kickoff" && !KICKOFFS.includes(choice.kick)) {
    return illegal(`there is no kickoff "${String(choice.kick)}"`, KICKOFFS);
  }
  if (choice.kind === "returner" && open.kind === "returner" && !open.returners.includes(choice.returner)) {
    return illegal(`returner ${choice.returner} may not return this kick`, open.returners);
  }
  if (choice.kind === "snap" && open.kind === "snap") {
    if (!open.calls.includes(choice.call)) return illegal(`"${choice.call}" cannot be called here`, open.calls);
    if (choice.twoMinute && !open.twoMinute) {
      return fault("two-minute", "the two-minute offense is for the last boxes of a half");
    }
    const own = !open.free && (choice.group !== undefined || choice.blockers !== undefined);
    if (own) return fault("caller-solo", "groups and blockers are those of the card unless a person calls the plays");
    if (!among(FORMATIONS, choice.group as 1)) return illegal(`there is no group ${choice.group}`, FORMATIONS);
    const wrong = choice.blockers?.find((number) => number < 1 || number > 5 || !Number.isInteger(number));
    if (wrong !== undefined) return illegal(`there is no receiver ${wrong}`, [1, 2, 3, 4, 5]);
    if ((choice.blockers?.length ?? 0) > 4) return illegal("five receivers cannot all block", ["four at most"]);
  }
  if (choice.kind === "defense" && open.kind === "defense") {
    if (!open.calls.includes(choice.call)) return illegal(`"${choice.call}" is not a defense`, open.calls);
    if (choice.formation !== undefined && !open.formations.includes(choice.formation)) {
      return illegal(`formation ${choice.formation} cannot be chosen here`, open.formations);
    }
  }
  return undefined;
}
