/** Questions for a person in a campaign, and the meanings of the answers. */
import { boardWords, oneOf, type Question, type Way } from "../../../kernel/machine/index.js";
import {
  ACCEPT,
  DONE,
  EXTEND,
  STOP,
  type BidDecision,
  type CampaignState,
  type Choice,
  type FrontOfficeDecision,
  type HoldDecision,
  type Pending,
  type PlayoffDecision,
  type RegularDecision,
} from "../engine/index.js";
import { readOffSeason } from "../engine/off-season.js";
import { optionWord } from "../engine/own-dice/index.js";
import type { DynastyRules } from "../rules/index.js";
import { boardOf } from "./board.js";
import { capital, counted, diceText, list, lower, needs, optionText, roundName, rowText } from "../narration/words.js";

/** A decision as a question. */
export function handQuestion(open: Pending, state: CampaignState, rules: DynastyRules): Question<Choice> {
  const now = boardWords(boardOf(state, []));
  const ask = (words: string, ways: readonly Way<Choice>[]): Question<Choice> =>
    oneOf(now, words, open.kind !== "frontOffice" && open.canExtend ? [...ways, extendWay(rules)] : ways);
  switch (open.kind) {
    case "bid":
      return ask(...bidWays(open));
    case "hold":
      return ask(...holdWays(open, state, rules));
    case "frontOffice":
      return ask(...optionWays(open));
    case "regular":
      return ask(regularWords(open, state, rules), [...stopWays(open, state, rules), ...diceWays(now, open)]);
    case "playoff":
      return ask(playoffWords(open, rules), [
        {
          id: "stop",
          words: open.wins ? "leave the dice: the round is won" : "leave the dice: the round is lost",
          choice: STOP,
        },
        ...diceWays(now, open),
      ]);
    case "extend":
      return ask(WINDOWS[open.at], [{ id: "done", words: "buy nothing", choice: DONE }]);
  }
}

type Ways = [words: string, ways: readonly Way<Choice>[]];

const WINDOWS = {
  regularStart: "Before the season: buy a longer contract?",
  roundStart: "Before the next round: buy a longer contract?",
  seasonEnd: "Before the contract is checked: buy a longer one?",
} as const;

const extendWay = (rules: DynastyRules): Way<Choice> => ({
  id: "extend",
  words: `pay 1 influence for ${counted(rules.tables.extension.bought, "more season", "more seasons")} under contract`,
  choice: EXTEND,
});

function bidWays({ maxModifiers, losingBonus, rerolling }: BidDecision): Ways {
  const losing = losingBonus ? " (+1 after a losing season comes by itself)" : "";
  const roll = rerolling.length > 0 ? "before the new roll" : "before the offseason roll";
  const ways = Array.from({ length: maxModifiers + 1 }, (_, modifiers): Way<Choice> => {
    const words = modifiers === 0 ? "roll without" : `pay ${modifiers} influence for +${modifiers}`;
    return { id: modifiers === 0 ? "roll" : `+${modifiers}`, words, choice: { kind: "bid", modifiers } };
  });
  return [`Modifiers ${roll}${losing}?`, ways];
}

function holdWays(
  { faces, canReroll, rerollAll, total }: HoldDecision,
  state: CampaignState,
  rules: DynastyRules,
): Ways {
  const { citation, value } = readOffSeason(rules, state);
  const again = (id: string, words: string, dice: readonly number[]): Way<Choice> => ({
    id,
    words: `pay 1 influence and roll ${words} again`,
    choice: { kind: "reroll", dice },
  });
  const singles = rerollAll
    ? []
    : [again("first", `the first die (${faces[0]})`, [0]), again("second", `the second die (${faces[1]})`, [1])];
  const ways: Way<Choice>[] = [{ id: "accept", words: "take it", choice: ACCEPT }];
  if (canReroll) ways.push(...singles, again("both", "both dice", [0, 1]));
  return [`${faces.join(" and ")} make ${total}. ${capital(citation)}: ${lower(value.text)}.`, ways];
}

function optionWays({ face, options }: FrontOfficeDecision): Ways {
  const ways = options.map((option, index): Way<Choice> => ({
    id: optionWord(option),
    words: optionText(option),
    choice: { kind: "option", index: index as 0 | 1 },
  }));
  return [`The Front Office shows a ${face}: ${list(options.map(optionText), "or")}?`, ways];
}

/** Wins from the Coach Die if nothing scores (D7). */
const countingFace = (rules: DynastyRules, { faces, naturalCoach }: CampaignState): number =>
  rules.switches.nothingWins === "final" ? faces[0] : naturalCoach;

const regularWords = ({ faces, row }: RegularDecision, state: CampaignState, rules: DynastyRules): string =>
  `The season: ${diceText(faces)} is ${rowText(rules, row, countingFace(rules, state))}.`;

function stopWays({ row, rows }: RegularDecision, state: CampaignState, rules: DynastyRules): Way<Choice>[] {
  if (rows.length === 1) return [{ id: "stop", words: "take it", choice: STOP }];
  return rows.map((index) => ({
    id: index === row ? "stop" : rules.tables.regularSeason[index].id,
    words: `take ${rowText(rules, index, countingFace(rules, state))}`,
    choice: { kind: "stop", row: index },
  }));
}

const playoffWords = ({ round, faces, wins }: PlayoffDecision, rules: DynastyRules): string =>
  `${capital(roundName(round))}: ${diceText(faces)} is ${wins ? "enough" : "not enough"}; it takes ${needs(rules, round)}.`;

/** Options to reroll dice and to turn the Coach Die. */
function diceWays(now: string, open: RegularDecision | PlayoffDecision): Way<Choice>[] {
  const { faces, canReroll, rerollAll, canSetCoach } = open;
  const all = faces.map((_, place) => place);
  const ways: Way<Choice>[] = [];
  if (canReroll && rerollAll) {
    ways.push({
      id: "reroll",
      words: "pay 1 influence and roll all dice again",
      choice: { kind: "reroll", dice: all },
    });
  } else if (canReroll) {
    ways.push({ id: "reroll", words: "pay 1 influence and roll some dice again", question: whichDice(now, faces) });
  }
  if (canSetCoach) {
    const turned = [1, 2, 3, 4, 5, 6].filter((face) => face !== faces[0]);
    const faceWays = turned.map((face): Way<Choice> => ({
      id: `${face}`,
      words: `to ${face}`,
      choice: { kind: "setCoach", face },
    }));
    const question = oneOf(now, "Turn the Coach Die to which face?", faceWays);
    ways.push({ id: "turn", words: "pay 1 influence and turn the Coach Die", question });
  }
  return ways;
}

const whichDice = (now: string, faces: readonly number[]): Question<Choice> => ({
  now,
  words: "Which dice, by their places?",
  many: true,
  options: faces.map((face, place) => ({
    id: `${place + 1}`,
    words: place === 0 ? `the Coach Die (${face})` : `a ${face}`,
  })),
  then: (picked) => ({ choice: { kind: "reroll", dice: [...picked].sort((a, b) => a - b) } }),
});
