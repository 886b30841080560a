/** One team's game: the one list of columns for shapes and for the classifier. */
import {
  boxScore,
  inRedZone,
  playsOf,
  STATISTICS,
  type EventList,
  type KickEvent,
  type PlayEvent,
  type Side,
  type StatisticId,
  type TeamBox,
} from "../../kernel/football/index.js";

/** Plays as logged: some games log a kneel as a kind of rush, and a scramble as a pass. */
export type Heard = HeardKick | HeardPlay;
export type HeardPlay = PlayEvent & {
  readonly kind?: string;
  readonly clock?: number;
  readonly scramble?: boolean;
  readonly came?: string;
};
export type HeardKick = KickEvent & {
  readonly down?: number;
  readonly toGo?: number;
  readonly spot?: number;
};

const BOX = (Object.keys(STATISTICS) as StatisticId[]).flatMap((id) => {
  const { name, of } = STATISTICS[id] as { readonly name: string; readonly of?: (box: TeamBox) => number };
  return of ? [{ id: id as string, title: name.toLowerCase(), of }] : [];
});

/** Columns beyond the box score. */
const OWN = [
  { id: "longestRun", title: "longest run" },
  { id: "longestCompletion", title: "longest completion" },
  { id: "returnTouchdowns", title: "touchdowns on returns and defense" },
  { id: "redZoneDrives", title: "drives inside the 20" },
] as const;

export const TEAM_GAME: readonly { readonly id: string; readonly title: string }[] = [
  ...BOX.map(({ id, title }) => ({ id, title })),
  ...OWN,
];

/** True for a kneel or a spike: not an attempt to gain yards. */
export const killsClock = ({ result, kind }: HeardPlay): boolean =>
  result === "kneel" || kind === "kneel" || kind === "spike";

/** Both sides' columns, in list order. */
export function teamGames(events: EventList): Readonly<Record<Side, readonly number[]>> {
  const boxes = boxScore(events);
  const none = () => ({ longestRun: 0, longestCompletion: 0, returnTouchdowns: 0, redZoneDrives: 0 });
  const own = { home: none(), away: none() };
  let near = false;
  for (const { event, follow, wiped, touchdown } of playsOf(events as Iterable<Heard>)) {
    if (event && touchdown && (event.type === "kick" || touchdown !== event.team)) own[touchdown].returnTouchdowns++;
    if (event?.type === "play" && !wiped && !event.isTry) {
      const mine = own[event.team];
      if (inRedZone(event.spot) && !near) {
        near = true;
        mine.redZoneDrives++;
      }
      if (event.result === "rush" && !killsClock(event)) mine.longestRun = Math.max(mine.longestRun, event.yards);
      if (event.result === "complete") mine.longestCompletion = Math.max(mine.longestCompletion, event.yards);
    }
    if ((follow as readonly { readonly type: string }[]).some(({ type }) => type === "driveStart")) near = false;
  }
  const row = (side: Side): number[] => [
    ...BOX.map(({ of }) => of(boxes[side])),
    ...OWN.map(({ id }) => own[side][id]),
  ];

  return { home: row("home"), away: row("away") };
}
