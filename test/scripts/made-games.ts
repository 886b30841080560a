/** A folder in the shape of nflgame's, with made-up games. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** A play as its id, quarter and clock, down and distance, spot, club on offense, text, and events: `id club player yards`. */
export type MadePlay = readonly [
  id: number,
  at: string,
  down: string,
  spot: string,
  club: string,
  text: string,
  events: readonly string[],
];
export interface MadeDrive {
  readonly club: string;
  readonly result: string;
  readonly plays: readonly MadePlay[];
}
export interface MadeGame {
  readonly eid: string;
  readonly year: number;
  readonly away: string;
  readonly home: string;
  /** Points of a side by quarter. */
  readonly score: { readonly away: readonly number[]; readonly home: readonly number[] };
  readonly drives: readonly MadeDrive[];
  /** play id -> type, club, text, and the id of a player by name. */
  readonly summary: Readonly<
    Record<string, readonly [string | null, string, string, Readonly<Record<string, string>>?]>
  >;
}

const made = ([, at, down, spot, club, text, events]: MadePlay): object => {
  const [quarter, clock] = at.split(" ");
  const [number, toGo] = down.split("-");
  const players: Record<string, object[]> = {};
  events.forEach((event, i) => {
    const [id, team, player, yards] = event.split(" ");
    (players[player === "-" ? "0" : `00-${player}`] ??= []).push({
      ...{ sequence: i + 1, clubcode: team, playerName: player === "-" ? null : player },
      ...{ statId: Number(id), yards: Number(yards ?? 0) },
    });
  });
  return {
    ...{ qtr: Number(quarter), time: clock, down: Number(number), ydstogo: Number(toGo), yrdln: spot },
    ...{ posteam: club, desc: text, players },
  };
};

const side = (abbr: string, quarters: readonly number[], top: string): object => ({
  abbr,
  score: { ...Object.fromEntries(quarters.map((n, i) => [i + 1, n])), 5: 0, T: quarters.reduce((a, b) => a + b) },
  stats: { team: { totfd: 3, totyds: 90, pyds: 60, ryds: 30, pen: 1, penyds: 5, trnovr: 1, pt: 2, ptyds: 80, top } },
});

/** A game as its file has it. */
export const madeFile = ({ eid, away, home, score, drives, summary }: MadeGame): object => ({
  [eid]: {
    away: side(away, score.away, "29:30"),
    home: side(home, score.home, "30:30"),
    drives: {
      ...Object.fromEntries(
        drives.map(({ club, result, plays }, i) => [
          i + 1,
          {
            ...{
              posteam: club,
              qtr: 1,
              result,
              numplays: plays.length,
              ydsgained: 10,
              penyds: 0,
              fds: 1,
              postime: "2:00",
            },
            start: { qtr: 1, time: "15:00", yrdln: plays[0]![3], team: club },
            plays: Object.fromEntries(plays.map((play) => [play[0], made(play)])),
          },
        ]),
      ),
      crntdrv: drives.length,
    },
    scrsummary: Object.fromEntries(
      Object.entries(summary).map(([id, [type, team, desc, players]]) => [
        id,
        { type, team, desc, qtr: 1, players: players ?? {} },
      ]),
    ),
  },
  nextupdate: -1,
});

/** Writes games, with bytes of your own for some of them; undefined for none. @returns the folder */
export function madeFolder(
  games: readonly MadeGame[],
  instead: Readonly<Record<string, Uint8Array | undefined>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), "season-tables-"));
  const inner = join(folder, "nflgame");
  mkdirSync(join(inner, "gamecenter-json"), { recursive: true });
  const schedule = games.map(({ eid, year }) => [eid, { eid, year, season_type: "REG", week: 1, wday: "Sun" }]);
  const friendly = ["2016080100", { eid: "2016080100", year: 2016, season_type: "PRE", week: 1, wday: "Mon" }];
  writeFileSync(join(inner, "schedule.json"), JSON.stringify({ games: [friendly, ...schedule], time: 0 }));
  const players = { "00-J.Arm": { full_name: "John Arm", position: "QB" }, "00-S.Hands": { full_name: "Sam Hands" } };
  writeFileSync(join(inner, "players.json"), JSON.stringify(players));
  for (const game of games) {
    const bytes = game.eid in instead ? instead[game.eid] : gzipSync(JSON.stringify(madeFile(game)));
    if (bytes) writeFileSync(join(inner, "gamecenter-json", `${game.eid}.json.gz`), bytes);
  }
  return folder;
}
