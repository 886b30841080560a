/** The drive of a game that a worked example shows: whole, with the points and the try after it. */

type Told = { readonly type: string } & { readonly kind?: string };

const KICKS_AWAY: ReadonlySet<string> = new Set(["kickoff", "squib", "onside", "freeKick"]);

const ends = ({ type, kind = "" }: Told): boolean =>
  type === "driveStart" || type === "gameEnd" || (type === "kick" && KICKS_AWAY.has(kind));

/** Every drive of a game: its events up to the next kickoff or drive. */
export function drivesOf<E extends { readonly type: string }>(events: readonly E[]): readonly (readonly E[])[] {
  return events.flatMap((event, start) => {
    if (event.type !== "driveStart") return [];
    const length = events.slice(start + 1).findIndex((one) => ends(one as Told));
    return [length < 0 ? events.slice(start) : events.slice(start, start + 1 + length)];
  });
}

/** The drive that shows the most; of several the first. Undefined where a game has none. */
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

/** Snaps that fit on two pages, and are enough to see every step. */
const SNAPS = { least: 4, most: 5 } as const;
const WORTH = { different: 6, touchdown: 20, kick: 6, missing: -12, unusual: -25 } as const;

/**
 * What a drive is worth as an example: as many different plays as two pages hold, to the end.
 * @param plays what each snap shows, by a name: `pass SP CMP`
 * @param unusual things that take words of their own: fumbles, timeouts
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

/** A step of a play, as far as its log is concerned. */
interface Logged {
  readonly about: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly log?: string;
  /** Line of the remarks, from 0. */
  readonly remark?: number;
}

/** Letters of remarks that a row takes. */
export const REMARK_LETTERS = 36;

/**
 * Remarks are written once, when all dice of a play are known, and go on in rows of their own.
 * @param lines of remarks that the play has
 */
export function remarksOnce<S extends Logged>(steps: readonly S[], lines: number): S[] {
  const last = steps.findLastIndex(({ log }) => log === "remarks");
  return steps.flatMap((step, i) => {
    if (step.log !== "remarks") return [step];
    if (i !== last) return [{ ...step, log: undefined }];
    const more = Array.from({ length: Math.max(0, lines - 1) }, (_, line) => ({
      about: "",
      facts: {},
      log: step.log,
      remark: line + 1,
    }));
    return [step, ...(more as unknown as S[])];
  });
}
