/** What a person is asked in a head-to-head game, and what the answers mean. */
import { nameSeries, nameSpot, otherSide, SIDES, type Side } from "../../../kernel/football/index.js";
import { oneOf, type Question, type Way } from "../../../kernel/machine/index.js";
import { NO_DICE, type Choice, type Game, type GameState, type Pending, type SnapDecision } from "../engine/index.js";
import { defenseQuestion, offenseQuestion, type Table } from "./calls.js";

type Hands = Readonly<Record<Side, boolean>>;
type Snap = Extract<Choice, { kind: "snap" }>;

/** A decision in words; undefined where no person has a part in it. `coached` is what the program calls for its side. */
export function handQuestion(
  open: Pending,
  state: GameState,
  game: Game,
  hands: Hands,
  coached: Choice,
): Question<Choice> | undefined {
  const table = { game, state, now: situation(open, state, game) };
  if (open.kind === "snap") return snapQuestion(open, table, hands, coached as Snap);
  if (!hands[open.team]) return undefined;
  const [words, ways] = waysOf(open, game);
  return oneOf(table.now, `${game[open.team].name}: ${words}`, ways);
}

/** The defense is asked first where its dice are announced (A17). */
function snapQuestion({ team }: SnapDecision, table: Table, hands: Hands, coached: Snap): Question<Choice> | undefined {
  const [offense, defense] = [hands[team], hands[otherSide(team)]];
  const shown = table.game.rules.switches.actionDiceOpen;
  if (!offense && !defense) return undefined;
  if (!defense) {
    const dice = shown ? coached.defense.dice : NO_DICE;
    return offenseQuestion(table, dice, (call) => ({
      choice: { kind: "snap", offense: call, defense: coached.defense },
    }));
  }
  if (!offense) {
    return defenseQuestion(table, (call) => ({ choice: { kind: "snap", offense: coached.offense, defense: call } }));
  }
  if (shown) {
    return defenseQuestion(table, (against) => ({
      question: offenseQuestion(table, against.dice, (call) => ({
        choice: { kind: "snap", offense: call, defense: against },
      })),
    }));
  }
  return offenseQuestion(table, NO_DICE, (call) => ({
    question: defenseQuestion(table, (against) => ({ choice: { kind: "snap", offense: call, defense: against } })),
  }));
}

/** Score, clock, dice, and who has the ball where. */
function situation(open: Pending, state: GameState, { rules, away, home }: Game): string {
  const { score, period, round, ball, down, toGo, spot } = state;
  const { quarters, rounds } = rules.tables.game;
  const names = { away: away.name, home: home.name };
  const sides = SIDES.map((side) => `${names[side]} ${score[side]}`).join(", ");
  const clock =
    period > quarters ? `overtime, ${rounds - round} rounds left` : `quarter ${period}, ${rounds - round} rounds left`;
  const snaps = open.kind === "snap" && !open.isTry;
  return `${sides}; ${clock}${snaps ? `. ${names[ball]} ball, ${nameSeries({ down, toGo }, spot)}, ${nameSpot(spot)}` : ""}.`;
}

function waysOf(open: Exclude<Pending, SnapDecision>, game: Game): [words: string, ways: readonly Way<Choice>[]] {
  const way = (id: string, words: string, choice: Choice): Way<Choice> => ({ id, words, choice });
  switch (open.kind) {
    case "toss":
      return ["call the coin.", (["heads", "tails"] as const).map((coin) => way(coin, coin, { kind: "toss", coin }))];
    case "elect":
      return [
        "the toss is yours. Receive or kick?",
        (["receive", "kick"] as const).map((first) => way(first, first, { kind: "elect", first })),
      ];
    case "kickoff": {
      const kicks = open.canKickOnside ? (["standard", "squib", "onside"] as const) : (["standard", "squib"] as const);
      return ["which kickoff?", kicks.map((kick) => way(kick, KICKS[kick], { kind: "kickoff", kick }))];
    }
    case "return": {
      const catchWords = open.spot <= 0 ? "down it: touchback" : "fair catch";
      return [
        `the ball comes down, ${nameSpot(open.spot)}. What now?`,
        [
          way("return", "carry it back", { kind: "return", how: "return" }),
          way("fairCatch", catchWords, { kind: "return", how: "fairCatch" }),
        ],
      ];
    }
    case "audible": {
      const { against, special } = open.defense;
      return [
        `the defense lines up against the ${against}${special === "none" ? "" : ` (${special})`}. Change the pass into a rush?`,
        [
          way("keep", "keep the pass", { kind: "audible", audible: false }),
          way("audible", "audible: rush", { kind: "audible", audible: true }),
        ],
      ];
    }
    case "penalty": {
      const { title, yards, on } = game.book.fouls[open.foul].row;
      return [
        `${title.toLowerCase()} on the ${on}, ${yards} yards. Take it?`,
        [
          way("accept", "take the penalty", { kind: "penalty", accept: true }),
          way("decline", "decline it", { kind: "penalty", accept: false }),
        ],
      ];
    }
    case "try": {
      const kick = way("kick", "kick", { kind: "try", go: "kick" });
      const two = way("two", "play for two", { kind: "try", go: "two" });
      return ["the try.", open.canGoForTwo ? [kick, two] : [kick]];
    }
    case "heal": {
      const stats = [...new Set(open.injuries.map(({ stat }) => stat))];
      return ["halftime: which injury heals?", stats.map((stat) => way(stat, stat, { kind: "heal", stat }))];
    }
  }
}

const KICKS = { standard: "a standard kickoff", squib: "a squib kick", onside: "an onside kick" } as const;
