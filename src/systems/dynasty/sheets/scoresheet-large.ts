/** The scoresheet in large print: the same values, four tables on landscape pages. */
import type { LargeBlock } from "../../../page/flow.js";
import type { SeasonLine } from "../engine/index.js";
import { ROUNDS } from "../rules/index.js";
import { roundSign, seasonValues } from "./scoresheet-values.js";
import { campaignOf, DASH, headNames, ROUND_NAMES, type DynastyContext } from "./shared.js";

const SIGNS: Readonly<Record<string, string>> = { win: "won", loss: "lost", title: "won", bye: "bye" };

export function largeScoresheet(context: DynastyContext): LargeBlock[] {
  const { rules } = context;
  const { setup, influenceGain, playoffs, extension, scoring } = rules.tables;
  const campaign = campaignOf(context);
  const names = headNames(context);
  const blocks: LargeBlock[] = [
    { kind: "heading", text: "Campaign scoresheet" },
    {
      kind: "table",
      name: "head",
      columns: [
        { head: "Coach", share: 3, pencil: true },
        { head: "Club", share: 3, pencil: true },
        { head: "Started", share: 2, pencil: true },
        { head: "First season", share: 2, pencil: true },
      ],
      rows: [[names.coach, names.club, names.started, names.firstSeason]],
    },
  ];
  const seasons = Array.from({ length: setup.seasons }, (_, i) => i + 1);
  for (const gain of influenceGain.filter((row) => row.from <= setup.seasons)) {
    const own = seasons.filter((season) => season >= gain.from && season <= gain.to);
    const title = `Seasons ${own[0]}${DASH}${own[own.length - 1]}`;
    const note = `take ${gain.gain} influence before each regular season`;
    const lines = own.map((season) => campaign?.lines[season - 1]);
    blocks.push(
      { kind: "heading", text: `${title}: off-season and influence`, note },
      offSeasonTable(context, own, lines),
    );
    blocks.push({ kind: "heading", text: `${title}: results` }, resultTable(context, own, lines));
  }
  blocks.push(
    { kind: "heading", text: "Career" },
    {
      kind: "table",
      name: "career",
      columns: [
        { head: "Seasons", share: 1, pencil: true, align: "middle" },
        { head: "Won and lost", share: 2, pencil: true, align: "middle" },
        { head: "Big Games won", share: 2, pencil: true, align: "middle" },
        { head: "Points", share: 2, pencil: true, align: "middle" },
      ],
      rows: [
        campaign
          ? [
              `${campaign.summary.seasons}`,
              `${campaign.summary.wins}${DASH}${campaign.summary.losses}`,
              `${campaign.summary.titles}`,
              `${campaign.summary.points}`,
            ]
          : ["", "", "", ""],
      ],
    },
  );
  blocks.push(
    { kind: "heading", text: "Season scoring", note: "add all" },
    {
      kind: "list",
      items: [
        `Winning season, ${setup.winningWins} wins or more: ${scoring.winningSeason}`,
        ...playoffs.map(
          (row) => `${ROUND_NAMES[row.round].long}${row.round === "wildCard" ? ", bye or win" : " won"}: ${row.points}`,
        ),
      ],
    },
  );
  blocks.push(
    { kind: "heading", text: "Reminders" },
    {
      kind: "list",
      items: [
        `Spend 1 influence to re-roll any of the dice just rolled, to turn the Coach Die to a face you choose, to add 1 to the off-season roll before rolling, or to extend the contract by ${extension.bought} seasons.`,
        "Natural 6 on the Coach Die: 1 influence at once.",
        `Influence stays between ${setup.influenceMin} and ${setup.influenceMax}; what is left goes on to the next season.`,
        `Never under ${setup.diceMin} or over ${setup.diceMax} Team Dice; one is the Coach Die.`,
        `Contract: better result than last season +${extension.betterResult}, conference title +${extension.conferenceTitle} instead, Big Game won +${extension.bigGame} instead.`,
        "No contract for the next season: the game is over.",
      ],
    },
  );
  return blocks;
}

function offSeasonTable(
  context: DynastyContext,
  seasons: readonly number[],
  lines: readonly (SeasonLine | undefined)[],
): LargeBlock {
  return {
    kind: "table",
    name: `off.${seasons[0]}`,
    columns: [
      { head: "Season", share: 1.3, align: "middle" },
      { head: "Contract", share: 1.5, align: "middle", pencil: true },
      { head: "2d6", share: 1.1, align: "middle", pencil: true },
      { head: "What happened", share: 4, pencil: true },
      { head: "Dice", share: 1, align: "middle", pencil: true },
      { head: "Gained", share: 1.3, align: "middle", pencil: true },
      { head: "Spent", share: 1.2, align: "middle", pencil: true },
      { head: "Left", share: 1, align: "middle", pencil: true },
    ],
    rows: seasons.map((season, i) => {
      const line = lines[i];
      const values = seasonValues(context.rules, line, 0);
      return [
        `${season}`,
        line ? "yes" : "",
        values.total2d6,
        `${values.news} ${values.effect}`.trim(),
        line ? `${line.dice}` : "",
        values.gained,
        `${values.spent}`,
        values.left,
      ];
    }),
  };
}

function resultTable(
  context: DynastyContext,
  seasons: readonly number[],
  lines: readonly (SeasonLine | undefined)[],
): LargeBlock {
  return {
    kind: "table",
    name: `result.${seasons[0]}`,
    columns: [
      { head: "Season", share: 1.3, align: "middle" },
      { head: "Final dice", share: 2.2, align: "middle", pencil: true },
      { head: "Record", share: 1.4, align: "middle", pencil: true },
      ...ROUNDS.map((r) => ({ head: ROUND_NAMES[r].short, share: 1.1, align: "middle" as const, pencil: true })),
      { head: "Ext.", share: 0.9, align: "middle", pencil: true },
      { head: "Points", share: 1.2, align: "middle", pencil: true },
      { head: "Total", share: 1.1, align: "middle", pencil: true },
    ],
    rows: seasons.map((season, i) => {
      const values = seasonValues(context.rules, lines[i], 0);
      return [
        `${season}`,
        values.dice.join(" "),
        values.record,
        ...ROUNDS.map((r) => SIGNS[roundSign(lines[i], r)] ?? ""),
        values.extension,
        values.points,
        values.total,
      ];
    }),
  };
}
