/** Compares totals printed on a card with its player cards (checks V2-V4), and names the wrong one. */
import { BLITZES, STANDARD_RULES, type DiceRules, type Team } from "../rules/index.js";
import { blitzCall, defenseUnit, referenceCard } from "../trc/index.js";
import { CardFindings } from "./findings.js";

export function checkSums(found: CardFindings, team: Team, rules: DiceRules = STANDARD_RULES): void {
  const { groups, formations } = referenceCard(team, rules);
  const compare = (
    path: readonly (string | number)[],
    words: string,
    printed: number | undefined,
    sum: number,
  ): void => {
    if (printed === undefined || printed === sum) return;
    found.error("sum", path, `${words} is printed ${printed}; the cards give ${sum}`);
  };
  team.offense.groups.forEach(({ printed = {} }, i) => {
    const path = ["offense", "groups", i, "printed"];
    for (const key of ["RBC", "PBC"] as const) {
      compare([...path, key], `${key} of group ${i + 1}`, printed[key], groups[i][key]);
    }
  });
  team.defense.formations.forEach(({ name, printed = {} }, i) => {
    const path = ["defense", "formations", i, "printed"];
    const card = formations[i];
    for (const key of ["RDC", "PRC"] as const) compare([...path, key], `${key} of ${name}`, printed[key], card[key]);
    for (const call of ["N", "Z"] as const) {
      for (const zone of ["U", "O"] as const) {
        compare([...path, call, zone], `${call} ${zone} of ${name}`, printed[call]?.[zone], card[call][zone]);
      }
    }
    for (const letter of BLITZES) {
      compare([...path, "blitz", letter], `blitz ${letter} of ${name}`, printed.blitz?.[letter], card.blitz[letter]);
    }
    printed.tackles?.forEach(({ name: who, rank }, j) => {
      const man = card.men.find((one) => one.card.name === who);
      const at = [...path, "tackles", j];
      if (!man) found.error("name-unknown", at, `${who} is not in formation ${name}`);
      else compare([...at, "rank"], `the tackle rank of ${who} in ${name}`, rank, man.rank);
    });
  });
}

/** Every letter sends someone in every formation (V8). */
export function checkBlitzes(found: CardFindings, team: Team, { tables, switches }: DiceRules = STANDARD_RULES): void {
  team.defense.formations.forEach(({ name }, i) => {
    const unit = defenseUnit(team, i);
    for (const letter of BLITZES) {
      if (blitzCall(unit, tables, letter, switches).blitzers.length > 0) continue;
      const own = team.defense.blitzes?.[letter] !== undefined;
      const path = own ? ["defense", "blitzes", letter] : ["defense", "formations", i];
      found.error("blitz-nobody", path, `blitz ${letter} brings no one in formation ${name}`);
    }
  });
}
