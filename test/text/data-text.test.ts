/** Data files as Pressbox writes them: what fits on a line of 160 columns is on one line, however deep it stands. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { yamlText } from "../../src/text/data-text.js";

const WIDTH = 160;
/** Where a group may stand. */
const PLACES: Readonly<Record<string, (group: object) => unknown>> = {
  "below a name": (group) => ({ team: group }),
  "in a list": (group) => [group],
  "in a named list": (group) => ({ teams: [group] }),
  "in a list of lists": (group) => [[group]],
  "in a list of a list of lists": (group) => ({ weeks: [[[group]], [[group]]] }),
  "below two names": (group) => ({ league: { team: group, note: "n".repeat(WIDTH) } }),
  "in a list below two names": (group) => ({ league: { teams: [group], note: "n".repeat(WIDTH) } }),
};
const group = (letters: number): object => ({ name: "a".repeat(letters) });
const longest = (text: string): number =>
  Math.max(...text.split("\n").map((line) => (line.includes("nnn") ? 0 : line.length)));

describe.each(Object.entries(PLACES))("a group %s", (_, at) => {
  const whole = (letters: number): boolean => yamlText(at(group(letters))).includes("{");
  it("is on one line up to 160 columns, otherwise one line per key", () => {
    const most = Array.from({ length: WIDTH }, (__, letters) => letters).findLast(whole)!;
    expect(longest(yamlText(at(group(most))))).toBe(WIDTH);
    expect(whole(most + 1)).toBe(false);
  });
  it("reads back as written, on one line or several", () => {
    for (const letters of [1, 120, 155, 200]) expect(parse(yamlText(at(group(letters))))).toEqual(at(group(letters)));
  });
});
