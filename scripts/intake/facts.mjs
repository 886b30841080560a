// One made-up season, game by game: what each player did in each game. All totals of the corpus are sums of these lines, so players' totals
// add up to their team's, a team's numbers equal what its opponents allowed, and points match touchdowns and kicks.

/** Random numbers from 0 to 1, the same everywhere (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const FIRST = ["Abel", "Boyd", "Carl", "Dell", "Emil", "Fritz", "Gus", "Hank", "Ike", "Jude", "Kip", "Lon"];
const LAST = [
  "Alder",
  "Birch",
  "Cedar",
  "Dogwood",
  "Elm",
  "Fir",
  "Ginkgo",
  "Hazel",
  "Ironwood",
  "Juniper",
  "Kapok",
  "Larch",
];
/** Positions of a team's players. */
export const MEN = ["QB", "QB", "RB", "RB", "WR", "WR", "TE", "K", "P", "LB", "CB", "DE"];

/** A player's name: the team's letter makes names of four teams different. */
const nameOf = (club, man) =>
  `${FIRST[(man + club * 3) % 12]} ${LAST[(man + club * 5) % 12]}${["son", "man", "well", "ford"][club]}`;

/**
 * @param clubs codes, as in the correct result
 * @param rounds how often all teams play each other
 * @returns lines of players by game, lines of teams by game, games
 */
