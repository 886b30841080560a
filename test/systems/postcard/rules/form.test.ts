/** Every fault of form of a house card, at its line and with its hint. */
import { describe, expect, it } from "vitest";
import { checkKind } from "../../../../src/files/check.js";
import { parseData } from "../../../../src/text/data-file.js";
import { formatIssue } from "../../../../src/kernel/issue/index.js";
import { rulesKind } from "../../../../src/systems/postcard/file-kinds-rules.js";
import { parseRules } from "../../../../src/systems/postcard/rules/index.js";

const file = (text: string) => parseData(text, "card.yaml");
const told = (text: string): string[] => {
  const { data, locate } = file(text);
  return checkKind(rulesKind, data, locate).issues.map(formatIssue);
};
/** The same without the look that `check` takes first. */
const parsed = (text: string): string[] => {
  const { data, locate } = file(text);
  return parseRules(data, locate).issues.map(formatIssue);
};

describe("errors of type", () => {
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    [
      "card: { punts: { 40: { lw: 4 } } }",
      'card.yaml:1:24 card.punts["40"].lw: there is no key "lw" here; hint: did you mean "low"?',
    ],
    ["card:\n  barcap: 3", 'card.yaml:2:3 card.barcap: there is no key "barcap" here; hint: did you mean "barCap"?'],
    [
      "card:\n  punts: { 42: { low: 4 } }",
      'card.yaml:2:12 card.punts["42"]: there is no key "42" here; hint: known: 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70',
    ],
    [
      "switches: { kickOn: any }",
      'card.yaml:1:13 switches.kickOn: there is no key "kickOn" here; hint: did you mean "kicksOn"?',
    ],
    ["switches: { halfTime: maybe }", 'card.yaml:1:23 switches.halfTime: found "maybe"; expected off or on'],
    [
      "extends: balancd",
      'card.yaml:1:10 extends: found "balancd"; expected strict or balanced; hint: did you mean "balanced"?',
    ],
    [
      "card: { strategy: { 1: { stars: two } } }",
      'card.yaml:1:33 card.strategy["1"].stars: found "two"; expected a number',
    ],
    ["card: { kickMarks: 7 }", "card.yaml:1:20 card.kickMarks: found 7; expected a list or a group of keys"],
    ["card: { barCap: 2.5 }", "card.yaml:1:17 card.barCap: found 2.5; expected a whole number"],
    ["card: { barCap: 9999 }", "card.yaml:1:17 card.barCap: found 9999; expected at most 200"],
    ["card: { punts: [] }", "card.yaml:1:16 card.punts: the list has 0 items; expected at least 1"],
    [
      "card: { fieldGoals: [{ marker: 10, low: 2 }] }",
      'card.yaml:1:22 card.fieldGoals[0].high: "high" is missing; expected a number',
    ],
    [
      "card:\n  rush:\n    - { from: 1, to: 2, result: gan, yards: 5 }",
      'card.yaml:3:33 card.rush[0].result: found "gan"; expected penalty, fumble or gain; hint: did you mean "gain"?',
    ],
    [
      "card:\n  rush:\n    five: { yards: 5 }",
      'card.yaml:3:11 card.rush.five: "five" cannot be a key here: expected a result such as -5, or a span such as 4..7',
    ],
    [
      "card: { rush: { 7..4: { yards: 5 } } }",
      'card.yaml:1:17 card.rush["7..4"]: the span 7..4 runs backward; expected the lower result first; hint: write the lower result first: "4..7"',
    ],
    [
      "card: { rush: { 4..6: { yards: 5 }, 6..7: { yards: 10 } } }",
      'card.yaml:1:37 card.rush["6..7"]: the rush result 6 is changed twice, by 4..6 and by 6..7; expected once; hint: keep one of them, or make the spans shorter',
    ],
    [
      "card: { rush: { 5: { result: fumble } } }",
      'card.yaml:1:17 card.rush["5"]: the rush result 5 (fumble) has no "yards"; expected one; hint: add "yards:"',
    ],
    [
      "card: { pass: { 0: { yards: 5 } } }",
      'card.yaml:1:22 card.pass["0"].yards: the pass result 0 (loose) has no "yards"; hint: remove "yards", or say which result it is: result: ...',
    ],
    [
      "name: strict\nswitches: { kicksOn: any }",
      'card.yaml:1:7 name: rules that differ from the strict ones are called "strict"; hint: give the house card a name of its own',
    ],
    ["- 1", "card.yaml:1:1: found a list of 1 item; expected a group of keys"],
  ];

  it.each(cases)("%s", (text, ...expected) => expect(told(text)).toEqual(expected));

  it("are reported all at once", () => {
    const text =
      "naem: x\nextends: none\ncard: { barCap: x, punts: { 40: { lo: 1, hi: 2 } } }\nswitches: { rushBeyond: clip }";
    expect(told(text)).toHaveLength(6);
  });

  it("are reported by the parser itself, too, with hints for unknown keys", () => {
    expect(
      parsed("card: { punts: { 40: { lw: 4 }, 42: {} }, barcap: 1 }\nswitches: { kickOn: any, halfTime: maybe }"),
    ).toEqual([
      'card.yaml:1:24 card.punts["40"].lw: there is no key "lw" here; hint: did you mean "low"?',
      'card.yaml:1:33 card.punts["42"]: there is no key "42" here; hint: known: 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70',
      'card.yaml:1:43 card.barcap: there is no key "barcap" here; hint: did you mean "barCap"?',
      'card.yaml:2:36 switches.halfTime: found "maybe"; invalid option: expected one of "off"|"on"',
      'card.yaml:2:13 switches.kickOn: there is no key "kickOn" here; hint: did you mean "kicksOn"?',
    ]);
    expect(parsed("card: { punts: [{ target: 40, lw: 1 }] }").at(-1)).toContain('did you mean "low"?');
    expect(parsed("card: 7")[0]).toMatch(/^card.yaml:1:7 card: found 7; /);
  });
});
