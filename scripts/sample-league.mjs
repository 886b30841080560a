/**
 * `node scripts/sample-league.mjs`: writes the statistics of a fictional league, eight teams with fourteen games each, to
 * assets/samples/5d20/league. It plays the games with rough odds of the nineties and counts, so the teams' totals equal what all teams
 * allowed. The same numbers every time.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { requireNoMore } from "./given-files.mjs";

requireNoMore(process.argv.slice(2), "node scripts/sample-league.mjs");

const FOLDER = "assets/samples/5d20/league";
const SEASON = 1998;
const TEAMS = [
  ["ALB", "Albany", "Foxes"],
  ["BAN", "Bangor", "Lumberjacks"],
  ["DUL", "Duluth", "Herons"],
  ["ERI", "Erie", "Ironclads"],
  ["PEO", "Peoria", "Millers"],
  ["SPO", "Spokane", "Rangers"],
  ["TOL", "Toledo", "Lanterns"],
  ["WHE", "Wheeling", "Barons"],
];

let state = 19980906;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const chance = (p) => random() < p;
const whole = (low, high) => low + Math.floor(random() * (high - low + 1));
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const exponential = (mean) => -mean * Math.log(1 - random());
function weighted(list, weight) {
  let left = random() * list.reduce((sum, item) => sum + weight(item), 0);
  return list.find((item) => (left -= weight(item)) <= 0) ?? list[list.length - 1];
}

const FIRST =
  "Al Art Ben Bo Carl Chet Clay Cole Curt Dale Dan Del Doc Earl Ed Floyd Frank Gene Glen Gus Hank Ike Jack Jim Joe Kip Lee Lou Mack Max Mel Milt Ned Nick Otis Otto Pat Pete Ray Red Rex Roy Sam Sid Stan Ted Tom Vern Walt Wes".split(
    " ",
  );
const LAST =
  "Abbott Barlow Beckett Birch Boone Brandt Calloway Carver Chase Colby Cordell Crane Dalton Decker Draper Easton Ellery Farrow Finch Foster Garrity Gibbs Granger Hadley Harlan Hobart Holloway Hurst Ingram Jarvis Keane Kimball Lawton Ledger Locke Maddox Marlow Mercer Nash Norwood Oakes Osgood Padgett Pike Pruitt Quimby Radley Ransom Rooker Sawyer Shaw Sloan Stroud Tanner Thorne Tuttle Upton Vance Wade Weller Whitlock Yardley Yates Zeller".split(
    " ",
  );
const names = new Set();
function name() {
  for (;;) {
    const made = `${FIRST[whole(0, FIRST.length - 1)]} ${LAST[whole(0, LAST.length - 1)]}`;
    if (!names.has(made)) {
      names.add(made);
      return made;
    }
  }
}

const man = (position, more = {}) => ({ player: name(), position, skill: normal(), ...more });
const teams = TEAMS.map(([code, city, nickname]) => ({
  code,
  city,
  nickname,
  pass: 0.8 * normal(),
  run: 0.8 * normal(),
  stopPass: 0.8 * normal(),
  stopRun: 0.8 * normal(),
  runs: 0.43 + 0.03 * normal(),
  qb: [man("QB", { share: 0.9 }), man("QB", { share: 0.1 })],
  backs: [
    man("RB", { carries: 0.58, targets: 0.1 }),
    man("RB", { carries: 0.24, targets: 0.07 }),
    man("FB", { carries: 0.1, targets: 0.05 }),
    man("RB", { carries: 0.05, targets: 0.02 }),
  ],
  ends: [
    man("WR", { targets: 0.25, deep: 0.45 }),
    man("WR", { targets: 0.19, deep: 0.4 }),
    man("TE", { targets: 0.13, deep: 0.15 }),
    man("WR", { targets: 0.11, deep: 0.35, carries: 0.01 }),
    man("TE", { targets: 0.04, deep: 0.1 }),
    man("WR", { targets: 0.04, deep: 0.35 }),
  ],
  kicker: man("K"),
  punter: man("P"),
  defense: [
    ...["DE", "DE", "DT", "DT"].map((p) =>
      man(p, { tackle: p === "DE" ? 0.05 : 0.045, rush: p === "DE" ? 0.24 : 0.12, cover: 0.012 }),
    ),
    man("DE", { tackle: 0.02, rush: 0.08, cover: 0.004 }),
    ...["LB", "LB", "LB"].map((p, i) =>
      man(p, { tackle: [0.15, 0.12, 0.09][i], rush: [0.03, 0.06, 0.08][i], cover: 0.06 }),
    ),
    man("LB", { tackle: 0.04, rush: 0.02, cover: 0.02 }),
    ...["CB", "CB"].map((p) => man(p, { tackle: 0.08, rush: 0.004, cover: 0.23 })),
    ...["FS", "SS"].map((p, i) => man(p, { tackle: [0.09, 0.11][i], rush: 0.008, cover: [0.16, 0.13][i] })),
    man("CB", { tackle: 0.04, rush: 0.002, cover: 0.08 }),
  ],
}));
for (const team of teams) team.returner = { kick: team.backs[3], punt: team.ends[5] };

/** Rows of players by table, name and team; team rows by side. */
const tables = {
  passing: new Map(),
  rushing: new Map(),
  receiving: new Map(),
  defense: new Map(),
  kicking: new Map(),
  punting: new Map(),
  returns: new Map(),
};
const sides = new Map(
  teams.flatMap(({ code }) => [
    [`${code} for`, {}],
    [`${code} against`, {}],
  ]),
);
const fouls = new Map();
const games = [];

