/** Picks the drive of a game for the worked example, complete with its score and try, and splits it into steps. */
import { remarkLines, type Remark } from "../kernel/words/remarks.js";

type AnyEvent = { readonly type: string } & { readonly kind?: string };

const KICKS_AWAY: ReadonlySet<string> = new Set(["kickoff", "squib", "onside", "freeKick"]);

const ends = ({ type, kind = "" }: AnyEvent): boolean =>
  type === "driveStart" || type === "gameEnd" || (type === "kick" && KICKS_AWAY.has(kind));

/** Every drive of a game: its events up to the next kickoff or drive. */
export function drivesOf<E extends { readonly type: string }>(events: readonly E[]): readonly (readonly E[])[] {
  return events.flatMap((event, start) => {
    if (event.type !== "driveStart") return [];
    const length = events.slice(start + 1).findIndex((one) => ends(one as AnyEvent));
    return [length < 0 ? events.slice(start) : events.slice(start, start + 1 + length)];
  });
}

/** The drive that shows the most; the first one if tied. Undefined if the game has no suitable drive. */
export function workedDrive<E extends { readonly type: string }>(
  events: readonly E[],
  worth: (drive: readonly E[]) => number,
): readonly E[] | undefined {
  let found: readonly E[] | undefined;
  let most = -Infinity;
  for (const drive of drivesOf(events)) {
    const value = worth(drive);
    if (value > most) [found, most] = [drive, value];
  }
  return found;
}

/** Snaps that fit on two pages and are enough to show every step. */
const SNAPS = { least: 4, most: 5 } as const;
const WORTH = { different: 6, touchdown: 20, kick: 6, missing: -12, unusual: -25 } as const;

/**
 * Value of a drive as an example: as many different plays as fit on two pages, through the end of the drive.
 * @param plays what each snap shows, by name: `pass SP CMP`
 * @param unusual events that need extra explanation: fumbles, timeouts
 */
export function worthOf(
  plays: readonly string[],
  { touchdown, kick, unusual }: { readonly touchdown: boolean; readonly kick: boolean; readonly unusual: number },
): number {
  const beyond = Math.max(SNAPS.least - plays.length, plays.length - SNAPS.most, 0);
  return (
    new Set(plays).size * WORTH.different +
    (touchdown ? WORTH.touchdown : kick ? WORTH.kick : 0) +
    beyond * WORTH.missing +
    unusual * WORTH.unusual
  );
}

/** A step of a worked play. `Column`: columns of the log, plus `start`, everything a row shows before the dice. */
export interface WorkedStep<Column extends string = string> {
  /** Topic; the template has its words. */
  readonly about: string;
  /** Dice rolled for it, in the game's order of colors; fewer if fewer are rolled. */
  readonly dice?: readonly number[];
  /** Values that the template's words use. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The column it is written in. */
  readonly log?: Column;
  /** Line of the remarks, from 0. */
  readonly remark?: number;
}

export interface WorkedPlay<Row, Column extends string = string> {
  readonly row: Row;
  readonly steps: readonly WorkedStep<Column>[];
}

/** Characters of remarks that fit in a row. */
const REMARK_LETTERS = 36;

/** A row of the log that has remarks. */
export interface RemarkedRow {
  readonly remarks: readonly Remark[];
}

/** Remarks of a row, in the lines printed next to the steps. */
export const remarksOf = ({ remarks }: RemarkedRow) => remarkLines(remarks, REMARK_LETTERS);

/** Remarks are written once, when all dice of a play are known, and continue in rows of their own. */
function remarksOnce<C extends string>(steps: readonly WorkedStep<C>[], lines: number): WorkedStep<C>[] {
  const last = steps.findLastIndex(({ log }) => log === "remarks");
  return steps.flatMap((step, i) => {
    if (step.log !== "remarks") return [step];
    if (i !== last) return [{ ...step, log: undefined }];
    const more = Array.from({ length: Math.max(0, lines - 1) }, (_, line): WorkedStep<C> => ({
      about: "",
      facts: {},
      log: step.log,
      remark: line + 1,
    }));
    return [step, ...more];
  });
}

/**
 * The plays of a drive, each with its row of the log.
 * @param drive part of the events, rows those of the whole game
 * @param stepsOf steps of the play that an event begins; `after` is the row that follows, if any
 */
export function playsOfDrive<E extends { readonly type: string }, R extends RemarkedRow, C extends string>(
  {
    events,
    drive,
    rows,
    beginsRow,
  }: {
    readonly events: readonly E[];
    readonly drive: readonly E[];
    readonly rows: readonly R[];
    readonly beginsRow: (event: E) => boolean;
  },
  stepsOf: (first: E, rest: readonly E[], row: R, after: R | undefined) => readonly WorkedStep<C>[],
): WorkedPlay<R, C>[] {
  const before = events.slice(0, events.indexOf(drive[0])).filter(beginsRow).length;
  const starts = drive.flatMap((event, i) => (beginsRow(event) ? [i] : []));
  return starts.map((at, i) => {
    const [first, ...rest] = drive.slice(at, starts[i + 1]);
    const row = rows[before + i];
    const steps = stepsOf(first, rest, row, rows[before + i + 1]);
    return { row, steps: remarksOnce(steps, remarksOf(row).length) };
  });
}
