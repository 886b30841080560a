/** N16: names that no sheet can print are told where they stand, by check and before anything is drawn. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { foreignSign } from "../../src/kernel/words/letters.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

it("print and pencil have the same letters", () => {
  const fonts = new FontBook(loadFontFiles()).fonts.filter(({ family }) => family !== "Graduate");
  const differs: string[] = [];
  for (let code = 0x20; code < 0x3000; code++) {
    const sign = String.fromCodePoint(code);
    // Control characters have no shape, whatever a font says of them.
    if (/\p{Cc}/u.test(sign)) continue;
    const drawn = fonts.every((font) => font.missingGlyphs(sign).length === 0);
    if (drawn !== (foreignSign(sign) === undefined)) differs.push(`U+${code.toString(16)}`);
  }
  expect(differs).toEqual([]);
});

it("are reported in a file with line and column, and in a command's word", async () => {
  place.write("t.yaml", 'teams:\n  - {name: "\u{1F3C8} Fans"}\n  - {name: "\u0141\u00F3d\u017A"}\n');
  expect(await place.run("check t.yaml")).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^t\.yaml:2:12 teams\[0\]\.name: no sheet can print "\u{1F3C8}" \(U\+1F3C8\); hint: write it in Latin letters\n/u,
    ) as string,
  });
  const { code, err } = await place.run(["print", "dynasty", "scoresheet", "--club", "\u6771\u4EAC"]);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^club "\u6771\u4EAC": no sheet can print "\u6771" \(U\+6771\)/),
  ]);
  expect(place.files("out")).toEqual([]);
});

it("letters that the title face lacks are set in another face", async () => {
  const graduate = new FontBook(loadFontFiles()).find("Graduate", 400)!;
  const names = ["\u0158eka", "\u0104\u017B", "\u010Capka"];
  for (const name of names) expect([foreignSign(name), graduate.missingGlyphs(name)]).not.toEqual([undefined, []]);
  const teams = names.map((name, i) => `  - {name: ${name} ${i}, colors: ["#0B4F6C", "#F6AE2D"]}`).join("\n");
  place.write("cup.yaml", `format: pressbox/postcard-teams\nteams:\n${teams}\n  - {name: Owls}\n`);
  const season =
    "season postcard --teams-file cup.yaml --seed 3 --years 1 --file l.yaml --book l.pdf --quiet --league-name";
  const made = await place.run([...season.split(" "), `${names[0]} Cup`]);
  expect([made.code, made.err]).toEqual([0, ""]);
  const card = `city: ${names[2]}, name: ${names[0]}, monogram: CR, colors: ["#0B4F6C", "#F6AE2D"], home: NM`;
  const scores = "scores: { QB: 9, RB: 14, WR: 10, LM: 6, LB: 9, DB: 9 }";
  place.write(
    "t.yaml",
    `format: pressbox/pen-and-paper-teams\nteams:\n  - { ${card}, stadium: ${names[1]}, ${scores} }\n`,
  );
  const cards = await place.run("print pen-and-paper team-cards --record t.yaml --out cards");
  expect([cards.code, cards.err]).toEqual([0, ""]);
});

it("T17: names on the command line obey the limits for files, and nothing is written", async () => {
  const names: readonly (readonly [string, RegExp])[] = [
    ["\u{1F3C8} Cup", /no sheet can print "\u{1F3C8}" \(U\+1F3C8\); hint: write it in Latin letters/u],
    ["\u05E2\u05D1", /no sheet can print "\u05E2"/],
    ["a\u202Eb", /no sheet can print/],
    ["a\nb", /has a line break or a tab; expected text without/],
    ["a\tb", /has a line break or a tab/],
    ["x".repeat(81), /has 81 letters; expected at most 80/],
  ];
  const commands: readonly (readonly [string, string])[] = [
    ["season postcard --teams 4 --seed 1 --weeks 1 --file named.yaml", "--league-name"],
    ["season pen-and-paper --teams 6 --seed 1 --weeks 1 --file named.yaml", "--league-name"],
    ["new team --seed 7 --name Ironmen --market Ohio --out named.yaml", "--city"],
    ["new team --seed 7 --city Toledo --market Ohio --out named.yaml", "--name"],
    ["career dice-football --position RB --team Oilers --seed 7 --file named.yaml", "--player"],
  ];
  for (const [command, option] of commands)
    for (const [name, words] of names) {
      const { code, err } = await place.run([...command.split(" "), option, name]);
      expect([command, code, err, place.has("named.yaml")]).toEqual([command, 2, expect.stringMatching(words), false]);
      expect(err.startsWith(option)).toBe(true);
    }
});
