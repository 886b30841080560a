/** The coach card's questions between seasons: offseason, Front Office and contract. */
import { canExtend } from "../../engine/index.js";
import { chartsOf, type Effect } from "../../rules/index.js";
import { cardSeason, signCell, textCell, type Asker, type StrategyCell, type StrategyLine } from "./asker.js";
import { signed } from "../../campaign.js";

/** For each row of the offseason table, whether to reroll; and the lowest face of the better die that is kept. */
export function offSeasonLines(ask: Asker): { readonly lines: StrategyLine[]; readonly keepFrom: StrategyLine } {
  const { rules, levels, losing } = ask;
  const table = chartsOf(rules).offSeason;
  const losingBonus = losing ? 1 : 0;
  const counts = table.rows.map(() => levels.map(() => ({ ways: 0, again: 0 })));
  const kept = levels.map(() => 7);
  const askFor = (a: number, b: number, level: number): void => {
    const ways = a === b ? 1 : 2;
    const count = counts[table.lookup(a + b + losingBonus).row][level];
    count.ways += ways;
    if (level === 0) return;
    const faces = [a, b];
    const choice = ask.choice({ stage: "hold", influence: levels[level], faces });
    if (choice.kind !== "reroll") return;
    count.again += ways;
    if (choice.dice.length === 1) kept[level] = Math.min(kept[level], faces[1 - choice.dice[0]]);
  };
  levels.forEach((_, level) => {
    for (let a = 1; a <= 6; a++) for (let b = a; b <= 6; b++) askFor(a, b, level);
  });
  return {
    lines: counts.map((cells) =>
      cells[0].ways === 0
        ? undefined
        : cells.map(({ ways, again }) => signCell(again === 0 ? "keep" : again === ways ? "pay" : "some")),
    ),
    keepFrom: kept.map((face) => textCell(face > 6 ? "" : `${face}`)),
  };
}

type Options = readonly [Effect, Effect | "rollAgain"];

/** The option taken in a Front Office row; `any` if it makes no difference. */
export function officeLine(ask: Asker, row: number, options: Options): StrategyLine {
  const { rules, coach, levels } = ask;
  const face = rules.tables.frontOffice[row].from;
  return levels.map((influence) => {
    const state = ask.state({ stage: "frontOffice", influence, faces: [face] });
    const second = (list: Options): boolean => {
      const choice = coach.decide({ kind: "frontOffice", face, row, options: list }, state, rules);
      return choice.kind === "option" && choice.index === 1;
    };
    const [one, two] = options;
    if (second(options)) return optionCell(two);
    // Ties keep the first option; swapping the options detects them.
    return two !== "rollAgain" && !second([two, one]) ? signCell("any") : optionCell(one);
  });
}

function optionCell(option: Effect | "rollAgain"): StrategyCell {
  if (option === "rollAgain") return signCell("again");
  const { dice, influence } = option;
  if (dice === 1) return { ...signCell("die"), text: signed(influence) };
  return textCell([signed(dice), signed(influence)].filter((part) => part !== "").join(" ") || "0");
}

/** Extensions bought: as the last act when the contract ends, and before the season's influence is booked. */
export function contractLines(ask: Asker): StrategyLine[] {
  const { rules, levels } = ask;
  const { extension, setup } = rules.tables;
  const { boughtExtensions, contract, extendWindow } = rules.switches;
  if (boughtExtensions === "none" || contract === "free") return [undefined, undefined];
  const bought = (at: "seasonEnd" | "regularStart", left: number): StrategyLine =>
    levels.map((influence) => {
      const result = at === "seasonEnd" ? ask.usualResult() : {};
      let state = ask.state({ stage: at, influence, contractEnd: cardSeason(rules) + left, ...result });
      let seasons = 0;
      while (canExtend(rules, state) && ask.choice(state).kind === "extend") {
        seasons += extension.bought;
        const contractEnd = Math.min(setup.seasons, state.contractEnd + extension.bought);
        state = { ...state, influence: state.influence - 1, contractEnd, bought: state.bought + 1 };
      }
      return textCell(signed(seasons));
    });
  return [extendWindow === "anyDecision" ? bought("seasonEnd", 0) : undefined, bought("regularStart", 2)];
}
