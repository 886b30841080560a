/** The game tracker in large print. */
import type { LargeBlock } from "../../../page/flow.js";
import { injuryTable, SIDES, STAR_DIE_WORDS, trickPlays, USES } from "./game-tracker.js";
import { signed, type PenPaperContext } from "./shared.js";
import { largeSection } from "./table.js";

const box = (head: string) => ({ head, share: 1, pencil: true, align: "middle" as const });

export function largeGameTracker(context: PenPaperContext): LargeBlock[] {
  const { rules } = context;
  const { game, stars, scrimmage, fakes } = rules.tables;
  const steps = Array.from({ length: USES }, (_, i) => i);
  return SIDES.flatMap(({ id, title }): LargeBlock[] => {
    const dice = id === "home" ? game.actionDice.home : game.actionDice.visitor;
    return [
      { kind: "break" },
      { kind: "heading", text: `Game tracker: ${title.toLowerCase()}` },
      {
        kind: "table",
        name: `${id}.dice`,
        columns: [
          { head: "Team", share: 4, pencil: true },
          ...Array.from({ length: dice }, (_, i) => box(`Action die ${i + 1}`)),
          box("Hurry Up just now"),
        ],
        rows: [[]],
      },
      ...largeSection(injuryTable(id)),
      { kind: "heading", text: "Trick plays", note: "what an earlier use adds to the DC" },
      {
        kind: "table",
        name: `${id}.tricks`,
        columns: [{ head: "Play", share: 3 }, ...steps.map((i) => box(signed(i * scrimmage.trickSurcharge)))],
        rows: trickPlays(rules).map((name) => [name]),
      },
      { kind: "heading", text: "Hard counts and fakes" },
      {
        kind: "table",
        name: `${id}.fakes`,
        columns: [{ head: "", share: 4 }, ...steps.map((i) => box(`Use ${i + 1}`))],
        rows: [
          [`Hard count: the defense adds ${steps.map((i) => signed(i * scrimmage.hardCount.surcharge)).join(", ")}`],
          [`Fake kick or punt: 1d6 needs ${fakes.map((row) => `${row.from}+`).join(", ")}`],
        ],
      },
      { kind: "heading", text: "Stars" },
      {
        kind: "table",
        name: `${id}.stars`,
        columns: [{ head: "Star", share: 2 }, { head: "Extra die for", share: 2 }, box("Ours"), box("Die used")],
        rows: stars.map((star) => [star.title, STAR_DIE_WORDS[star.die]]),
      },
    ];
  });
}