function add(table, team, { player, position }, counts) {
  const key = `${team.code} ${player}`;
  const row = tables[table].get(key) ?? { season: SEASON, player, team: team.code, position, games: 14 };
  tables[table].set(key, row);
  for (const [column, value] of Object.entries(counts)) {
    if (column === "long" || column.endsWith("Long") || column.startsWith("long"))
      row[column] = Math.max(row[column] ?? value, value);
    else row[column] = (row[column] ?? 0) + value;
  }
}
/** Counts for a team, and as allowed by its opponent. */
function both(team, other, counts) {
  for (const row of [sides.get(`${team.code} for`), sides.get(`${other.code} against`)])
    for (const [column, value] of Object.entries(counts)) row[column] = (row[column] ?? 0) + value;
}

const ROSTER_TACKLE = (defender) => defender.tackle * (1 + 0.15 * defender.skill);
function tackle(defense, loss) {
  const by = weighted(defense.defense, ROSTER_TACKLE);
  const helped = chance(0.35);
  add("defense", defense, by, { tackles: helped ? 0 : 1, assists: helped ? 1 : 0, tacklesForLoss: loss ? 1 : 0 });
  if (helped) add("defense", defense, weighted(defense.defense, ROSTER_TACKLE), { assists: 1 });
}

/** @returns the play's yards, and its other results */
function runPlay(offense, defense, passer) {
  const scramble = passer !== undefined;
  const carrier =
    passer ?? weighted([...offense.backs, ...offense.ends.filter(({ carries }) => carries)], ({ carries }) => carries);
  const mean = 4.0 + 0.35 * offense.run - 0.3 * defense.stopRun + 0.15 * carrier.skill;
  let yards = scramble
    ? Math.round(exponential(6.5))
    : Math.round(mean - 2.6 + exponential(3.3) - exponential(1.1) + (chance(0.025) ? exponential(18) : 0));
  yards = Math.max(-6, yards);
  return { carrier, yards, scramble };
}

function countRun(offense, defense, { carrier, yards, scramble }, touchdown) {
  const fumble = !touchdown && chance(0.016);
  const lost = fumble && chance(0.5);
  add("rushing", offense, carrier, {
    attempts: 1,
    yards,
    touchdowns: touchdown ? 1 : 0,
    long: yards,
    kneels: 0,
    scrambles: scramble ? 1 : 0,
    scrambleYards: scramble ? yards : 0,
    runs20: yards >= 20 ? 1 : 0,
    fumbles: fumble ? 1 : 0,
    fumblesLost: lost ? 1 : 0,
  });
  both(offense, defense, {
    rushAttempts: 1,
    rushYards: yards,
    rushTouchdowns: touchdown ? 1 : 0,
    scrambles: scramble ? 1 : 0,
    scrambleYards: scramble ? yards : 0,
    fumbles: fumble ? 1 : 0,
    fumblesLost: lost ? 1 : 0,
  });
  if (!touchdown) tackle(defense, yards < 0);
  if (fumble)
    add("defense", defense, weighted(defense.defense, ROSTER_TACKLE), {
      fumblesForced: 1,
      fumblesRecovered: lost ? 1 : 0,
    });
  return lost;
}

