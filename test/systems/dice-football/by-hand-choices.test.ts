/** At the table: every choice that the rules leave to a person can be made, and no question leads to one that they refuse. */
import { expect, it } from "vitest";
import type { Question } from "../../../src/kernel/machine/index.js";
import { handWords } from "../../../src/systems/dice-football/table.js";
import { checkChoice, pending, type Choice } from "../../../src/systems/dice-football/engine/index.js";
import { gameOf, position } from "./scripted.js";

const BOTH = { away: true, home: true };

/** Every choice that answers lead to; of several receivers at once, none and each. */
function choicesOf(question: Question<Choice>): Choice[] {
  const picks = question.options.map((_, i) => [i]);
  return (question.many ? [[], ...picks] : picks).flatMap((picked) => {
    const said = question.then(picked);
    return "choice" in said ? [said.choice] : choicesOf(said.question);
  });
}

const called = { kind: "snap", call: "card", group: 2 } as const;

it.each([
  ["a snap", { down: 2, toGo: 5 }],
  ["a snap late in the half", { down: 2, toGo: 5, period: 2, left: 5 }],
  ["a try", { stage: "twoPoint", spot: 98, down: 0, toGo: 2 }],
  ["a defense", { stage: "defense", called }],
] as const)("%s: the person chooses groups, formations, blockers and safeties", (_, patch) => {
  const game = gameOf({ switches: { offenseCaller: "human", defenseCaller: "human" } });
  const state = position(game, patch);
  const ask = pending(game, state);
  const choices = choicesOf(handWords(game, BOTH).question(ask, state, undefined as never)!);
  for (const choice of choices) expect([choice, checkChoice(ask, choice)]).toEqual([choice, undefined]);
  expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(choices.length);
  if (ask.kind === "snap") {
    const usual = game.books[state.ball].groupOf[state.down === 0 ? "3D" : "2B"] + 1;
    for (const call of ask.calls.filter((one) => !/^(punt|coffin|fieldGoal|spike|sneak|hailMary)$/.test(one))) {
      const groups = choices.flatMap((choice) =>
        choice.kind === "snap" && choice.call === call ? [choice.group ?? usual] : [],
      );
      expect([call, [...new Set(groups)].sort()]).toEqual([call, [1, 2, 3, 4]]);
    }
    expect(choices.some((choice) => choice.kind === "snap" && choice.twoMinute)).toBe(ask.twoMinute);
  } else if (ask.kind === "defense") {
    const made = choices.flatMap((choice) =>
      choice.kind === "defense" ? [`${choice.call} ${choice.formation ?? called.group} ${choice.box ?? "-"}`] : [],
    );
    const boxes = (call: string): (number | string)[] => (call === "card" ? ["-"] : [0, 1, 2]);
    const all = ask.calls.flatMap((call) =>
      [1, 2, 3, 4].flatMap((one) => boxes(call).map((box) => `${call} ${one} ${box}`)),
    );
    expect(made.sort()).toEqual(all.sort());
  }
});

it("a person against the card is asked for neither: its group and the matching formation are given", () => {
  const game = gameOf();
  const state = position(game, { down: 2, toGo: 5 });
  for (const choice of choicesOf(handWords(game, BOTH).question(pending(game, state), state, undefined as never)!))
    expect(choice).not.toHaveProperty("group");
  const solo = gameOf({ switches: { defenseCaller: "human" } });
  const defending = position(solo, { stage: "defense", called: { kind: "snap", call: "card" } });
  for (const choice of choicesOf(
    handWords(solo, BOTH).question(pending(solo, defending), defending, undefined as never)!,
  ))
    expect(choice).not.toHaveProperty("formation");
});

it("names the card's returners, each with his own number", () => {
  const game = gameOf({ switches: { offenseCaller: "human", defenseCaller: "human" } });
  const state = position(game, { stage: "returner", ball: "home", driving: false });
  const question = handWords(game, BOTH).question(pending(game, state), state, undefined as never)!;
  const said = question.options.map(({ words }, i) => [words, (question.then([i]) as { choice: Choice }).choice]);
  const men = game.books.away.team.roster.returns.kick;
  expect(men.length).toBeGreaterThan(1);
  expect(said).toEqual(men.map(({ name }, i) => [name, { kind: "returner", returner: i + 1 }]));
});
