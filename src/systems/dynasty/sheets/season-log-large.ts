/** The season log in large print: four tables, a row a season in each. */
import type { LargeBlock, LargeColumn } from "../../../page/flow.js";
import type { DiceLine, SeasonLine } from "../engine/index.js";
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { roundSign } from "./scoresheet-values.js";
import { logValues, NO_VALUES } from "./season-log-values.js";
import { campaignOf, headNames, PATTERN_NAMES, ROUND_NAMES, type DynastyContext } from "./shared.js";

const ENTRY_WORDS = { none: "out", wildCard: "in", bye: "bye" } as const;

const written = (head: string, share: number, align: LargeColumn["align"] = "middle"): LargeColumn => ({
  head,
  share,
  align,
  pencil: true,
});

const SEASON: LargeColumn = { head: "Season", share: 1.3, align: "middle" };

/** `4 4 2 5`, and behind it what it became when it was changed. */
const firstDice = (dice: DiceLine | undefined): string => dice?.first.join(" ") ?? "";
const finalDice = (dice: DiceLine | undefined): string =>
  dice && dice.rerolls + dice.coachSets > 0 ? dice.final.join(" ") : "";

export function largeLog(context: DynastyContext): LargeBlock[] {
  const { rules } = context;
  const campaign = campaignOf(context);
  const names = headNames(context);
  const lines = Array.from({ length: rules.tables.setup.seasons }, (_, i) => campaign?.lines[i]);
  const table = (
    name: string,
    columns: LargeColumn[],
    cells: (line: SeasonLine | undefined) => string[],
  ): LargeBlock => ({
    kind: "table",
    name,
    columns: [SEASON, ...columns],
    rows: lines.map((line, i) => [`${i + 1}`, ...cells(line)]),
  });
  return [
    { kind: "heading", text: "Season log", note: "the dice of every season" },
    {
      kind: "table",
      name: "head",
      columns: [written("Coach", 3, "start"), written("Club", 3, "start"), written("Started", 2, "start")],
      rows: [[names.coach, names.club, names.started]],
    },
    { kind: "heading", text: "Off-season dice", note: "first rolled, and after re-rolls" },
    table("offSeason", OFF_SEASON, (line) => offSeasonCells(rules, line)),
    { kind: "heading", text: "What the off-season brought" },
    table("news", NEWS, (line) => newsCells(rules, line)),
    { kind: "heading", text: "Influence and regular season", note: "Coach Die first" },
    table("regular", REGULAR, (line) => regularCells(rules, line)),
    ...ROUNDS.flatMap((r): LargeBlock[] => {
      const row = rules.tables.playoffs.find((entry) => entry.round === r);
      if (!row) return [];
      const note = `${row.win.map((pattern) => PATTERN_NAMES[pattern].toLowerCase()).join(" or ")}: ${row.points} points`;
      return [
        { kind: "heading", text: ROUND_NAMES[r].long, note },
        table(r, [written("First roll", 3), written("Dice that counted", 3), written("Result", 2)], (line) => {
          const played = line?.rounds.find((entry) => entry.round === r);
          return [firstDice(played), finalDice(played), SIGNS[roundSign(line, r)] ?? ""];
        }),
      ];
    }),
    { kind: "heading", text: "Contract and points" },
    table("contract", CONTRACT, (line) => {
      const values = line ? logValues(rules, line) : NO_VALUES;
      return [line ? "yes" : "", values.earned, values.extended, ...pointCells(line), values.points, values.running];
    }),
  ];
}

const SIGNS: Readonly<Record<string, string>> = { win: "won", loss: "lost", title: "won", bye: "bye" };

const OFF_SEASON = [
  written("2d6", 1.2),
  written("Re-rolled", 1.6),
  written("Re-rolls", 1.4),
  written("After a loss", 1.4),
  written("Bought", 1.3),
  written("Total", 1.2),
];

function offSeasonCells(rules: DynastyRules, line: SeasonLine | undefined): string[] {
  if (!line) return OFF_SEASON.map(() => "");
  const { rolls, faces, rerolls } = line.offSeason;
  const values = logValues(rules, line);
  return [
    rolls[0].faces.join(" "),
    rerolls > 0 ? faces.join(" ") : "",
    `${values.rerolls}`,
    values.losing,
    values.bought,
    values.total,
  ];
}

const NEWS = [
  written("What happened", 4, "start"),
  written("Front Office die", 2),
  written("Front Office Drama", 4, "start"),
  written("Team Dice", 1.2),
];

function newsCells(rules: DynastyRules, line: SeasonLine | undefined): string[] {
  if (!line) return NEWS.map(() => "");
  const { news, drama } = logValues(rules, line);
  return [news, line.frontOffice.map((visit) => visit.face).join(" "), drama, `${line.dice}`];
}

const REGULAR = [
  written("Start", 1.1),
  written("Ready", 1.1),
  written("Spent", 1.1),
  written("Left", 1),
  written("First roll", 2.2),
  written("Dice that counted", 2.2),
  written("Record", 1.4),
  written("Playoffs", 1.4),
];

function regularCells(rules: DynastyRules, line: SeasonLine | undefined): string[] {
  if (!line) return REGULAR.map(() => "");
  const { start, ready, spent, left, record } = logValues(rules, line);
  const { regular } = line;
  return [start, ready, `${spent}`, left, firstDice(regular), finalDice(regular), record, ENTRY_WORDS[regular.entry]];
}

const CONTRACT = [
  written("Under contract", 1.6),
  written("Earned", 1.2),
  written("Bought", 1.2),
  written("Winning season", 1.5),
  ...ROUNDS.map((r) => written(ROUND_NAMES[r].short, 1)),
  written("Season", 1.2),
  written("Total", 1.1),
];

function pointCells(line: SeasonLine | undefined): string[] {
  const kinds = ["winningSeason", ...ROUNDS] as const;
  return kinds.map((kind) => (line ? `${line.points[kind] || ""}` : ""));
}
