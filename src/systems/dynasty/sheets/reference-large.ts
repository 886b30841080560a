/** The tables of the game in large print: shared by the sheets that print all of them. */
import type { LargeBlock, LargeTable } from "../../../page/flow.js";
import type { DynastyRules } from "../rules/index.js";
import { DASH, ENTRY_NAMES } from "./shared.js";
import {
  capital,
  coachWinsText,
  extensionRows,
  gainText,
  listOr,
  influenceUses,
  losingStart,
  losingText,
  naturalSixText,
  playoffNote,
  playoffRows,
  recordOf,
  regularRows,
  rowEffectText,
  scoringRows,
  takeRowText,
  totalText,
  rangeText,
} from "./table-words.js";

/** Turn order, influence, every table, contract and scoring. */
export function referenceBlocks(rules: DynastyRules): LargeBlock[] {
  const { tables, switches } = rules;
  const { setup } = tables;
  const first = losingStart(rules) ? " The first season counts as one after a losing season." : "";
  return [
    { kind: "heading", text: "Every season" },
    {
      kind: "list",
      items: [
        "**1 Off-season**: two dice, then the table.",
        `**2 Regular season**: take influence (${gainText(rules)}), then roll the Team Dice.`,
        "**3 Playoffs**: roll the Team Dice anew for every round.",
        "**Contract**: extend it, then look whether it holds for the next season.",
      ],
    },
    {
      kind: "heading",
      text: "Coach influence",
      note: `start with ${setup.influence}, ${setup.influenceMin} to ${setup.influenceMax} points`,
    },
    influenceTable(rules),
    { kind: "text", text: `**Natural 6** ${naturalSixText(rules)}.` },
    { kind: "break" },
    { kind: "heading", text: "1 Off-season", note: "two regular dice and modifiers" },
    { kind: "text", text: `After a losing season (${losingText(rules)}) add 1.${first}` },
    {
      kind: "table",
      name: "off-season",
      columns: [
        { head: "Total", share: 1.2, align: "middle" },
        { head: "News of the summer", share: 6 },
        { head: "Effect", share: 5 },
      ],
      rows: tables.offSeason.map((row, i) => [totalText(tables.offSeason, i), row.text, capital(rowEffectText(row))]),
    },
    { kind: "heading", text: "Front Office Drama", note: "roll one die, no influence may be spent" },
    {
      kind: "table",
      name: "front-office",
      columns: [
        { head: "Die", share: 1.2, align: "middle" },
        { head: "News", share: 6 },
        { head: "Effect", share: 5 },
      ],
      rows: tables.frontOffice.map((row) => [rangeText(row.from, row.to), row.text, capital(rowEffectText(row))]),
    },
    { kind: "heading", text: "2 Regular season", note: `first take influence: ${gainText(rules)}` },
    {
      kind: "text",
      text: `Roll all Team Dice, spend influence, ${takeRowText(rules)}. Needs: the fewest dice that can show it.`,
    },
    {
      kind: "table",
      name: "regular-season",
      columns: [
        { head: "Your dice show", share: 6 },
        { head: "Coach Die", share: 2, align: "middle" },
        { head: "Record", share: 2.6, align: "middle" },
        { head: "Playoffs", share: 2.2, align: "middle" },
        { head: "Needs", share: 1.6, align: "middle" },
      ],
      rows: regularRows(rules).map((row) => [
        [row.name, row.first, row.coachWins ? coachWinsText(rules) : ""].filter((part) => part !== "").join(", "),
        row.coach || DASH,
        recordOf(row),
        capital(ENTRY_NAMES[row.entry]),
        row.needs === "" ? "never" : `${row.needs} dice`,
      ]),
    },
    { kind: "heading", text: "3 Playoffs", note: "roll all Team Dice for every round" },
    {
      kind: "table",
      name: "playoffs",
      columns: [
        { head: "Round", share: 3.4 },
        { head: "Dice that win", share: 6 },
        { head: "Also", share: 2.8 },
        { head: "Points", share: 1.6, align: "middle" },
      ],
      rows: playoffRows(rules).map((row) => [
        row.name,
        listOr(row.wins.map((win) => win.name)),
        [row.byeScores ? "a bye scores too" : row.byeStarts ? "a bye starts here" : "", row.influence]
          .filter((part) => part !== "")
          .join(", ") || DASH,
        `${row.points}`,
      ]),
    },
    { kind: "text", text: `${playoffNote(rules)} Lose a round and the season ends.` },
    { kind: "heading", text: "Contract", note: `signed for ${setup.contractYears} seasons` },
    ...(switches.contract === "free"
      ? [{ kind: "text" as const, text: `Under these rules the contract holds for all ${setup.seasons} seasons.` }]
      : [
          {
            kind: "text" as const,
            text: "Only the highest one of the season counts. Ring that many more season numbers; no ring round the next season, and the game is over.",
          },
          {
            kind: "table" as const,
            name: "contract",
            columns: [
              { head: "Result", share: 6 },
              { head: "Seasons added", share: 2, align: "middle" as const },
            ],
            rows: extensionRows(rules).map((row) => [row.name.replace("\n", " "), row.plus]),
          },
        ]),
    { kind: "heading", text: "Season scoring", note: "add all that apply" },
    {
      kind: "text",
      text: `${capital(
        scoringRows(rules)
          .map((row) => `${row.name}: **${row.points}**`)
          .join("; "),
      )}.`,
    },
  ];
}

function influenceTable(rules: DynastyRules): LargeTable {
  return {
    kind: "table",
    name: "influence",
    columns: [
      { head: "Spend 1 point to", share: 6 },
      { head: "Off-season", share: 2, align: "middle" },
      { head: "Regular season", share: 2, align: "middle" },
      { head: "Playoffs", share: 2, align: "middle" },
    ],
    rows: influenceUses(rules).map((use) => [
      `**${use.strong}** ${use.text}`,
      ...use.phases.map((on) => (on ? "yes" : DASH)),
    ]),
  };
}
