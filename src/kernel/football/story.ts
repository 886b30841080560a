/** The story of a game for a terminal: a heading for each period, one line per play with its consequences, tables. */
import { boxScore } from "./box-score.js";
import type { EventList, PointsEvent } from "./events.js";
import { scoreOf } from "./score.js";
import type { Side } from "./side.js";
import { boxRows, sideCells, sideTable } from "./tables.js";

type Names = Readonly<Record<Side, string>>;

const POINTS: Readonly<Record<PointsEvent["kind"], string>> = {
  touchdown: "Touchdown",
  fieldGoal: "Field goal",
  safety: "Safety,",
  extraPoint: "Extra point",
  twoPoint: "Two points",
};

/** Yards gained or lost on a play. */
export const yardsText = (yards: number): string =>
  yards === 0 ? "no gain" : yards < 0 ? `loss of ${-yards}` : `${yards} ${yards === 1 ? "yard" : "yards"}`;

export class Story {
  private readonly paragraphs: { text: string; readonly isHead: boolean }[] = [];
  private readonly score = { away: 0, home: 0 };
  private period = 0;

  /** @param names short names */
  constructor(
    private readonly names: Names,
    private readonly quarters: number,
  ) {}

  line(text: string): void {
    this.paragraphs.push({ text, isHead: false });
  }

  /** A line for a play; `when` is on the game clock. */
  play(period: number, when: string, team: Side, text: string): void {
    if (period !== this.period) this.head(period);
    this.line(`${when}  ${this.names[team].padEnd(3)}  ${text}`);
  }

  private head(period: number): void {
    this.period = period;
    const over = period - this.quarters;
    const name = over > 0 ? `Overtime${over > 1 ? ` ${over}` : ""}` : `Quarter ${period}`;
    this.paragraphs.push({ text: `${this.paragraphs.length > 0 ? "\n" : ""}${name}`, isHead: true });
  }

  /** Words after the last line. */
  add(text: string): void {
    const last = this.paragraphs.at(-1);
    if (last) last.text += text;
  }

  points({ team, kind, points }: PointsEvent): void {
    const { names, score } = this;
    score[team] += points;
    this.add(`. ${POINTS[kind]} ${names[team]}: ${names.away} ${score.away}, ${names.home} ${score.home}`);
  }

  get lines(): string[] {
    return this.paragraphs.map(({ text, isHead }) => (isHead || /[.!:]$/.test(text) ? text : `${text}.`));
  }
}

/** Story lines for interactive play, one by one, with the score when the game is over. */
export function handStory(
  lines: readonly string[],
  events: readonly { readonly type: string }[],
  names: Names,
): string[] {
  const heard = lines.flatMap((line) => line.trimStart().split("\n"));
  if (events.at(-1)?.type !== "gameEnd") return heard;
  const { away, home } = scoreOf(events);
  return [...heard, `Final: ${names.away} ${away}, ${names.home} ${home}.`];
}

const BOX = boxRows((box) => `${box.completions}/${box.attempts}`);

/** The box score, with short team names. */
export function boxLines(events: EventList, names: Names): string[] {
  const box = boxScore(events);
  const figures = BOX.map(([label, value]) => [label, ...sideCells((side) => value(box[side]))] as const);
  return sideTable([["", ...sideCells((side) => names[side])], ...figures], 9);
}
