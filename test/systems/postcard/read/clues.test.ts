/** What a row of the game log says about its dice. */
import { expect, it } from "vitest";
import { logClues } from "../../../../src/systems/postcard/read/clues.js";
import { doubted, type PlayRow } from "../../../../src/systems/postcard/read/play-rows.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { events, row } from "../log/helpers.js";

const FACES = [1, 2, 3, 4, 5, 6];
/** A column of the log by the die that it holds, and a roll without a column by its letter. */
const COLUMNS = { second: "second", pressure: "pressure", catch: "catch" } as const;
const LETTERS = { grounding: "g", interception: "i" } as const;

/** A row of the log with one die of this face; `doubt`: the place that cannot be read. */
function facesOf(
  use: keyof typeof COLUMNS | keyof typeof LETTERS,
  face: number,
  doubt?: Parameters<typeof doubted>[1],
) {
  const letter = use in LETTERS ? LETTERS[use as keyof typeof LETTERS] : undefined;
  const written: PlayRow = {
    text: () => "",
    place: (cell) => ({ copy: 0, field: cell }),
    remarks: "",
    number: (cell) => (cell === use ? face : undefined),
    rolls: letter === undefined ? [] : [{ letter, dice: [{ sum: face, spent: 0 }] }],
    tackles: [],
  };
  const read = doubt === undefined ? written : doubted(written, doubt);
  const step = { before: [], events: events(row(1)), answered: [], thrown: [], pass: 0 };
  return logClues([read], STANDARD_RULES).faces({ sides: 6, use, side: "home", nth: 0 }, step);
}

it.each([...Object.keys(COLUMNS), ...Object.keys(LETTERS)] as (keyof typeof COLUMNS | keyof typeof LETTERS)[])(
  "a written %s die is that face; an impossible one is no face; an unreadable one may be any",
  (use) => {
    for (const face of FACES) expect(facesOf(use, face)).toEqual([face]);
    for (const face of [0, 7, -1]) expect(facesOf(use, face)).toEqual([]);
    expect(facesOf(use, 3, use in LETTERS ? "roll 0" : (use as keyof typeof COLUMNS))).toEqual(FACES);
  },
);

it("each loose ball of a play has a separate roll, the offense's die before the defense's", () => {
  const rolls = [
    [5, 1],
    [2, 6],
    [3, 4],
  ];
  const written: PlayRow = {
    text: () => "",
    place: (cell) => ({ copy: 0, field: cell }),
    remarks: "",
    number: () => undefined,
    rolls: rolls.map((faces) => ({ letter: "f", dice: faces.map((sum) => ({ sum, spent: 0 })) })),
    tackles: [],
  };
  const thrown: { use: string; side: "home"; face: number }[] = [];
  for (const face of rolls.flat()) {
    const step = { before: [], events: events(row(1)), answered: [], thrown, pass: 0 };
    const asked = { sides: 6, use: "recovery", side: "home", nth: thrown.length } as const;
    expect(logClues([written], STANDARD_RULES).faces(asked, step)).toEqual([face]);
    thrown.push({ use: "recovery", side: "home", face });
  }
});
