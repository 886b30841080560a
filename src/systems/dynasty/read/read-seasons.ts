/**
 * Reads DY-4 back: turns the seasons of a filled log into a campaign that produces exactly these lines. The log has the first and last
 * faces of dice and the total spent: of the possible ways between, one is chosen.
 */
import type { Machine, RowCells } from "../../../kernel/machine/index.js";
import type { ReadBack, ReadContext, WrittenCopy } from "../../../contract/sheet.js";
import { gameOfRows } from "../../../gamekit/written-log.js";
import { campaign, NO_NAMES, seasonLines, type CampaignTypes, type SeasonLine } from "../engine/index.js";
import { lineValues } from "../facts/scoresheet.js";
import { campaigns } from "../record.js";
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { seasonClues } from "./clues.js";
import { NEXT_START, seasonRows } from "./season-rows.js";

/** Name of the coach if the dice and answers were a person's own. */
const OWN_HAND = "own hand";

/** The campaign, one season at a time: a season's line appears once it is over. */
const seasonBySeason: Machine<CampaignTypes> = {
  open(setup, table, state) {
    const session = campaign.open(setup, table, state);
    return {
      get over() {
        return session.over;
      },
      step() {
        const { season } = session.keep();
        while (!session.over && session.keep().season === season) session.step();
      },
      keep: () => session.keep(),
    };
  },
};

const SIGNS = {
  win: { text: "W", shorter: ["win", "won", "\u2713"] },
  title: { text: "W", shorter: ["win", "won", "title", "\u2713"] },
  loss: { text: "L", shorter: ["loss", "lost", "x", "\u2715"] },
  bye: { text: "bye" },
} as const;

/** The cells of a season by field; whatever was not ticked, rolled or played is blank. */
function cellsOf(rules: DynastyRules, line: SeasonLine): RowCells {
  const cells: Record<string, unknown> = {};
  const { diceMin, diceMax } = rules.tables.setup;
  const faces = (name: string, list: readonly unknown[] = [], most: number): void => {
    for (let die = 1; die <= most; die++) cells[`${name}.${die}`] = list.at(die - 1) ?? "";
  };
  const tick = (name: string, on: boolean): void => void (cells[name] = on ? "on" : "");
  const { roll, office, teamDice, regular, entry, score, ...values } = lineValues(rules, line) as RowCells;
  const pools = { regular, ...Object.fromEntries(ROUNDS.map((round) => [round, values[round]])) };
  for (const [pool, own] of Object.entries(pools)) {
    const { first, final, result } = own as { first?: number[]; final?: number[]; result?: keyof typeof SIGNS | "" };
    faces(`${pool}.first`, first, diceMax);
    faces(`${pool}.final`, final, diceMax);
    if (pool !== "regular") cells[`${pool}.result`] = result ? SIGNS[result] : "";
  }
  const { first, last } = roll as { first: number[]; last: number[] };
  faces("roll.first", first, 2);
  faces("roll.last", last, 2);
  faces("office", office as number[], 2);
  for (let dice = diceMin; dice <= diceMax; dice++)
    tick(`teamDice.${dice}`, (teamDice as Record<number, boolean>)[dice] ?? false);
  for (const kind of ["none", "wildCard", "bye"]) tick(`entry.${kind}`, kind === entry);
  for (const [kind, won] of Object.entries(score as Record<string, boolean>)) tick(`score.${kind}`, won);
  for (const [cell, value] of Object.entries(values)) if (typeof value !== "object") cells[cell] = value;
  // The remaining influence is written in two places: a single difference may be a typo, two are not.
  cells[NEXT_START] = line.influence.left;
  return cells;
}

export function readSeasons(copies: readonly WrittenCopy[], { rules }: ReadContext<DynastyRules>): ReadBack {
  const written = Object.keys(NO_NAMES).map((name) => {
    const typed = copies.map((copy) => copy.text(name).trim()).find((text) => text !== "");
    return [name, typed ?? ""] as const;
  });
  const setup = { rules, names: { ...NO_NAMES, ...Object.fromEntries(written) } };
  const rows = seasonRows(copies, rules.tables.setup.seasons);
  if (rows.length === 0) return { issues: [], contradicted: [] };
  const { found, filledIn, contradicted, issues } = gameOfRows<CampaignTypes, SeasonLine>(seasonBySeason, setup, {
    rows,
    rowsOf: (events) => seasonLines(events),
    cellsOf: (line) => cellsOf(rules, line),
    clues: seasonClues(rows, rules),
  });
  const once = [...new Map(contradicted.map((one) => [one.field, one])).values()];
  return { record: campaigns.file(setup, found, { coach: OWN_HAND }), filledIn, contradicted: once, issues };
}