export function seasonOf(clubs, { seed = 1, rounds = 1, sacks = true } = {}) {
  const random = randomOf(seed);
  const int = (from, to) => from + Math.floor(random() * (to - from + 1));
  const games = [];
  const lines = [];
  const pairs =
    clubs.length === 4
      ? [
          [
            [0, 1],
            [2, 3],
          ],
          [
            [2, 0],
            [3, 1],
          ],
          [
            [0, 3],
            [1, 2],
          ],
        ]
      : [[[0, 1]], [[1, 0]]];
  let week = 0;
  for (let round = 0; round < rounds; round++)
    for (const meets of pairs) {
      week++;
      for (const [away, home] of meets) {
        const sides = [away, home].map((club) => teamGame(club));
        // A touchback is not a return; somebody catches every kick.
        sides.forEach((side, i) => {
          const other = sides[1 - i];
          side.kickoffs = 1 + other.scores * 0 + side.scores;
          side.kickoffTouchbacks = Math.min(side.kickoffs, int(0, 3));
          side.kickoffYards = side.kickoffs * 62;
        });
        sides.forEach((side, i) => {
          const other = sides[1 - i];
          side.kickReturns = other.kickoffs - other.kickoffTouchbacks;
          side.kickReturnYards = side.kickReturns * int(19, 25);
          side.puntReturns = Math.max(0, other.punts - other.puntTouchbacks - int(0, 2));
          side.puntReturnYards = side.puntReturns * int(5, 11);
          side.sacksMade = other.sacks;
          side.interceptionsMade = other.interceptions;
          side.interceptionYards = other.interceptions * int(4, 20);
          side.fumblesRecovered = other.fumblesLost;
          side.fumblesForced = other.fumbles;
        });
        games.push({
          week,
          away: clubs[away],
          home: clubs[home],
          awayPoints: sides[0].points,
          homePoints: sides[1].points,
          sides: { [clubs[away]]: sides[0], [clubs[home]]: sides[1] },
          date: `2022-${week < 4 ? "09" : "10"}-${String(7 + ((week - 1) % 3) * 7 + (week < 4 ? 4 : 0)).padStart(2, "0")}`,
        });
        [away, home].forEach((club, i) => {
          for (const line of menOf(club, sides[i], week))
            lines.push({ ...line, opponent: clubs[i === 0 ? home : away], team: clubs[club] });
        });
      }
    }
  return { clubs, games, lines };

  function teamGame() {
    const completions = int(17, 26);
    const passAttempts = completions + int(8, 15);
    const passTouchdowns = int(0, 3);
    const rushTouchdowns = int(0, 2);
    const fieldGoals = [0, int(0, 1), int(0, 2), int(0, 1), int(0, 1)];
    const missed = [0, 0, 0, int(0, 1), int(0, 1)];
    const sum = (list) => list.reduce((a, b) => a + b, 0);
    const touchdowns = passTouchdowns + rushTouchdowns;
    const extraPoints = Math.max(0, touchdowns - int(0, 1));
    const sacked = sacks ? int(1, 4) : 0;
    const punts = int(3, 6);
    const rushAttempts = int(23, 33);
    const penalties = int(4, 9);
    const fumbles = int(1, 3);
    const firstPass = int(8, 13);
    const firstRush = int(5, 9);
    const firstPenalty = int(0, 3);
    const downs = int(11, 15);
    return {
      scores: touchdowns + sum(fieldGoals),
      points: 6 * touchdowns + extraPoints + 3 * sum(fieldGoals),
      passAttempts,
      completions,
      passYards: completions * int(10, 13) + int(0, 9),
      passTouchdowns,
      interceptions: int(0, 2),
      sacks: sacked,
      sackYards: sacked * int(6, 8),
      rushAttempts,
      rushYards: rushAttempts * 4 + int(-20, 25),
      rushTouchdowns,
      fumbles,
      fumblesLost: int(0, fumbles),
      penalties,
      penaltyYards: penalties * 8 + int(0, 7),
      firstDowns: firstPass + firstRush + firstPenalty,
      firstPass,
      firstRush,
      firstPenalty,
      thirdDownAttempts: downs,
      thirdDownConversions: int(3, 7),
      fourthDownAttempts: int(1, 3),
      fourthDownConversions: int(0, 1),
      punts,
      puntYards: punts * int(42, 47),
      puntsInside20: int(0, 3),
      puntTouchbacks: int(0, 1),
      fieldGoals: sum(fieldGoals),
      fieldGoalAttempts: sum(fieldGoals) + sum(missed),
      made0: fieldGoals[0],
      tried0: fieldGoals[0],
      made20: fieldGoals[1],
      tried20: fieldGoals[1],
      made30: fieldGoals[2],
      tried30: fieldGoals[2],
      made40: fieldGoals[3],
      tried40: fieldGoals[3] + missed[3],
      made50: fieldGoals[4],
      tried50: fieldGoals[4] + missed[4],
      extraPoints,
      extraPointAttempts: touchdowns,
    };
  }

  /** A team's game, by player. */
  function menOf(club, side, week) {
    const man = (i, figures) => ({
      player: nameOf(club, i),
      position: MEN[i],
      number: 10 + i * 3,
      id: i + club * 12,
      week,
      ...figures,
    });
    const second =
      week % 3 === 0 ? { attempts: 2, completions: 1, yards: 9 } : { attempts: 0, completions: 0, yards: 0 };
    const runs = [Math.floor(side.rushAttempts * 0.6), Math.floor(side.rushAttempts * 0.25)];
    runs.push(side.rushAttempts - runs[0] - runs[1]);
    const runYards = [Math.floor(side.rushYards * 0.62), Math.floor(side.rushYards * 0.3)];
    runYards.push(side.rushYards - runYards[0] - runYards[1]);
    const share = (total, parts) => {
      const list = parts.map((part) => Math.floor(total * part));
      list[0] += total - list.reduce((a, b) => a + b, 0);
      return list;
    };
    const parts = [0.4, 0.25, 0.2, 0.15];
    const caught = share(side.completions, parts);
    const yards = share(side.passYards, parts);
    const targets = share(side.passAttempts - 2, parts).map((n, i) => Math.max(n, caught[i]));
    const scored = share(side.passTouchdowns, [0.5, 0.25, 0.25, 0]);
    const tackles = [int(4, 9), int(3, 7), int(1, 4)];
    const halves = [side.sacksMade / 2, 0, side.sacksMade / 2];
    return [
      man(0, {
        passing: {
          attempts: side.passAttempts - second.attempts,
          completions: side.completions - second.completions,
          yards: side.passYards - second.yards,
          touchdowns: side.passTouchdowns,
          interceptions: side.interceptions,
          sacks: side.sacks,
          sackYards: side.sackYards,
          long: 30 + ((week * 7 + club) % 20),
        },
        rushing: { attempts: runs[2], yards: runYards[2], touchdowns: 0, long: 12, fumbles: 0 },
      }),
      ...(second.attempts > 0
        ? [man(1, { passing: { ...second, touchdowns: 0, interceptions: 0, sacks: 0, sackYards: 0, long: 9 } })]
        : []),
      man(2, {
        rushing: {
          attempts: runs[0],
          yards: runYards[0],
          touchdowns: side.rushTouchdowns,
          long: 20 + week,
          fumbles: side.fumbles,
        },
        receiving: { targets: targets[3], receptions: caught[3], yards: yards[3], touchdowns: scored[3], long: 11 },
        returns: {
          kickReturns: side.kickReturns,
          kickReturnYards: side.kickReturnYards,
          puntReturns: 0,
          puntReturnYards: 0,
        },
      }),
      man(3, { rushing: { attempts: runs[1], yards: runYards[1], touchdowns: 0, long: 9, fumbles: 0 } }),
      man(4, {
        receiving: {
          targets: targets[0],
          receptions: caught[0],
          yards: yards[0],
          touchdowns: scored[0],
          long: 30 + ((week * 7 + club) % 20),
        },
      }),
      man(5, {
        receiving: { targets: targets[1], receptions: caught[1], yards: yards[1], touchdowns: scored[1], long: 22 },
        returns: {
          kickReturns: 0,
          kickReturnYards: 0,
          puntReturns: side.puntReturns,
          puntReturnYards: side.puntReturnYards,
        },
      }),
      man(6, {
        receiving: { targets: targets[2], receptions: caught[2], yards: yards[2], touchdowns: scored[2], long: 18 },
      }),
      man(7, {
        kicking: Object.fromEntries(
          [
            "fieldGoals",
            "fieldGoalAttempts",
            "made0",
            "tried0",
            "made20",
            "tried20",
            "made30",
            "tried30",
            "made40",
            "tried40",
            "made50",
            "tried50",
            "extraPoints",
            "extraPointAttempts",
            "kickoffs",
            "kickoffYards",
            "kickoffTouchbacks",
          ].map((key) => [key, side[key]]),
        ),
      }),
      man(8, {
        punting: {
          punts: side.punts,
          yards: side.puntYards,
          inside20: side.puntsInside20,
          touchbacks: side.puntTouchbacks,
          long: 55,
        },
      }),
      man(9, {
        defense: {
          tackles: tackles[0],
          assists: 3,
          combined: tackles[0] + 3,
          tacklesForLoss: 1,
          sacks: halves[0],
          interceptions: 0,
          interceptionYards: 0,
          passesDefended: 1,
          fumblesForced: side.fumblesForced,
          fumblesRecovered: side.fumblesRecovered,
        },
      }),
      man(10, {
        defense: {
          tackles: tackles[1],
          assists: 1,
          combined: tackles[1] + 1,
          tacklesForLoss: 0,
          sacks: 0,
          interceptions: side.interceptionsMade,
          interceptionYards: side.interceptionYards,
          passesDefended: 3,
          fumblesForced: 0,
          fumblesRecovered: 0,
        },
      }),
      man(11, {
        defense: {
          tackles: tackles[2],
          assists: 2,
          combined: tackles[2] + 2,
          tacklesForLoss: 2,
          sacks: halves[2],
          interceptions: 0,
          interceptionYards: 0,
          passesDefended: 0,
          fumblesForced: 0,
          fumblesRecovered: 0,
        },
      }),
    ];
  }
}

