/** The secret calls of a snap as questions: the call first, then the dice that go with it. */
import { oneOf, type Question, type Said, type Way } from "../../../kernel/machine/index.js";
import { counted } from "../../../kernel/words/index.js";
import { otherSide, type Side } from "../../../kernel/football/index.js";
import {
  checkDefense,
  checkOffense,
  fieldGoalYards,
  OTHER_CALLS,
  type Choice,
  type DefenseCall,
  type DieId,
  type Game,
  type GameState,
  type OffenseCall,
  type OtherCall,
} from "../engine/index.js";
import type { PlayKind } from "../rules/index.js";

/** What the question needs to know of the game. */
export interface Table {
  readonly game: Game;
  readonly state: GameState;
  readonly now: string;
}

type Next<Call> = (call: Call) => Said<Choice>;

const OTHER_WORDS: Readonly<Record<OtherCall, string>> = {
  punt: "Punt",
  fieldGoal: "Field goal",
  fakePunt: "Fake punt",
  fakeKick: "Fake field goal",
  kneel: "Kneel",
  hardCount: "Hard count",
};

/** The call of the side with the ball. */
export function offenseQuestion(table: Table, shown: readonly DieId[], next: Next<OffenseCall>): Question<Choice> {
  const { game, state, now } = table;
  const { passPlays, rushPlays } = game.rules.tables;
  const known = [
    ...[...rushPlays, ...passPlays].map(({ id, title, kind }) => ({ id, words: `${title} (${kind})` })),
    ...OTHER_CALLS.map((id) => ({ id, words: otherWords(table, id) })),
  ];
  const ways = known
    .filter(({ id }) => !checkOffense(game, state, { call: id, dice: [] }))
    .map(({ id, words }): Way<Choice> => {
      const legal = (dice: readonly DieId[]): boolean => !checkOffense(game, state, { call: id, dice });
      return { id, words, ...withDice(table, state.ball, legal, (dice) => next({ call: id, dice })) };
    });
  const open = shown.length > 0 ? ` The defense adds ${shown.map((die) => dieWords(table, die)).join(" and ")}.` : "";
  return oneOf(now, `${game[state.ball].name}: your call, in secret.${open}`, ways);
}

const otherWords = ({ game, state }: Table, id: OtherCall): string =>
  id === "fieldGoal" ? `Field goal from ${fieldGoalYards({ game }, state.spot)} yards` : OTHER_WORDS[id];

/** The call of the other side: pass or rush, with a special defense or without. */
export function defenseQuestion(table: Table, next: Next<DefenseCall>): Question<Choice> {
  const { game, state, now } = table;
  const side = otherSide(state.ball);
  const kinds: readonly PlayKind[] = ["rush", "pass"];
  const ways = kinds.flatMap((against) =>
    game.rules.tables.defenses
      .filter(({ id }) => !checkDefense(game, state, { against, special: id, dice: [] }))
      .map((special): Way<Choice> => {
        const plain = special.id === "none";
        const legal = (dice: readonly DieId[]): boolean =>
          !checkDefense(game, state, { against, special: special.id, dice });
        return {
          id: plain ? against : `${against} ${special.id}`,
          words: `against the ${against}${plain ? "" : `, ${special.title}`}`,
          ...withDice(table, side, legal, (dice) => next({ against, special: special.id, dice })),
        };
      }),
  );
  return oneOf(now, `${game[side].name}: your defense, in secret.`, ways);
}

const dieWords = ({ game }: Table, die: DieId): string =>
  die === "action" ? "an action die" : `the die of the ${game.book.star.get(die)?.title ?? die}`;

/** Asks for dice as long as another one may go on the play. */
function withDice(
  table: Table,
  side: Side,
  legal: (dice: readonly DieId[]) => boolean,
  next: (dice: readonly DieId[]) => Said<Choice>,
  dice: readonly DieId[] = [],
): Said<Choice> {
  const { dice: left, stars } = table.state[side];
  const more = (["action", ...stars] as const).filter((die) => legal([...dice, die]));
  if (more.length === 0) return next(dice);
  const on = dice.length === 0 ? "" : ` besides ${counted(dice.length, "die", "dice")}`;
  const question: Question<Choice> = {
    now: table.now,
    words: `${table.game[side].name}: a die on this play${on}?`,
    options: [
      { id: "none", words: dice.length === 0 ? "no die" : "no more dice" },
      ...more.map((die) => ({ id: die, words: `${dieWords(table, die)}${die === "action" ? ` (${left} left)` : ""}` })),
    ],
    then: ([picked]) => (picked === 0 ? next(dice) : withDice(table, side, legal, next, [...dice, more[picked - 1]])),
  };
  return { question };
}
