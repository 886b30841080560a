/** Mistakes in dice files: the game up to the mistake, what was due, who decided it, and why this die comes next. */
import { afterAll, describe, expect, it } from "vitest";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

/** Lines that a person sees: the story, then the issue with what led to it. */
async function linesOf(system: string, text: string): Promise<string[]> {
  place.write("d.yaml", text);
  const { code, out, err } = await place.run(["play", system, "--dice", "d.yaml"]);
  expect([code, out]).toEqual([1, ""]);
  return err.trimEnd().split("\n");
}

const D20 = "format: pressbox/5d20-dice\naway: Pilots\nhome: Timberjacks\nplays:\n  - { coin: heads, dice: 2 }\n";
const KICKED = "15:00  GP   kickoff, 55 yards, Shane Ovid returns 19. Penalty on GP, unnecessary roughness: 15 yards.";
const KICKOFF = "  - { kick: deep, dice: [1 1 17 9 1, 14] }\n";

describe("5D20 Football", () => {
  it("narrates the game up to a missing die, and says what the die decides", async () => {
    const short = "  - { call: chart, dice: [11 15 7 12 1, 10 4] }\n  - { call: chart }\n";
    expect(await linesOf("5d20", D20 + KICKOFF + short)).toEqual([
      "ST wins the toss and receives.",
      "Quarter 1",
      KICKED,
      "",
      "d.yaml:7:26 plays[2].dice: play 3, quarter 1 at 14:50, 1st & 10 of Spokane Timberjacks, own 44: the dice end here, but the blue die comes next: it decides the run; hint: add what is missing here: 1 play follows",
      `    Before it: ${KICKED}`,
      "    This play so far: snap chart (from the file); rolled 11 15 7 12 1 for the call, a foul or fumble at the snap; rolled 10 4 for the run.",
    ]);
  });

  it("says that a foul takes another die", async () => {
    const lines = await linesOf("5d20", `${D20}  - { kick: deep, dice: [1 1 17 9 1] }\n  - { call: chart }\n`);
    expect(lines.at(-3)).toContain("the dice end here, but the yellow die comes next: it decides which foul it is");
    const over = await linesOf("5d20", `${D20}  - { kick: deep, dice: [1 1 17 9 1, 14, 3] }\n`);
    expect(over.at(-3)).toMatch(/^d\.yaml:6:42: .*: 3 is left over; this play took 6 dice/);
    expect(over.at(-1)).toContain("rolled 14 for which foul it is");
  });

  it("says that a different play comes next than the entry names", async () => {
    const lines = await linesOf("5d20", `${D20}${KICKOFF}  - { try: kick, dice: 1 2 3 4 5 }\n`);
    expect(lines.at(-3)).toMatch(
      /^d\.yaml:7:12 plays\[2\]\.try: play 3, .*1st & 10 of .*: this entry has "try", but no such play comes now; hint: write "call"/,
    );
    expect(lines.at(-2)).toBe(`    Before it: ${KICKED}`);
  });

  it.each([
    ["1.5", "found 1.5; expected a whole number or text"],
    ["~", "found nothing; expected a number or text"],
    ["1 x", 'found "1 x"; expected faces such as 8 19 17 4 6'],
  ])("points to the face %s of a list", async (face, message) => {
    const [line] = await linesOf("5d20", `${D20}  - { kick: deep, dice: [1 1, ${face}, 17] }\n`);
    expect(line).toContain(`d.yaml:6:31 plays[1].dice[1]: ${message}`);
  });

  it("expects a face, faces or a list instead of another kind of value", async () => {
    const [line] = await linesOf("5d20", `${D20}  - { kick: deep, dice: true }\n`);
    expect(line).toContain("plays[1].dice: found true; expected a number or text or a list");
  });
});

