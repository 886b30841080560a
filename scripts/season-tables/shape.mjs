/** What of a GameCenter file is read, and in what shape. */
import { z } from "zod";

const word = z.string().nullish();
const count = z.number();
/** Numbers, or what the file has in place of one; written as it is. */
const cell = z.union([z.string(), z.number()]).nullish();

const clock = z.string().regex(/^\d+:\d\d$/, "expected minutes:seconds");
const side = z.object({
  abbr: z.string(),
  score: z.object({ T: count }).catchall(count),
  stats: z.object({
    team: z.object({
      totfd: count,
      totyds: count,
      pyds: count,
      ryds: count,
      pen: count,
      penyds: count,
      trnovr: count,
      pt: count,
      ptyds: count,
      top: clock,
    }),
  }),
});

const event = z.object({
  sequence: count,
  statId: z.number().int(),
  yards: z.number().nullish(),
  clubcode: word,
  playerName: word,
});

const play = z.object({
  qtr: cell,
  time: word,
  down: cell,
  ydstogo: cell,
  yrdln: word,
  posteam: word,
  desc: word,
  players: z.record(z.string(), z.array(event)),
});

const drive = z.object({
  posteam: word,
  start: z.object({ qtr: cell, time: cell, yrdln: cell }).nullish(),
  numplays: cell,
  ydsgained: cell,
  penyds: cell,
  fds: cell,
  postime: cell,
  result: cell,
  plays: z.record(z.string().regex(/^\d+$/), play),
});

const score = z.object({
  type: word,
  desc: z.string(),
  team: z.string(),
  players: z.record(z.string(), z.string()).nullish(),
});

/** One game of a file `<eid>.json.gz`: `{ <eid>: game }`. */
export const gameShape = z.object({
  home: side,
  away: side,
  drives: z
    .record(z.string(), z.unknown())
    .transform(({ crntdrv: _, ...drives }) => drives)
    .pipe(z.record(z.string().regex(/^\d+$/), drive)),
  scrsummary: z.record(z.string().regex(/^\d+$/), score),
});

/** The file of all games: `{ games: [[eid, game], …] }`. */
export const scheduleShape = z.object({
  games: z.array(
    z.tuple([
      z.string(),
      z.object({
        eid: z.string().regex(/^\d{10}$/),
        year: count,
        season_type: z.string(),
        week: count,
        wday: z.string(),
      }),
    ]),
  ),
});

/** The file of all players, by their ids. */
export const playersShape = z.record(z.string(), z.object({ full_name: word, position: word }));
