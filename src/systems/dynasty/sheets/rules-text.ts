/** The rules in our own words: idea, set-up, influence and the off-season. Numbers and switches come from the rules in force. */
import type { StoryBlock, StoryCell } from "../../../page/story/blocks.js";
import type { DynastyRules } from "../rules/index.js";
import { rulingBlocks } from "./rules-text-rulings.js";
import { seasonBlocks } from "./rules-text-season.js";
import { contractBlocks } from "./rules-text-contract.js";
import { diceNeeded, effectCells, inWords, losingMost, newsWords, officeTotals, plural } from "./rules-words.js";
import { DASH } from "./shared.js";

/** The whole leaflet as one story. */
export function rulesStory(rules: DynastyRules): StoryBlock[] {
  return [
    ...startBlocks(rules),
    ...influenceBlocks(rules),
    ...offSeasonBlocks(rules),
    ...seasonBlocks(rules),
    ...contractBlocks(rules),
    ...rulingBlocks(rules),
  ];
}

function startBlocks({ tables, switches }: DynastyRules): StoryBlock[] {
  const { setup } = tables;
  const losses = setup.games - setup.previousWins;
  const regular = setup.dice - 1;
  const more = setup.diceMax - setup.dice;
  return [
    { kind: "heading", text: "The job" },
    {
      kind: "text",
      text: `A club at rock bottom hires you: ${setup.previousWins} wins, ${losses} losses last year. ${switches.contract === "free" ? "You may stay as long as you like." : `Your contract runs for ${plural(setup.contractYears, "season")}.`} Build a team of dice, push your luck for wins and titles, and ${switches.contract === "free" ? "" : "keep the owner happy long enough to "}coach ${setup.seasons} seasons. One player; about half an hour.`,
    },
    { kind: "heading", text: "What you need", minor: true },
    {
      kind: "dice",
      groups: [
        { faces: [6], coach: true, label: "Coach Die\nother color" },
        {
          faces: Array.from({ length: setup.diceMax - 1 }, (_, i) => [5, 3, 4, 2, 1, 6][i % 6]),
          label: `Regular dice\n${regular} now, ${more} to be won`,
        },
        { faces: [setup.influence], label: "Influence\nnever rolled" },
      ],
    },
    {
      kind: "text",
      text: `With ${inWords(2)} more for the off-season that makes ${inWords(diceNeeded({ tables, switches, name: "" }))} six-sided dice. You also need the team mat, a scoresheet and a pencil.`,
    },
    { kind: "heading", text: "Set-up", minor: true },
    {
      kind: "list",
      numbered: true,
      items: [
        `Lay the Coach Die and ${plural(regular, "regular die", "regular dice")} on the Team Dice spaces. They are your team. It never has fewer than ${setup.diceMin} or more than ${setup.diceMax} dice, and the Coach Die is always one of them.`,
        `Lay the influence die on its space with the ${setup.influence} up: your first ${plural(setup.influence, "point")} of coach influence.`,
        switches.contract === "free"
          ? `Write your name and your club on the scoresheet. House rule: no contract can run out, all ${setup.seasons} seasons are yours.`
          : `Write your name and your club on the scoresheet. Seasons 1${DASH}${setup.contractYears} are ringed: your contract.`,
        `Begin season 1 with its off-season. Last year, ${setup.previousWins}${DASH}${losses} without playoffs, counts as the season before it.`,
      ],
    },
  ];
}

function influenceBlocks({ tables, switches }: DynastyRules): StoryBlock[] {
  const { setup, extension } = tables;
  const dot = (on: boolean): StoryCell => ({ dot: on, say: on ? "yes" : `${DASH}` });
  const uses: StoryCell[][] = [["Roll dice again", dot(true), dot(true), dot(true)]];
  if (switches.coachChange === "allowed")
    uses.push(["Turn the Coach Die to another face", dot(false), dot(true), dot(true)]);
  uses.push(["Add 1 to the off-season roll", dot(true), dot(false), dot(false)]);
  if (switches.boughtExtensions === "allowed")
    uses.push([`Lengthen the contract by ${plural(extension.bought, "season")}`, dot(true), dot(true), dot(true)]);
  const six =
    switches.naturalSix === "everyRoll"
      ? "whenever you roll or re-roll a 6 on the Coach Die"
      : "when the Coach Die shows a 6 in the first roll of the season or of a round";
  return [
    { kind: "heading", text: "Coach influence" },
    {
      kind: "text",
      text: `Influence bends luck. You hold ${setup.influenceMin} to ${setup.influenceMax} points: a gain over ${setup.influenceMax} is lost, what you do not spend stays with you. Spend as much as you like in any phase, a point at a time. **One point** buys one of these:`,
    },
    {
      kind: "table",
      name: "influence",
      columns: [
        { head: "what for, and in which phase", share: 44 },
        { head: "1", share: 5, align: "middle" },
        { head: "2", share: 5, align: "middle" },
        { head: "3", share: 5, align: "middle" },
      ],
      rows: uses,
    },
    {
      kind: "text",
      text: `**Natural 6.** In the regular season and the playoffs, ${six}, take 1 influence at once. You may spend it on those very dice.${switches.coachChange === "allowed" ? " A 6 that you turned the die to brings nothing." : ""}`,
    },
  ];
}