function foul(team, other, kind, yards) {
  const key = `${team.code} ${kind}`;
  const row = fouls.get(key) ?? { season: SEASON, team: team.code, foul: kind, accepted: 0, declined: 0, yards: 0 };
  fouls.set(key, row);
  row.accepted++;
  row.yards += yards;
  if (chance(0.15)) row.declined++;
  both(team, other, { penalties: 1, penaltyYards: yards });
}

/** One drive from a spot, in yards from the own goal line. @returns points, and where the other team starts */
function drive(offense, defense, from) {
  let [spot, down, toGo] = [from, 1, 10];
  const qb = weighted(offense.qb, ({ share }) => share);
  both(offense, defense, { drives: 1 });
  for (let n = 0; n < 30; n++) {
    if (chance(0.045)) {
      const own = chance(0.55);
      const kinds = own
        ? [
            ["False Start", 5],
            ["Offensive Holding", 10],
            ["Illegal Formation", 5],
          ]
        : [
            ["Defensive Offside", 5],
            ["Defensive Holding", 5],
            ["Face Mask", 15],
          ];
      const [kind, yards] = kinds[whole(0, 2)];
      foul(own ? offense : defense, own ? defense : offense, kind, yards);
      spot = Math.min(98, Math.max(2, spot + (own ? -yards : yards)));
      toGo = Math.max(1, toGo + (own ? yards : -yards));
    }
    if (down === 4) {
      const distance = 100 - spot + 17;
      if (distance <= 52) return fieldGoal(offense, defense, distance, spot);
      return punt(offense, defense, spot);
    }
    both(offense, defense, { plays: 1 });
    const wantsRun = chance(
      offense.runs + (toGo <= 2 ? 0.25 : 0) - (down === 3 && toGo >= 7 ? 0.3 : 0) + (down === 1 ? 0.08 : 0),
    );
    let gained;
    if (wantsRun) {
      const run = runPlay(offense, defense);
      run.yards = Math.min(run.yards, 100 - spot);
      const touchdown = spot + run.yards >= 100;
      if (countRun(offense, defense, run, touchdown))
        return { points: 0, next: 100 - Math.min(99, Math.max(1, spot + run.yards)) };
      if (touchdown) return scored(offense, defense);
      gained = run.yards;
    } else {
      const edge = offense.pass - defense.stopPass + 0.3 * qb.skill;
      if (chance(0.062 - 0.008 * edge)) {
        const loss = Math.min(spot - 1, whole(3, 11));
        const by = weighted(defense.defense, (d) => d.rush * (1 + 0.3 * d.skill));
        const fumble = chance(0.13);
        const lost = fumble && chance(0.5);
        add("passing", offense, qb, {
          sacks: 1,
          sackYards: loss,
          fumbles: fumble ? 1 : 0,
          fumblesLost: lost ? 1 : 0,
          attempts: 0,
          completions: 0,
          yards: 0,
          interceptions: 0,
        });
        both(offense, defense, { sacks: 1, sackYards: loss, fumbles: fumble ? 1 : 0, fumblesLost: lost ? 1 : 0 });
        add("defense", defense, by, {
          sacks: 1,
          tackles: 1,
          tacklesForLoss: 1,
          hits: 1,
          fumblesForced: fumble ? 1 : 0,
          fumblesRecovered: lost ? 1 : 0,
        });
        if (lost) return { points: 0, next: 100 - (spot - loss) };
        gained = -loss;
      } else if (chance(0.032)) {
        const run = runPlay(offense, defense, qb);
        run.yards = Math.min(run.yards, 100 - spot);
        const touchdown = spot + run.yards >= 100;
        if (countRun(offense, defense, run, touchdown))
          return { points: 0, next: 100 - Math.min(99, Math.max(1, spot + run.yards)) };
        if (touchdown) return scored(offense, defense);
        gained = run.yards;
      } else {
        const result = throwBall(offense, defense, qb, spot, edge);
        if (result.next !== undefined) return result;
        if (result.touchdown) return scored(offense, defense);
        gained = result.yards;
      }
    }
    spot += gained;
    if (spot < 1) {
      both(defense, offense, { points: 2 });
      return { points: -2, next: 35 };
    }
    if (gained >= toGo) {
      [down, toGo] = [1, Math.min(10, 100 - spot)];
      both(offense, defense, { firstDowns: 1 });
    } else [down, toGo] = [down + 1, toGo - gained];
  }
  return { points: 0, next: 100 - spot };
}

