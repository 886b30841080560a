/** What is said of a record that its dice and choices do not bear out. */
import { describe, expect, it } from "vitest";
import { formatIssue, type Locate } from "../../src/kernel/issue/index.js";
import { eventIssues, formatIssues, leftoverIssues } from "../../src/kernel/machine/index.js";

const locate: Locate = ([list, i]) => ({ file: "game.json", line: 10 * (list === "events" ? 1 : 2) + Number(i) });
const lines = (issues: ReturnType<typeof eventIssues>): string[] => issues.map(formatIssue);

describe("events", () => {
  it("report nothing if they are the same", () => {
    expect(eventIssues([{ a: 1 }, { b: 2 }], [{ a: 1 }, { b: 2 }])).toEqual([]);
  });

  it("are reported up to the one that decides the first difference, at its line", () => {
    const found = lines(eventIssues([1, 2, 3], [1, 5, 6], locate));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("game.json:11 events[1]: the record says 2; dice and choices give 5");
  });

  it("are reported if missing or superfluous", () => {
    expect(lines(eventIssues([1], [1, 2], locate))[0]).toContain("game.json:10 events[1]: the record ends here");
    expect(lines(eventIssues([1, 2], [1]))[0]).toContain("events[1]: dice and choices end before 2");
  });
});

describe("leftovers", () => {
  const record = { events: [], choices: ["run", "pass", "punt"], dice: [1, 2, 3, 4] };

  it("are counted, choices first", () => {
    const found = lines(leftoverIssues(record, { choices: 2, dice: 1 }, "the game is over", locate));
    expect(found[0]).toContain("game.json:22 choices[2]: 1 choice is left over; hint: the game is over");
    expect(found[1]).toContain("game.json:21 dice[1]: 3 dice are left over");
  });

  it("are empty if everything was used", () => {
    expect(leftoverIssues(record, { choices: 3, dice: 4 }, "")).toEqual([]);
  });
});

it("a record of another format is reported with both names", () => {
  const expected = { format: "pressbox/game", version: 2 };
  expect(formatIssues(expected, expected)).toEqual([]);
  expect(lines(formatIssues({ format: "pressbox/game", version: 1 }, expected))[0]).toContain(
    "format: the record is pressbox/game version 1; expected pressbox/game version 2",
  );
});
