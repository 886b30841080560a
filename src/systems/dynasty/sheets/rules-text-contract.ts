/** The rules in our own words: contract, scoring, the end, and what to play for. */
import type { StoryBlock } from "../../../page/story/blocks.js";
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { firstTitleSeason, plural } from "./rules-words.js";
import { DASH, ROUND_NAMES } from "./shared.js";

export function contractBlocks(rules: DynastyRules): StoryBlock[] {
  const free = rules.switches.contract === "free";
  return [...(free ? [] : contract(rules)), ...scoringBlocks(rules), ...endBlocks(rules), ...goalBlocks(rules)];
}

function contract(rules: DynastyRules): StoryBlock[] {
  const { tables, switches } = rules;
  const { extension, setup } = tables;
  const better = {
    either: "more wins, or deeper in the playoffs. A bye counts as reaching the Divisional Round, no more",
    winsOnly: "more wins; the playoffs do not count",
    lexicographic: "more wins, or the same number and deeper in the playoffs",
  }[switches.betterResult];
  const when = {
    anyDecision: "Whenever it is your turn to decide, outside the Front Office, and once more after the season",
    duringPhasesOnly: "Whenever it is your turn to decide in one of the three phases, outside the Front Office",
    notAfterLastRoll: "Before a roll, outside the Front Office",
  }[switches.extendWindow];
  const bought: StoryBlock[] =
    switches.boughtExtensions === "none"
      ? []
      : [
          {
            kind: "text",
            text: `**Bought seasons.** ${when}, 1 point buys ${plural(extension.bought, "season")} more${switches.boughtStacks ? ", as often as you can pay, on top of what you earned" : "; only the longest extension of a season counts, bought or earned"}.`,
          },
        ];
  const last = setup.contractYears;
  const stay =
    switches.boughtExtensions === "none"
      ? "No ring stands round the next season: the club lets you go."
      : `Pay 1 point and ring the next ${plural(extension.bought, "season")}, or the club lets you go.`;
  return [
    { kind: "heading", text: "The contract" },
    {
      kind: "text",
      text: "After the playoffs, or after missing them, see what the season has earned you. Only the longest extension counts. Ring that many more seasons on the scoresheet, on from the last one ringed:",
    },
    {
      kind: "table",
      name: "extensions",
      columns: [
        { head: "your season", share: 46 },
        { head: "seasons", share: 12, align: "middle", strong: true },
      ],
      rows: [
        ["A better result than last season", `+${extension.betterResult}`],
        [`${ROUND_NAMES.conference.long} won, Big Game lost`, `+${extension.conferenceTitle}`],
        ["Big Game won", `+${extension.bigGame}`],
      ],
    },
    { kind: "text", text: `**Better** means ${better}.` },
    ...bought,
    {
      kind: "example",
      steps: [
        {
          faces: [],
          text: `Season ${last} is the last one ringed. Last year you went 9${DASH}7, now 8${DASH}8, both times without playoffs: nothing earned. ${stay}`,
        },
      ],
    },
  ];
}

function scoringBlocks({ tables }: DynastyRules): StoryBlock[] {
  const { scoring, playoffs, setup } = tables;
  const points = [
    { label: `Winning season, ${setup.winningWins} wins or more`, value: scoring.winningSeason },
    ...playoffs.map((row) => ({
      label: row.round === "wildCard" ? `${ROUND_NAMES.wildCard.long} bye or win` : `${ROUND_NAMES[row.round].long.replace(/^The /, "")} won`,
      value: row.points,
    })),
  ];
  const most = points.reduce((sum, row) => sum + row.value, 0);
  const wild = playoffs.find((row) => row.round === ROUNDS[0])?.points ?? 0;
  return [
    { kind: "heading", text: "Scoring" },
    { kind: "prices", rows: points.map(({ label, value }) => ({ label, value: `${value}` })) },
    {
      kind: "text",
      text: `Add up all that apply; ${most} are the most in one season. A winning season, a ${ROUND_NAMES.wildCard.long} win and a lost Divisional game: ${scoring.winningSeason} + ${wild} = ${scoring.winningSeason + wild}.`,
    },
  ];
}

function endBlocks({ tables, switches }: DynastyRules): StoryBlock[] {
  const free = switches.contract === "free";
  return [
    { kind: "heading", text: "The end" },
    {
      kind: "text",
      text: `You retire after season ${tables.setup.seasons}${free ? "" : ", or you are let go when no ring stands round the next season"}. The sum of your seasons is your score.`,
    },
  ];
}

function goalBlocks(rules: DynastyRules): StoryBlock[] {
  return [
    { kind: "heading", text: "Three ways to play" },
    {
      kind: "list",
      items: [
        "**Best score.** Points over the whole campaign; the line on the scoresheet shows how others did.",
        "**Most titles.** Only Big Games won count; points break a tie.",
        `**Fastest title.** Stop at your first Big Game win: the earlier the season, the better. Season ${firstTitleSeason(rules)} is the earliest there is.`,
      ],
    },
  ];
}
