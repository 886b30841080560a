/**
 * A head-to-head game as a league keeps it: its dice and answers in two lines of words, so that it can be played again,
 * printed and checked however many seasons later.
 *
 * An answer is a word: `heads`, `receive`, `squib`, `fairCatch`, `audible`, `accept`, `try-two`, `heal-QB`; a snap is
 * `hook+action/pass:blitz+LB`, with the faces of a chart behind `@`.
 */
import { ScriptedRoller } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import { isFromDeck, RecordingTable, playOut } from "../../../kernel/machine/index.js";
import { headToHead, makeGame, type Choice, type DieId, type GameTeam, type HeadToHeadTypes } from "../engine/index.js";
import { games, type GameRecord } from "../game-record.js";
import type { PenAndPaperRules, Stat } from "../rules/index.js";

export interface PlayedGame {
  readonly away: GameTeam;
  readonly home: GameTeam;
  /** True if the game continued until one side led. */
  readonly playoff: boolean;
  readonly seed?: number;
  readonly coaches: Readonly<Record<Side, string>>;
  readonly choices: string;
  readonly dice: string;
}

const callText = (
  call: string,
  { dice, chart }: { readonly dice: readonly DieId[]; readonly chart?: readonly number[] },
) => [call, ...dice].join("+") + (chart ? `@${chart.join(".")}` : "");

function choiceText(choice: Choice): string {
  switch (choice.kind) {
    case "toss":
      return choice.coin;
    case "elect":
      return choice.first;
    case "kickoff":
      return choice.kick;
    case "return":
      return choice.how;
    case "snap": {
      const { offense, defense } = choice;
      const against = defense.special === "none" ? defense.against : `${defense.against}:${defense.special}`;
      return `${callText(offense.call, offense)}/${callText(against, defense)}`;
    }
    case "audible":
      return choice.audible ? "audible" : "no-audible";
    case "penalty":
      return choice.accept ? "accept" : "decline";
    case "try":
      return `try-${choice.go}`;
    case "heal":
      return `heal-${choice.stat}`;
  }
}

/** Answers that are one word each. */
const WORDS: readonly Choice[] = [
  ...(["heads", "tails"] as const).map((coin) => ({ kind: "toss", coin }) as const),
  ...(["receive", "kick"] as const).map((first) => ({ kind: "elect", first }) as const),
  ...(["standard", "squib", "onside"] as const).map((kick) => ({ kind: "kickoff", kick }) as const),
  ...(["return", "fairCatch"] as const).map((how) => ({ kind: "return", how }) as const),
  ...[true, false].map((audible) => ({ kind: "audible", audible }) as const),
  ...[true, false].map((accept) => ({ kind: "penalty", accept }) as const),
  ...(["kick", "two"] as const).map((go) => ({ kind: "try", go }) as const),
];
const BY_WORD = new Map(WORDS.map((choice) => [choiceText(choice), choice]));

function callOf(text: string): { readonly call: string; readonly dice: DieId[]; readonly chart?: number[] } {
  const [said, chart] = text.split("@");
  const [call, ...dice] = said.split("+");
  return { call, dice: dice as DieId[], ...(chart !== undefined && { chart: chart.split(".").map(Number) }) };
}

/** An answer from its word. It is checked when it is played. */
function choiceOf(word: string): Choice {
  const known = BY_WORD.get(word);
  if (known) return known;
  if (word.startsWith("heal-")) return { kind: "heal", stat: word.slice("heal-".length) as Stat };
  const [offense, defense] = word.split("/");
  if (defense === undefined) throw new UserError(fault("choice-unknown", `"${word}" is not an answer of a game`));
  const { call, ...rest } = callOf(defense);
  const [against, special = "none"] = call.split(":");
  return { kind: "snap", offense: callOf(offense), defense: { against, special, ...rest } } as Choice;
}

/** The stored form of a game. Dice cards count as dice at the table: no seed reproduces them. */
export const packGame = ({ away, home, playoff, seed, roller, coaches, choices, dice }: GameRecord): PlayedGame => ({
  away,
  home,
  playoff,
  ...(seed === undefined || isFromDeck({ roller }) ? {} : { seed }),
  coaches,
  choices: choices.map(choiceText).join(" "),
  dice: dice.join(" "),
});

/**
 * Restores the game exactly.
 * @throws UserError if answers and dice are not a game under these rules
 */
export function unpackGame(
  rules: PenAndPaperRules,
  { away, home, playoff, seed, coaches, ...kept }: PlayedGame,
): GameRecord {
  const game = makeGame({ rules, away, home, playoff });
  const answers = kept.choices.split(" ").map(choiceOf);
  const dice = new ScriptedRoller(kept.dice.split(" ").map(Number));
  let next = 0;
  const table = new RecordingTable<HeadToHeadTypes>(dice, () => {
    const answer = answers.at(next++);
    if (!answer) throw new UserError(fault("choices-missing", `the game continues after ${answers.length} answers`));
    return answer;
  });
  playOut(headToHead, game, table);
  if (dice.left > 0 || next < answers.length)
    throw new UserError(fault("game-over", "the game is over before its last dice and answers"));
  return games.record(game, table, coaches, seed);
}