function offSeasonBlocks(rules: DynastyRules): StoryBlock[] {
  const { tables, switches } = rules;
  const { setup } = tables;
  const last = tables.offSeason[tables.offSeason.length - 1];
  const both = switches.offSeasonReroll === "both";
  const again = switches.newModsAfterReroll
    ? "; buy new ones for the new roll if you want them"
    : " and no new ones may be bought";
  const first = 2 + 3 + 1;
  return [
    { kind: "heading", number: "1", text: "Off-season" },
    {
      kind: "text",
      text: `Roll two spare dice; the Coach Die rests. Add 1 after a losing season (${losingMost(rules)} wins or fewer). Before the roll you may announce more: each +1 costs 1 point. Read the total below; over ${last.from} counts as ${last.from}.`,
    },
    {
      kind: "text",
      text: `**Don\u2019t like it?** Pay 1 point and roll ${both ? "both dice" : "one die or both"} again, as often as you can pay. The losing season\u2019s +1 stays; the +1s that you bought are gone${again}.`,
    },
    {
      kind: "table",
      name: "off-season",
      columns: [
        { head: "total", share: 6, align: "middle", strong: true },
        { head: "news of the summer", share: 39 },
        { head: "dice", share: 5.5, align: "middle" },
        { head: "influence", share: 8.5, align: "middle" },
      ],
      rows: tables.offSeason.map((row) => [
        row === last ? `${row.from}+` : row.from === row.to ? `${row.from}` : `${row.from}${DASH}${row.to}`,
        row.frontOffice ? `${row.text}: Front Office` : row.text,
        ...effectCells(row),
      ]),
    },
    {
      kind: "example",
      steps: [
        { faces: [2, 3], text: `After a losing season the total is ${newsWords(rules, first)}.` },
        both
          ? { faces: [5, 3], text: `Pay 1 point, roll both again: ${newsWords(rules, 5 + 3 + 1)}.` }
          : { faces: [5, 3], text: `Pay 1 point and roll the 2 again. A 5! Now ${newsWords(rules, 5 + 3 + 1)}.` },
      ],
    },
    {
      kind: "text",
      text: `**Room for dice.** With ${setup.diceMax} dice a won die is lost, with ${setup.diceMin} a lost die stays. ${switches.voidCombined === "wholeResult" ? "Then the influence of that row is void, too." : "The influence of that row counts all the same."}`,
    },
    { kind: "heading", text: "Front Office Drama", minor: true },
    {
      kind: "text",
      text: `A total of ${officeTotals(rules)}${switches.frontOfficeOn === "natural" ? " on the dice alone" : ""} calls you in. Roll one die on this table. No influence may be spent here.`,
    },
    {
      kind: "table",
      name: "front-office",
      columns: [
        { head: "die", share: 5, align: "middle" },
        { head: "upstairs", share: 32 },
        { head: "dice", share: 6, align: "middle" },
        { head: "influence", share: 16, align: "middle" },
      ],
      rows: tables.frontOffice.map((row): StoryCell[] => {
        const die: StoryCell =
          row.from === row.to ? { die: row.from, say: `${row.from}` } : `${row.from}${DASH}${row.to}`;
        if (!row.choice) return [die, row.text, ...effectCells(row)];
        const [one, two] = row.choice;
        const [dice, influence] = effectCells(one);
        if (two === "rollAgain") return [die, row.text, dice, `${influence} or roll again`];
        const [otherDice, otherInfluence] = effectCells(two);
        return [
          die,
          row.text,
          [dice, otherDice].filter(Boolean).join(" or "),
          `${influence === "" ? "or " : ""}${[influence, otherInfluence].filter(Boolean).join(" or ")}`,
        ];
      }),
    },
  ];
}