function throwBall(offense, defense, qb, spot, edge) {
  const target = weighted([...offense.ends, ...offense.backs], (m) => m.targets * (1 + 0.12 * m.skill));
  const deep = chance(target.deep ?? 0.03);
  const complete = chance((deep ? 0.45 : 0.645) + 0.025 * edge + 0.015 * target.skill);
  if (chance(0.08 - 0.012 * edge) && !complete) {
    const by = weighted(defense.defense, (d) => d.cover * (1 + 0.3 * d.skill));
    const back = chance(0.35) ? 0 : Math.round(exponential(17));
    const at = Math.min(97, spot + whole(4, 25));
    const end = Math.max(0, at - back);
    const touchdown = end <= 0;
    add("passing", offense, qb, { attempts: 1, completions: 0, yards: 0, touchdowns: 0, interceptions: 1 });
    both(offense, defense, { passAttempts: 1, interceptions: 1 });
    add("receiving", offense, target, { targets: 1, receptions: 0, yards: 0, touchdowns: 0 });
    add("defense", defense, by, {
      interceptions: 1,
      interceptionYards: at - end,
      interceptionTouchdowns: touchdown ? 1 : 0,
      passesDefended: 1,
    });
    both(defense, offense, { interceptionYards: at - end });
    if (touchdown) {
      afterTouchdown(defense, offense);
      return { points: -6, next: kickoff(defense, offense), kicked: true };
    }
    return { points: 0, next: 100 - Math.max(1, end) };
  }
  if (!complete) {
    add("passing", offense, qb, { attempts: 1, completions: 0, yards: 0, touchdowns: 0, interceptions: 0 });
    both(offense, defense, { passAttempts: 1 });
    add("receiving", offense, target, { targets: 1, receptions: 0, yards: 0, touchdowns: 0 });
    if (chance(0.28))
      add(
        "defense",
        defense,
        weighted(defense.defense, (d) => d.cover),
        { passesDefended: 1 },
      );
    return { yards: 0 };
  }
  const raw = deep ? 14 + exponential(9.5) : 3 + exponential(6.9) + 0.8 * edge;
  const yards = Math.min(100 - spot, Math.round(raw - (chance(0.08) ? 6 : 0)));
  const touchdown = spot + yards >= 100;
  const fumble = !touchdown && chance(0.012);
  const lost = fumble && chance(0.5);
  add("passing", offense, qb, {
    attempts: 1,
    completions: 1,
    yards,
    touchdowns: touchdown ? 1 : 0,
    interceptions: 0,
    long: yards,
  });
  add("receiving", offense, target, {
    targets: 1,
    receptions: 1,
    yards,
    touchdowns: touchdown ? 1 : 0,
    long: yards,
    fumbles: fumble ? 1 : 0,
    fumblesLost: lost ? 1 : 0,
  });
  both(offense, defense, {
    passAttempts: 1,
    completions: 1,
    passYards: yards,
    passTouchdowns: touchdown ? 1 : 0,
    fumbles: fumble ? 1 : 0,
    fumblesLost: lost ? 1 : 0,
  });
  if (!touchdown) tackle(defense, yards < 0);
  if (lost) {
    add("defense", defense, weighted(defense.defense, ROSTER_TACKLE), { fumblesForced: 1, fumblesRecovered: 1 });
    return { points: 0, next: 100 - Math.min(99, Math.max(1, spot + yards)) };
  }
  return { yards, touchdown };
}

function afterTouchdown(team, other) {
  const good = chance(0.98);
  add("kicking", team, team.kicker, {
    extraPoints: good ? 1 : 0,
    extraPointAttempts: 1,
    fieldGoals: 0,
    fieldGoalAttempts: 0,
  });
  both(team, other, { points: good ? 7 : 6, extraPoints: good ? 1 : 0, extraPointAttempts: 1 });
}

function scored(offense, defense) {
  afterTouchdown(offense, defense);
  return { points: 6, next: kickoff(offense, defense) };
}

const BANDS = [
  [20, "0"],
  [30, "20"],
  [40, "30"],
  [50, "40"],
  [99, "50"],
];
function fieldGoal(offense, defense, distance, spot) {
  const good = chance(1 - 0.012 * Math.max(0, distance - 22) + 0.02 * offense.kicker.skill - 0.01);
  const band = BANDS.find(([under]) => distance < under)[1];
  const counts = { fieldGoals: good ? 1 : 0, fieldGoalAttempts: 1, [`made${band}`]: good ? 1 : 0, [`tried${band}`]: 1 };
  add("kicking", offense, offense.kicker, { ...counts, ...(good ? { longFieldGoal: distance } : {}) });
  both(offense, defense, { ...counts, ...(good ? { points: 3 } : {}) });
  return good ? { points: 3, next: kickoff(offense, defense) } : { points: 0, next: Math.max(20, 100 - spot + 7) };
}