const LONGEST = new Set(["long"]);
const addUp = (rows) =>
  rows.reduce((sum, row) => {
    for (const [key, value] of Object.entries(row))
      if (typeof value === "number")
        sum[key] = LONGEST.has(key) ? Math.max(sum[key] ?? 0, value) : (sum[key] ?? 0) + value;
    return sum;
  }, {});

/** Rows of players for one kind of table: for a season, or one per week. */
export function menRows({ lines }, table, { weekly = false } = {}) {
  const kinds = table.split("+");
  const by = new Map();
  for (const line of lines) {
    if (!kinds.some((kind) => line[kind])) continue;
    const key = `${line.team}\t${line.player}${weekly ? `\t${line.week}` : ""}`;
    by.set(key, [...(by.get(key) ?? []), line]);
  }
  return [...by.values()].map((parts) => {
    const [{ team, player, position, number, id, opponent, week }] = parts;
    const figures = Object.fromEntries(kinds.map((kind) => [kind, addUp(parts.map((part) => part[kind] ?? {}))]));
    return {
      team,
      player,
      position,
      number,
      id,
      ...(weekly ? { week, opponent } : {}),
      games: parts.length,
      ...figures,
    };
  });
}

/** Rows of teams: each team's own numbers and its opponents'. */
export function teamRows({ clubs, games }) {
  return clubs.map((team) => {
    const played = games.filter(({ sides }) => sides[team]);
    const other = ({ away, home }) => (away === team ? home : away);
    const [own, against] = [
      addUp(played.map(({ sides }) => sides[team])),
      addUp(played.map((game) => game.sides[other(game)])),
    ];
    const results = played.map(({ sides, ...game }) => Math.sign(sides[team].points - sides[other(game)].points));
    const count = (sign) => results.filter((result) => result === sign).length;
    return { team, games: played.length, wins: count(1), losses: count(-1), ties: count(0), own, against };
  });
}
