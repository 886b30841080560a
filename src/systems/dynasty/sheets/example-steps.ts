/** The commentary of the worked example: steps of the first seasons, laid out as rows of two pages. */
import { columns, round } from "../../../page/lay-out.js";
import type { SeasonLine } from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import type { CampaignRecord } from "../record.js";
import { eventsBySeason } from "../tell.js";
import { roundName, seasonSteps, type StoryPhase, type StoryStep } from "../tell/index.js";
import { DASH, MINUS, ROUND_NAMES } from "./shared.js";

export const COLUMN = columns(0, { phase: 27, dice: 28, text: 109, influence: 14, points: 12 });

/** Type of the sentences, and how wide a letter is taken to be: a little wider than Barlow Condensed sets it. */
export const TYPE = { size: 8.5, leading: 1.22, letter: 1.1 } as const;
const LINE = (TYPE.size * TYPE.leading * 25.4) / 72;
const LETTERS = Math.floor((COLUMN.text.w - 4) / TYPE.letter);
const ROW_PAD = 3.1;
const ROW_LEAST = 7.4;
export const SEASON_H = 6.2;
export const DIE = 4.7;
export const PITCH = 5.15;

export const PHASE_NAMES: Readonly<Record<StoryPhase, string>> = {
  offSeason: "Off-season",
  frontOffice: "Front Office",
  regular: "Regular season",
  wildCard: ROUND_NAMES.wildCard.long,
  divisional: ROUND_NAMES.divisional.long,
  conference: ROUND_NAMES.conference.long,
  bigGame: ROUND_NAMES.bigGame.long,
  contract: "Contract, points",
};

/** `9-7` with an en dash, `-1` with a minus sign. */
export const typeset = (text: string): string =>
  text.replace(/(\d)-(\d)/g, `$1${DASH}$2`).replace(/(^|[\s(])-(\d)/g, `$1${MINUS}$2`);

/** A row as the template draws it: a season's head, or a step. */
export interface StoryRow {
  readonly h: number;
  readonly season: string;
  readonly [key: string]: unknown;
}

/** `10–6, lost the Big Game, 10 points`. */
function outcome({ regular, rounds, total }: SeasonLine): string {
  const last = rounds.at(-1);
  const end = !last ? "no playoffs" : last.won ? "champions" : `lost ${roundName(last.round)}`;
  return `${regular.wins}${DASH}${regular.losses}, ${end}, ${total} ${total === 1 ? "point" : "points"}`;
}

/** Height of the list of later seasons: its band and its lines. */
const LATER = { band: 4.9, line: 5.2, columns: 2, gap: 5 } as const;

/** The seasons that no step is told of, in two columns; undefined where the room is too small for all of them. */
export function laterSeasons(lines: readonly SeasonLine[], y: number, room: number): object | undefined {
  const each = Math.ceil(lines.length / LATER.columns);
  const h = round(LATER.band + each * LATER.line + 1.6);
  if (lines.length === 0 || h > room) return undefined;
  const w = (COLUMN.points.right - LATER.gap) / LATER.columns;
  const items = lines.map((line, i) => ({
    season: `${line.season}`,
    text: `${outcome(line)}, ${line.running} in all`,
    x: round(Math.floor(i / each) * (w + LATER.gap) + 2),
    textX: round(Math.floor(i / each) * (w + LATER.gap) + 9),
    y: round(y + LATER.band + ((i % each) + 0.5) * LATER.line + 0.8),
    w: round(w - 11),
  }));
  return { y, h, bandH: LATER.band, title: "How it went on", note: "the rest of the scoresheet in words", items };
}

/** Rows of one season, its head first. */
export function seasonRows(line: SeasonLine, steps: readonly StoryStep[]): StoryRow[] {
  const title = `Season ${line.season}`;
  const note = `${outcome(line)}. Starts with ${line.diceBefore} Team Dice, ${line.influence.start} influence, contract to season ${line.contractStart}.`;
  const head: StoryRow = { h: SEASON_H, season: title, head: true, note };
  return [
    head,
    ...steps.map((step, i) => stepRow(line, step, steps[i - 1], `${line.season}.${i + 1}`, i === steps.length - 1)),
  ];
}

function stepRow(
  line: SeasonLine,
  step: StoryStep,
  before: StoryStep | undefined,
  id: string,
  last: boolean,
): StoryRow {
  const text = typeset(step.text);
  const lines = wrappedLines(text, LETTERS);
  const h = round(Math.max(ROW_LEAST, lines * LINE + ROW_PAD));
  const size = DIE;
  return {
    h,
    season: `Season ${line.season}`,
    number: line.season,
    head: false,
    note: "",
    phase: PHASE_NAMES[step.phase],
    /** First step of its phase. */
    opens: before?.phase !== step.phase,
    text,
    textH: round(lines * LINE + 0.6),
    dice: {
      name: `step.${id}.dice`,
      x: COLUMN.dice.x + 1.4,
      faces: step.faces,
      coach: step.coach,
      size,
      spaces: step.faces.map((_, i) => ({
        x: round(COLUMN.dice.x + 1.4 + i * PITCH),
        look: step.coach && i === 0 ? "space-coach" : "space",
      })),
      moved: step.moved.map((i) => ({
        x1: round(COLUMN.dice.x + 1.4 + i * PITCH + 0.6),
        x2: round(COLUMN.dice.x + 1.4 + i * PITCH + DIE - 0.6),
      })),
    },
    influence: { name: `step.${id}.influence`, value: `${step.influence}` },
    points: {
      name: `step.${id}.points`,
      value: last ? `${line.total}` : step.points === 0 ? "" : `+${step.points}`,
      sum: last,
      ring: `step.${id}.sum`,
    },
  };
}

/** Lines that a text takes at so many letters a line. */
function wrappedLines(text: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    if (used > 0 && used + 1 + word.length > letters) {
      lines++;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

/** Seasons told by the commentary, at most `most`, with their steps. */
export function toldSeasons(
  rules: DynastyRules,
  record: CampaignRecord,
  lines: readonly SeasonLine[],
  most: number,
): { line: SeasonLine; steps: readonly StoryStep[] }[] {
  return eventsBySeason(record.events)
    .slice(0, Math.min(most, lines.length))
    .map((events, i) => ({ line: lines[i], steps: seasonSteps(rules, events) }));
}

/**
 * Rows broken into pages of `height`. Seasons are taken whole while they fit into `pages`; the first one always is.
 * A season that runs over a page gets its head again.
 */
export function breakRows(seasons: readonly (readonly StoryRow[])[], height: number, pages: number): StoryRow[][] {
  let done: StoryRow[][] = [[]];
  for (const season of seasons) {
    const trial = done.map((page) => [...page]);
    let used = trial[trial.length - 1].reduce((sum, row) => sum + row.h, 0);
    const [head, ...steps] = season;
    steps.forEach((row, i) => {
      // A head stays with its first two steps.
      const wants = i === 0 ? head.h + row.h + (steps[1]?.h ?? 0) : row.h;
      if (used + wants > height) {
        trial.push([]);
        used = 0;
      }
      const page = trial[trial.length - 1];
      if (page.length === 0 || i === 0) {
        page.push(i === 0 ? head : { ...head, season: `${head.season}, continued`, note: "" });
        used += head.h;
      }
      page.push(row);
      used += row.h;
    });
    if (trial.length > pages && done[0].length > 0) break;
    done = trial;
  }
  return done;
}