describe("DICE Football", () => {
  const HEAD =
    "format: pressbox/dice-football-dice\naway: Houston Oilers\nhome: Pittsburgh Steelers\ntoss: 1\nplays:\n";
  const KICK = "  - { kick: regular, dice: [5 6, 3 7] }\n";

  it("refuses a 10: a d10 shows 0 to 9", async () => {
    const lines = await linesOf("dice-football", `${HEAD}${KICK}  - { call: card, dice: [1 4 5 10, 3 9 6 7] }\n`);
    expect(lines.at(-3)).toMatch(
      /the blue die, which decides the play and the defense, cannot show 10; expected 0 to 9$/,
    );
    const flat = "format: pressbox/dice-football-dice\naway: Oilers\nhome: Steelers\nunfinished: true\ndice: [10]\n";
    expect((await linesOf("dice-football", flat))[0]).toMatch(/cannot show 10; expected 0 to 9/);
  });

  it("says what each roll of a play was for", async () => {
    const lines = await linesOf("dice-football", `${HEAD}${KICK}  - { call: card, dice: [1 4 5 6, 3 9 6 7, 7] }\n`);
    expect(lines.at(-3)).toContain(
      "the dice end here, but the white die comes next: it decides the result of the play",
    );
    expect(lines.at(-1)).toContain("rolled 1 4 5 6 for the play and the defense; rolled 3 9 6 7 for who wins the line");
  });
});

describe("Pen & Paper Football", () => {
  it("says that the coach took a touchback, and why no dice follow", async () => {
    const head = "format: pressbox/pen-and-paper-dice\naway: New York Tycoons\nhome: San Diego Cruisers\nplays:\n";
    const lines = await linesOf(
      "pen-and-paper",
      `${head}  - { coin: heads, first: receive, dice: 1 }\n  - { kick: standard, dice: 4 6 12 2 }\n  - { offense: hook }\n`,
    );
    expect(lines.at(-3)).toContain("12 2 are left over; this play took 2 dice");
    expect(lines.at(-1)).toBe(
      '    This play so far: kickoff standard (from the file); rolled 4 6 for the length of the kickoff; return fairCatch (the coach decided: no "return" here).',
    );
  });
});

describe("PostCard Football", () => {
  const HEAD = "format: pressbox/postcard-dice\naway: Gulls\nhome: Terns\ntoss: 3 5\nkicks: away\nplays:\n";

  it("reports each decision of the coach", async () => {
    const lines = await linesOf("postcard", `${HEAD}  - {dice: 4 2}\n`);
    expect(lines.at(-3)).toContain("4 2 are left over; this play took no dice");
    expect(lines.at(-1)).toContain('return touchback (the coach decided: no "return" here)');
  });

  it("says why a die comes next", async () => {
    const plays = "  - {picks: 3 1, return: touchback}\n  - {picks: 2 6, throw: true, dice: 4 4}\n  - {picks: 2 6}\n";
    const lines = await linesOf("postcard", HEAD + plays);
    expect(lines.at(-3)).toContain("the second-throw die of Terns comes next: it decides the second throw");
    expect(lines.at(-1)).toContain(
      "picks 2 (from the file); picks 6 (from the file); rolled 4 4 for the challenge between the picks; throw throw (from the file)",
    );
  });
});

describe("Dynasty", () => {
  it("narrates the season and says how many dice the team has", async () => {
    const lines = await linesOf(
      "dynasty",
      "format: pressbox/dynasty-dice\nseasons:\n  - offSeason: 4 4\n    regular: 1 2\n",
    );
    expect(lines[0]).toContain("Season 1");
    expect(lines.at(-1)).toMatch(
      /^d\.yaml:4:14 season 1 regular: found 2 dice; expected 3; hint: the team has 3 dice in this part of the season/,
    );
  });
});

describe("check", () => {
  it("shows what led to the mistake, without the story", async () => {
    place.write("d.yaml", `${D20}${KICKOFF}  - { try: kick, dice: 1 2 3 4 5 }\n`);
    const { code, out } = await place.run("check d.yaml");
    expect(code).toBe(1);
    expect(out).toContain(`    Before it: ${KICKED}`);
    expect(out).not.toContain("ST wins the toss");
  });
});
