/** A small league in its offseason, with scripted dice. */
import { scriptedRoller } from "../../../helpers/dice.js";
import type { LeagueTeam } from "../../../../src/systems/pen-and-paper/league/league-team.js";
import { improvements, incomes, setbacks } from "../../../../src/systems/pen-and-paper/off-season/development.js";
import { events, replacements } from "../../../../src/systems/pen-and-paper/off-season/events.js";
import { fanBases } from "../../../../src/systems/pen-and-paper/off-season/fan-base.js";
import { answer, playOn } from "../../../../src/systems/pen-and-paper/off-season/steps.js";
import {
  MANAGERS,
  type OffSeasonChoice,
  type OffSeasonEntry,
} from "../../../../src/systems/pen-and-paper/off-season/index.js";
import { OffSeasonTable, type Phase } from "../../../../src/systems/pen-and-paper/off-season/table.js";
import {
  STANDARD_RULES,
  STATS,
  type PenAndPaperRules,
  type SeasonClass,
} from "../../../../src/systems/pen-and-paper/rules/index.js";
import type { FullTeam } from "../../../../src/systems/pen-and-paper/teams/index.js";

/** A team of plain tens; `home` names it. */
export function entry(
  home: string,
  more: Partial<FullTeam> & { readonly bank?: number; readonly starPoints?: LeagueTeam["starPoints"] } = {},
): LeagueTeam {
  const { bank = 0, starPoints = {}, ...rest } = more;
  const team: FullTeam = {
    id: home.toLowerCase(),
    city: home,
    name: "Team",
    monogram: "T",
    colors: ["#000000", "#FFFFFF"],
    home,
    markets: [],
    stadium: "Stadium",
    philosophy: "none",
    scores: Object.fromEntries(STATS.map((stat) => [stat, 10])) as unknown as FullTeam["scores"],
    stars: [],
    ...rest,
  };
  return { team, manager: "simple", bank, injuries: {}, starPoints, absence: null };
}

export const house = (switches: Partial<PenAndPaperRules["switches"]>): PenAndPaperRules => ({
  ...STANDARD_RULES,
  switches: { ...STANDARD_RULES.switches, ...switches },
});

export interface Setting {
  readonly teams: readonly LeagueTeam[];
  readonly classes?: Readonly<Record<string, SeasonClass>>;
  readonly rules?: PenAndPaperRules;
  readonly dice?: readonly number[];
  /** Answers in order; the simple manager answers when there are none left. */
  readonly answers?: readonly OffSeasonChoice[];
}

const answersAt = new WeakMap<OffSeasonTable, OffSeasonChoice[]>();

/** A table on which one step can be run. Teams are ranked as listed. */
export function tableOf({ teams, classes = {}, rules = STANDARD_RULES, dice = [], answers = [] }: Setting) {
  const roller = scriptedRoller(...dice);
  const order = teams.map(({ team }) => team.id);
  const all = Object.fromEntries(order.map((id) => [id, classes[id] ?? "winning"])) as Record<string, SeasonClass>;
  const state = { teams, ledger: [], folded: [], phase: 0, left: [] };
  const table = new OffSeasonTable({ rules, classes: all, order }, state, roller);
  answersAt.set(table, [...answers]);
  return { table, roller };
}

/** Runs one step of the offseason. */
const run =
  (phase: Phase) =>
  (table: OffSeasonTable): void => {
    const left = answersAt.get(table)!;
    table.phase = 0;
    for (playOn(table, [phase]); table.asked; playOn(table, [phase]))
      answer(table, left.shift() ?? MANAGERS.simple.decide(table.asked.question, table));
  };
export const rollFanBases = run(fanBases);
export const rollEvents = run(events);
export const rollSetbacks = run(setbacks);
export const bookIncome = run(incomes);
export const rollImprovements = run(improvements);
export const replaceFolded = run(replacements);

/** Ledger lines of one type, without the type. */
export const lines = <T extends OffSeasonEntry["type"]>(
  table: OffSeasonTable,
  type: T,
): Extract<OffSeasonEntry, { type: T }>[] =>
  table.ledger.filter((line): line is Extract<OffSeasonEntry, { type: T }> => line.type === type);
