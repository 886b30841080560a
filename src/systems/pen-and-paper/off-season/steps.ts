/** The offseason from question to question: a state and an answer give the next state. */
import { resumeRoller, type RollerState } from "../../../kernel/dice/index.js";
import type { LeagueTeam } from "../league/league-team.js";
import { checkChoice } from "./check-choice.js";
import { improve, improvements, incomes, setback, setbacks, spend } from "./development.js";
import { events, replacements, stay } from "./events.js";
import { fanBases, grow, shrink } from "./fan-base.js";
import { OffSeasonTable, type Answered, type Phase } from "./table.js";
import type { OffSeasonChoice, OffSeasonQuestion, OffSeasonSetup, OffSeasonState, OffSeasonView } from "./types.js";

const seasonClasses: Phase = {
  turns: ({ order }) => order,
  play: (table, id) => table.book(id, { type: "class", class: table.classes[id] }),
};

/** The one order of an offseason. */
const PHASES: readonly Phase[] = [seasonClasses, fanBases, events, setbacks, incomes, improvements, replacements];

const ANSWERED: { readonly [K in OffSeasonQuestion["kind"]]: Answered<K> } = {
  grow,
  shrink,
  stay,
  setback,
  spend,
  improve,
};

/** Continues to the next question, or to the end. */
export function playOn(table: OffSeasonTable, phases = PHASES): void {
  while (!table.asked) {
    const id = table.left.shift();
    if (id !== undefined) phases[table.phase - 1].play(table, id);
    else if (table.phase < phases.length) table.left = [...phases[table.phase++].turns(table)];
    else return;
  }
}

/** Answers the open question. @throws UserError if the question does not allow the answer */
export function answer(table: OffSeasonTable, choice: OffSeasonChoice): void {
  const { question, die } = table.asked!;
  checkChoice(question, choice, table);
  table.asked = undefined;
  const answered = ANSWERED[question.kind] as (table: OffSeasonTable, ...answer: readonly unknown[]) => void;
  answered(table, question, choice, die);
}

const seated = (setup: OffSeasonSetup, state: OffSeasonState): OffSeasonTable =>
  new OffSeasonTable(setup, state, resumeRoller(state.roller));

/** What the decision maker may see. */
export const viewOf: (setup: OffSeasonSetup, state: OffSeasonState) => OffSeasonView = seated;

/** The offseason before its first question. */
export function startOffSeason(
  setup: OffSeasonSetup,
  teams: readonly LeagueTeam[],
  roller: RollerState,
): OffSeasonState {
  const table = seated(setup, { teams, roller, ledger: [], folded: [], phase: 0, left: [] });
  playOn(table);
  return table.state();
}

/** The next state; the given one is not changed. @throws UserError if the question does not allow the answer */
export function stepOffSeason(setup: OffSeasonSetup, state: OffSeasonState, choice: OffSeasonChoice): OffSeasonState {
  const table = seated(setup, state);
  answer(table, choice);
  playOn(table);
  return table.state();
}
