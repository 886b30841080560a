/** Dice notation: `2d6`, `d20`, `2d6+1`, and coloured dice `R:d20 W:d20`. */
import { fault, UserError } from "../issue/index.js";
import { rollDice, type Roller } from "./roller.js";

/** One group of equal dice. `colour` is the letter that names the dice on charts (R, W, B, K, Y, C). */
export interface DiceGroup {
  readonly count: number;
  readonly sides: number;
  readonly colour?: string;
}

/** What a notation means: groups of dice and a number added to their sum. */
export interface DiceNotation {
  readonly groups: readonly DiceGroup[];
  readonly plus: number;
}

/** What was rolled: faces by group, in order, and the total with the modifier. */
export interface RollRecord {
  readonly notation: string;
  readonly faces: readonly (readonly number[])[];
  readonly total: number;
}

const GROUP = /^(?:([A-Z]):)?(\d*)d(\d+)$/;

/**
 * Reads dice notation. Parts are joined by `+` or blanks; a plain number is a modifier.
 * @throws UserError `notation-invalid` naming the part that cannot be read.
 */
export function parseNotation(text: string): DiceNotation {
  const parts = text
    .replace(/-/g, "+-")
    .split(/[+\s]+/)
    .filter((part) => part !== "");
  const groups: DiceGroup[] = [];
  let plus = 0;
  for (const part of parts) {
    const match = GROUP.exec(part);
    if (match) {
      const count = match[2] === "" ? 1 : Number(match[2]);
      const sides = Number(match[3]);
      if (count < 1 || count > 100 || sides < 2 || sides > 1000) throw invalid(text, part);
      groups.push(match[1] ? { count, sides, colour: match[1] } : { count, sides });
    } else if (/^-?\d+$/.test(part)) plus += Number(part);
    else throw invalid(text, part);
  }
  if (groups.length === 0) throw invalid(text, text);
  return { groups, plus };
}

function invalid(text: string, part: string): UserError {
  return new UserError(
    fault("notation-invalid", `"${part}" in "${text}" is no dice notation`, {
      hint: "write for example 2d6, d20+1 or R:d20 W:d20",
    }),
  );
}

/** Writes a notation the way `parseNotation` reads it. */
export function formatNotation({ groups, plus }: DiceNotation): string {
  const dice = groups
    .map((g) => `${g.colour ? `${g.colour}:` : ""}${g.count === 1 ? "" : g.count}d${g.sides}`)
    .join("+");
  return plus === 0 ? dice : `${dice}${plus > 0 ? "+" : ""}${plus}`;
}

/** Rolls a notation. */
export function rollNotation(roller: Roller, notation: DiceNotation | string): RollRecord {
  const parsed = typeof notation === "string" ? parseNotation(notation) : notation;
  const faces = parsed.groups.map((group) => rollDice(roller, group.count, group.sides));
  const total = faces.flat().reduce((sum, face) => sum + face, parsed.plus);
  return { notation: formatNotation(parsed), faces, total };
}