function kickoff(team, other) {
  const back = chance(0.12);
  add("kicking", team, team.kicker, {
    kickoffs: 1,
    kickoffYards: back ? 70 : whole(56, 69),
    kickoffTouchbacks: back ? 1 : 0,
  });
  both(team, other, { kickoffs: 1, kickoffTouchbacks: back ? 1 : 0 });
  if (back) return 20;
  const yards = Math.max(5, Math.round(21 + 7 * normal() + (chance(0.03) ? exponential(25) : 0)));
  const returner = chance(0.75) ? other.returner.kick : other.returner.punt;
  add("returns", other, returner, {
    kickReturns: 1,
    kickReturnYards: yards,
    kickReturnLong: yards,
    fumbles: chance(0.02) ? 1 : 0,
  });
  both(other, team, { kickReturns: 1, kickReturnYards: yards });
  return Math.min(90, whole(2, 10) + yards);
}

function punt(team, other, spot) {
  const long = Math.round(Math.max(25, 42.5 + 6.5 * normal() + team.punter.skill));
  const gross = Math.min(long, 100 - spot);
  const back = spot + long >= 100;
  const base = { punts: 1, yards: gross, long: gross, touchbacks: back ? 1 : 0 };
  const landed = back ? 80 : spot + gross;
  const inside = !back && landed > 80;
  const fate = back
    ? "touchback"
    : weighted(["R", "F", "N"], (letter) => ({ R: inside ? 0.15 : 0.58, F: 0.25, N: inside ? 0.6 : 0.17 })[letter]);
  const yards = fate === "R" ? Math.max(-3, Math.round(exponential(9.5) - 0.5)) : 0;
  const returned = Math.min(yards, landed - 1);
  add("punting", team, team.punter, {
    ...base,
    inside20: inside ? 1 : 0,
    blocked: 0,
    fairCatches: fate === "F" ? 1 : 0,
    downed: fate === "N" ? 1 : 0,
    outOfBounds: 0,
    returned: fate === "R" ? 1 : 0,
    returnYards: returned,
  });
  both(team, other, {
    punts: 1,
    puntYards: gross,
    puntsInside20: inside ? 1 : 0,
    puntTouchbacks: back ? 1 : 0,
    puntsBlocked: 0,
  });
  if (fate === "R" || fate === "F") {
    const returner = chance(0.85) ? other.returner.punt : other.returner.kick;
    const counts =
      fate === "R" ? { puntReturns: 1, puntReturnYards: returned, puntReturnLong: returned } : { fairCatches: 1 };
    add("returns", other, returner, { ...counts, fumbles: chance(0.03) ? 1 : 0 });
    both(other, team, fate === "R" ? { puntReturns: 1, puntReturnYards: returned } : { puntFairCatches: 1 });
  }
  return { points: 0, next: Math.max(1, 100 - landed + returned) };
}

function play(week, away, home) {
  const before = [away, home].map(({ code }) => sides.get(`${code} for`).points ?? 0);
  const drives = whole(23, 26);
  let turn = whole(0, 1);
  let next = kickoff(turn === 0 ? home : away, turn === 0 ? away : home);
  for (let n = 0; n < drives; n++) {
    const [offense, defense] = turn === 0 ? [away, home] : [home, away];
    const { next: spot, kicked } = drive(offense, defense, Math.min(99, Math.max(1, next)));
    next = spot;
    // A team that scored on defense kicks off to the same offense.
    if (!kicked) turn = 1 - turn;
    if (n === Math.floor(drives / 2)) next = kickoff(turn === 0 ? home : away, turn === 0 ? away : home);
  }
  const points = () => [away, home].map(({ code }, i) => (sides.get(`${code} for`).points ?? 0) - before[i]);
  let [a, h] = points();
  if (a === h) {
    const winner = chance(0.55) ? home : away;
    fieldGoal(winner, winner === home ? away : home, 24, 93);
    [a, h] = points();
  }
  const date = new Date(Date.UTC(SEASON, 8, 6 + 7 * (week - 1))).toISOString().slice(0, 10);
  const row = { season: SEASON, week, date, away: away.code, home: home.code, awayPoints: a, homePoints: h };
  // Rematches are listed at the other field. Played there, they would have other results than the committed tables.
  games.push(week > 7 ? { ...row, away: home.code, home: away.code, awayPoints: h, homePoints: a } : row);
  for (const [team, other, mine, theirs] of [
    [away, home, a, h],
    [home, away, h, a],
  ]) {
    const result =
      mine > theirs
        ? { wins: 1, losses: 0, ties: 0 }
        : mine < theirs
          ? { wins: 0, losses: 1, ties: 0 }
          : { wins: 0, losses: 0, ties: 1 };
    both(team, other, { games: 1, ...result });
  }
}

