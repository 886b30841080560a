/** The off-season from question to question: a state and an answer make the next state (section 3.4). */
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

/** THE order of an off-season. */
const PHASES: readonly Phase[] = [seasonClasses, fanBases, events, setbacks, incomes, improvements, replacements];

const ANSWERED: { readonly [K in OffSeasonQuestion["kind"]]: Answered<K> } = {
  grow,
  shrink,
  stay,
  setback,
  spend,
  improve,
};

/** Plays on to the next question, or to the end. */
export function playOn(table: OffSeasonTable, phases = PHASES): void {
  while (!table.asked) {
    const id = table.left.shift();
    if (id !== undefined) phases[table.phase - 1].play(table, id);
    else if (table.phase < phases.length) table.left = [...phases[table.phase++].turns(table)];
    else return;
  }
}

/** Answers the open question. @throws UserError for an answer that it does not allow */
export function answer(table: OffSeasonTable, choice: OffSeasonChoice): void {
  const { question, die } = table.asked!;
  checkChoice(question, choice, table);
  table.asked = undefined;
  const answered = ANSWERED[question.kind] as (table: OffSeasonTable, ...answer: readonly unknown[]) => void;
  answered(table, question, choice, die);
}

const seated = (setup: OffSeasonSetup, state: OffSeasonState): OffSeasonTable =>
  new OffSeasonTable(setup, state, resumeRoller(state.roller));

/** What whoever decides may look at. */
export const viewOf: (setup: OffSeasonSetup, state: OffSeasonState) => OffSeasonView = seated;

/** The off-season before its first question. */
export function startOffSeason(
  setup: OffSeasonSetup,
  teams: readonly LeagueTeam[],
  roller: RollerState,
): OffSeasonState {
  const table = seated(setup, { teams, roller, ledger: [], folded: [], phase: 0, left: [] });
  playOn(table);
  return table.state();
}

/** The next state; the given one is not touched. @throws UserError for an answer that the question does not allow */
export function stepOffSeason(setup: OffSeasonSetup, state: OffSeasonState, choice: OffSeasonChoice): OffSeasonState {
  const table = seated(setup, state);
  answer(table, choice);
  playOn(table);
  return table.state();
}
