/** M15, PP-15: the game tracker: everything that is used up or breaks during a head-to-head game. */
import { round } from "../../../page/lay-out.js";
import { STATS, type PenAndPaperRules, type StarDie } from "../rules/index.js";
import { checkRow, formParts, headLine, label, type CheckBox, type Label } from "./form.js";
import { largeGameTracker } from "./game-tracker-large.js";
import { nameOf, signed, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { placeTable, type PlacedTable, type TableSpec } from "./table.js";

export const SIDES = [
  { id: "visitor", title: "Visitor" },
  { id: "home", title: "Home" },
] as const;
type SideId = (typeof SIDES)[number]["id"];

/** Uses printed for each trick play, hard count and fake. */
export const USES = 4;

/** When a star's die may be rolled, in a few words. */
export const STAR_DIE_WORDS: Readonly<Record<StarDie, string>> = {
  none: "no die",
  passAttack: "your passes",
  rushAttack: "your runs",
  passDefense: "against passes",
  rushDefense: "against runs",
  defense: "any defense",
};

export const trickPlays = (rules: PenAndPaperRules): string[] =>
  [...rules.tables.passPlays, ...rules.tables.rushPlays].filter((play) => play.trick).map((play) => play.title);

/** Injuries: bonus at the start, minor ones, out for the season. */
export const injuryTable = (id: SideId): TableSpec => ({
  name: `${id}.injury`,
  title: "Bonuses and injuries",
  note: "minor: \u22121 for this game",
  columns: [
    { key: "stat", head: "", w: 11, style: "strong", size: 9, tint: true, align: "middle" },
    { key: "start", head: "Bonus", w: 13, align: "middle", pencil: true },
    { key: "minor", head: "Minor", w: 17, align: "middle", pencil: true },
    { key: "season", head: "Season", w: 15, align: "middle", pencil: true },
    { key: "now", head: "Now", w: 13, align: "middle", pencil: true, size: 11 },
  ],
  rows: STATS.map((stat) => [stat]),
});

interface Half {
  readonly tables: PlacedTable[];
  readonly checks: CheckBox[];
  readonly labels: Label[];
  readonly spots: object[];
  readonly frame: object;
}

const BOX = 5;
const PITCH = 6.6;
const HALF_H = 113.4;

function half(context: PenPaperContext, side: (typeof SIDES)[number], y: number): Half {
  const { rules } = context;
  const { game, stars, scrimmage, fakes } = rules.tables;
  const { id } = side;
  const dice = id === "home" ? game.actionDice.home : game.actionDice.visitor;
  const top = round(y + 10.6);
  const labels: Label[] = [];
  const checks: CheckBox[] = [];
  const heading = (value: string, x: number, at: number): void => {
    labels.push(label(value, x, at, { style: "band", size: 7.6, fill: "accent" }));
  };

  heading("Action dice", 0, top);
  labels.push(label("cross one off as you roll it; one a play", 0, top + 3.6, { style: "rules", size: 6.8 }));
  checks.push(
    ...checkRow(`${id}.action`, `${side.title}: action die`, dice, { x: 0, y: top + 6, size: 7.4, pitch: 10 }),
  );
  heading("Hurry Up", 45, top);
  labels.push(label("coin here after one", 45, top + 3.6, { style: "rules", size: 6.8, w: 20 }));

  // Stars: a box for having one, a box for its die.
  const starsY = top + 19;
  heading("Stars", 0, starsY);
  labels.push(
    label("ours", 12.5, starsY, { style: "rules", size: 6.4, align: "middle" }),
    label("die for", 18, starsY, { style: "rules", size: 6.4 }),
    label("used", 41, starsY, { style: "rules", size: 6.4, align: "middle" }),
  );
  stars.forEach((star, i) => {
    const cy = starsY + 5.2 + i * 6.7;
    labels.push(label(star.position, 0, cy, { style: "strong", size: 9 }));
    labels.push(label(STAR_DIE_WORDS[star.die], 18, cy, { size: 7.4, w: 19 }));
    checks.push(
      ...checkRow(`${id}.star.${star.position}`, `${side.title}: star ${star.position}`, 1, {
        x: 10,
        y: cy - 2.5,
        size: BOX,
        pitch: 0,
      }),
    );
    if (star.die !== "none") {
      checks.push(
        ...checkRow(`${id}.starDie.${star.position}`, `${side.title}: die of the star ${star.position}`, 1, {
          x: 38.5,
          y: cy - 2.5,
          size: BOX,
          pitch: 0,
        }),
      );
    }
  });

  // Tricks, hard counts, fakes: a box a use under what the next use costs.
  const trickX = 70;
  const boxesX = trickX + 27;
  const uses = (
    title: string,
    names: readonly string[],
    at: number,
    costs: readonly string[],
    key: string,
    note: string,
  ): number => {
    heading(title, trickX, at);
    costs.forEach((cost, i) => {
      labels.push(label(cost, boxesX + BOX / 2 + i * PITCH, at, { style: "semi", size: 7, align: "middle" }));
    });
    names.forEach((name, i) => {
      const cy = at + 5.4 + i * PITCH;
      labels.push(label(name, trickX, cy, { size: 8, w: 26 }));
      checks.push(
        ...checkRow(`${id}.${key}${i + 1}`, `${side.title}: ${name}, use`, costs.length, {
          x: boxesX,
          y: cy - 2.5,
          size: BOX,
          pitch: PITCH,
        }),
      );
    });
    if (note)
      labels.push(label(note, trickX, at + 5.4 + names.length * PITCH - 1, { style: "rules", size: 6.8, w: 56 }));
    return at + 5.4 + names.length * PITCH;
  };
  const steps = Array.from({ length: USES }, (_, i) => i);
  const tricks = uses(
    "Trick plays: DC",
    trickPlays(rules),
    top,
    steps.map((i) => signed(i * scrimmage.trickSurcharge)),
    "trick",
    "",
  );
  const counts = uses(
    "Hard count",
    ["defense adds"],
    tricks + 3.5,
    steps.map((i) => signed(i * scrimmage.hardCount.surcharge)),
    "hardCount",
    "",
  );
  const least = steps.map((i) => `${fakes[Math.min(i, fakes.length - 1)].from}+`);
  uses("Fake kick or punt", ["1d6 needs"], counts + 3.5, least, "fake", "");

  const table = placeTable(injuryTable(id), { x: 131, y: top - 2.4, w: 59, rowH: 7.4, bandH: 5, headH: 4.4, block: 0 });
  const notes = placeTable(
    {
      name: `${id}.notes`,
      title: "Notes",
      note: "penalties to remember, timeouts you agreed on ...",
      columns: [{ key: "line", head: "", w: 1, pencil: true }],
      rows: [[""], [""], [""], [""]],
    },
    { x: 131, y: round(table.bottom + 4), w: 59, rowH: 8, bandH: 5, headH: 0, block: 0 },
  );
  return {
    tables: [table, notes],
    checks,
    labels,
    spots: [{ x: 55, y: round(top + 10.4), r: 4.6 }],
    frame: { y, title: side.title, dice },
  };
}

function model(context: PenPaperContext): object {
  const tops = [20.8, 20.8 + HALF_H + 6];
  const halves = SIDES.map((side, i) => half(context, side, tops[i]));
  return {
    subtitle: "Game tracker",
    tagline: "dice, tricks and injuries of one game",
    tagWidth: 84,
    bands: halves.map((h) => h.frame),
    spots: halves.flatMap((h) => h.spots),
    tables: halves.flatMap((h) => h.tables),
    ...formParts({
      checks: halves.flatMap((h) => h.checks),
      labels: halves.flatMap((h) => h.labels),
      heads: [
        headLine("week", "Game", "", 104, 4.6, 86),
        headLine("date", "Date", nameOf(context, "date"), 104, 12, 86),
      ],
    }),
    names: SIDES.map((side, i) => ({
      name: `${side.id}.name`,
      label: `${side.title}: team`,
      x: 24,
      y: round(tops[i] + 0.5),
      w: 100,
      h: 6,
    })),
  };
}

export const gameTracker: PenPaperSheet = {
  id: "game-tracker",
  code: "PP-15",
  title: "Game tracker",
  summary: "action dice, star dice, trick plays, fakes and injuries of both teams in one game",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => [{ template: "pen-and-paper/game-tracker", title: "Game tracker", model: model(context) }],
  large: largeGameTracker,
};