// Everybody plays everybody twice, home and away.
const ring = teams.slice(1);
for (let week = 1; week <= 14; week++) {
  const round = (week - 1) % 7;
  const order = [teams[0], ...ring.map((_, i) => ring[(i + round) % 7])];
  for (let i = 0; i < 4; i++) {
    const pair = [order[i], order[7 - i]];
    if (((week + i) % 2 === 0) !== week > 7) pair.reverse();
    play(week, pair[0], pair[1]);
  }
}

const csv = (rows, columns) =>
  `${columns.join(",")}\n${rows.map((row) => columns.map((column) => row[column] ?? (columns.indexOf(column) < 5 ? "" : 0)).join(",")).join("\n")}\n`;
const write = (file, rows, columns) => writeFileSync(`${FOLDER}/${file}.csv`, csv(rows, columns));
const PLAYER = ["season", "player", "team", "position", "games"];
mkdirSync(FOLDER, { recursive: true });
const by = (column) => (a, b) =>
  TEAMS.findIndex(([c]) => c === a.team) - TEAMS.findIndex(([c]) => c === b.team) ||
  (b[column] ?? 0) - (a[column] ?? 0) ||
  (a.player < b.player ? -1 : 1);
const players = (table, sort, columns) =>
  write(table, [...tables[table].values()].sort(by(sort)), [...PLAYER, ...columns]);
players(
  "passing",
  "attempts",
  "attempts completions yards touchdowns interceptions long sacks sackYards fumbles fumblesLost".split(" "),
);
players(
  "rushing",
  "attempts",
  "attempts yards touchdowns long kneels scrambles scrambleYards runs20 fumbles fumblesLost".split(" "),
);
players("receiving", "receptions", "targets receptions yards touchdowns long fumbles fumblesLost".split(" "));
players(
  "defense",
  "tackles",
  "tackles assists tacklesForLoss sacks hits interceptions interceptionYards interceptionTouchdowns passesDefended fumblesForced fumblesRecovered".split(
    " ",
  ),
);
players(
  "kicking",
  "fieldGoals",
  "fieldGoals fieldGoalAttempts made0 tried0 made20 tried20 made30 tried30 made40 tried40 made50 tried50 longFieldGoal extraPoints extraPointAttempts kickoffs kickoffYards kickoffTouchbacks".split(
    " ",
  ),
);
players(
  "punting",
  "punts",
  "punts yards long inside20 touchbacks blocked fairCatches downed outOfBounds returned returnYards".split(" "),
);
players(
  "returns",
  "kickReturns",
  "kickReturns kickReturnYards kickReturnLong puntReturns puntReturnYards puntReturnLong fairCatches fumbles".split(
    " ",
  ),
);
const FIGURES =
  "games wins losses ties points plays drives firstDowns passAttempts completions passYards passTouchdowns interceptions sacks sackYards rushAttempts rushYards rushTouchdowns scrambles scrambleYards kneels fumbles fumblesLost penalties penaltyYards fieldGoals fieldGoalAttempts made0 tried0 made20 tried20 made30 tried30 made40 tried40 made50 tried50 extraPoints extraPointAttempts punts puntYards puntsInside20 puntTouchbacks puntsBlocked puntReturns puntReturnYards puntFairCatches kickoffs kickoffTouchbacks kickReturns kickReturnYards".split(
    " ",
  );
write(
  "team",
  teams.flatMap(({ code, city, nickname }) =>
    ["for", "against"].map((side) => ({
      season: SEASON,
      team: code,
      side,
      city,
      name: nickname,
      ...sides.get(`${code} ${side}`),
    })),
  ),
  ["season", "team", "side", "city", "name", ...FIGURES],
);
write(
  "penalties",
  [...fouls.values()].sort((a, b) => (a.team + a.foul < b.team + b.foul ? -1 : 1)),
  ["season", "team", "foul", "accepted", "declined", "yards"],
);
write("games", games, ["season", "week", "date", "away", "home", "awayPoints", "homePoints"]);
