/** Sums of a season: of teams on both sides, of players by club, and of fouls by team. */
import { CATCH, FIELD_GOAL, FUMBLE, KICKOFF, PUNT, PUNT_RETURN, RUN, STATISTICS, eventsBy } from "./ids.mjs";
import { PASSES, SNAPS } from "./kinds.mjs";

/** Adds to a column of a row of sums. */
const add = (sums, column, value = 1) => {
  sums[column] = (sums[column] ?? 0) + value;
};

/** Ids of gains whose longest a table has. */
const LONGEST = [
  ["rushing_lng", RUN],
  ["passing_lng", [15, 16]],
  ["receiving_lng", CATCH],
  ["defense_int_lng", [25, 26]],
  ["punting_lng", [29, 31, 32]],
  ["puntret_lng", [33, 34]],
  ["kickret_lng", [45, 46]],
  ["kicking_fgm_lng", [70]],
];
const ON_RETURNS = [33, 34, 39, 45, 46, 50];
/** Field goals by yards, in columns by tens. */
const DISTANCES = ["0_19", "0_19", "20_29", "30_39", "40_49", "50_59", "60_"];

const DEPTHS = { short: 9, medium: 19, long: Infinity };
/** Depth of a pass by its air yards. */
const depthOf = (air) => Object.keys(DEPTHS).find((depth) => air <= DEPTHS[depth]);

/** Columns of the passer by depth; the receiver's are named alike. */
export const passing = (column) => `passing ${column}`;

export class Totals {
  /** club -> sums of its own plays, and of its opponents'. */
  teams = new Map();
  /** `player club` -> who it is, sums, longest gains, games. */
  players = new Map();
  /** The first name that the plays have for a player; a traded player keeps it. */
  names = new Map();
  /** Fouls of a team by name. */
  fouls = new Map();

  team(club) {
    if (!this.teams.has(club)) this.teams.set(club, { for: {}, against: {} });
    return this.teams.get(club);
  }

  player(id, club) {
    const key = `${id} ${club}`;
    if (!this.players.has(key)) this.players.set(key, { id, club, sums: {}, longest: {}, games: new Set() });
    return this.players.get(key);
  }

  /** Adds for a team, and against its opponent. */
  both(club, opponent, column, value = 1) {
    add(this.team(club).for, column, value);
    add(this.team(opponent).against, column, value);
  }

  /** Results, times of possession and drives. */
  addGame({ home, away, drives }) {
    for (const [own, other] of [
      [home, away],
      [away, home],
    ]) {
      const [minutes, seconds] = own.totals.top.split(":").map(Number);
      const result = own.score.T > other.score.T ? "w" : own.score.T < other.score.T ? "l" : "t";
      this.both(own.club, other.club, "top_sec", 60 * minutes + seconds);
      this.both(own.club, other.club, "g");
      this.both(own.club, other.club, "pts", own.score.T);
      this.both(own.club, other.club, result);
      const count = drives.filter(({ club }) => club === own.club).length;
      this.both(own.club, other.club, "drives", count);
    }
  }

  /** What an event's id adds. @param game of the event's club */
  addEvent({ id, yards, player, club, name }, { eid, home, away }) {
    const { adds = [], each = 1, yards: column } = STATISTICS.get(id);
    const opponent = club === home.club ? away.club : home.club;
    const one = player === "" ? undefined : this.player(player, club);
    if (one) {
      if (name && !this.names.has(player)) this.names.set(player, name);
      one.games.add(eid);
    }
    for (const [key, value] of [...(column ? [[column, yards]] : []), ...adds.map((key) => [key, each])]) {
      this.both(club, opponent, key, value);
      if (one) add(one.sums, key, value);
    }
  }

  addFouls(fouls) {
    for (const { club, foul, yards, how } of fouls) {
      const key = JSON.stringify([club, foul]);
      if (!this.fouls.has(key))
        this.fouls.set(key, { team: club, type: foul, accepted: 0, declined: 0, offsetting: 0, penalty_yds: 0 });
      const row = this.fouls.get(key);
      if (how in row) row[how]++;
      if (how === "accepted") row.penalty_yds += yards;
    }
  }

  /** What the row of a play adds, beyond its ids. */
  addPlay(row, { text, events }) {
    const { type, posteam: own, defteam: other } = row;
    const by = eventsBy(events);
    const to = (id, column, value) => {
      if (id !== "") add(this.player(id, own).sums, column, value);
    };
    const teams = (column, value) => {
      if (own !== "") this.both(own, other, column, value);
    };
    if (SNAPS.includes(type)) teams("plays");
    if (PASSES.includes(type) && row.air_yds !== undefined) this.addPass(row, by, teams, to);
    if (type === "kneel") {
      teams("rushing_kneels");
      to(by.player(RUN), "rushing_kneels");
    }
    if (type === "scramble")
      for (const [column, value] of [
        ["rushing_scrambles", 1],
        ["rushing_scramble_yds", row.rushing_yds],
      ]) {
        teams(column, value);
        to(by.player(RUN), column, value);
      }
    if (type === "fg")
      for (const made of by.has([70]) ? ["att", "made"] : ["att"]) {
        const column = `fg_${made}_${DISTANCES[Math.min(6, Math.floor(row.kick_yds / 10))]}`;
        teams(column);
        to(by.player(FIELD_GOAL), column);
      }
    if (by.has([3])) to(by.player(RUN), "rushing_first_down");
    if (by.has([4])) to(by.player(CATCH), "receiving_first_down");
    if (type === "kickoff" && text.includes("onside")) to(by.player([...KICKOFF, 410]), "kickoffs_onside");
    if (type === "punt") this.addPunt(by, to);
    this.addReturnsAndLongest(events);
  }

  addPass({ type, air_yds: air, passing_yds: yards }, by, teams, to) {
    const depth = depthOf(air);
    const [passer, target] = [by.player([14, 15, 16, 19]), by.player([115])];
    const pass = (what, value) => {
      teams(`${depth}_${what}`, value);
      to(passer, passing(`${depth}_${what}`), value);
    };
    pass("att");
    to(target, `${depth}_tar`);
    if (type === "int") pass("int");
    if (type !== "complete") return;
    pass("cmp");
    pass("yds", yards);
    if (by.has([16])) to(passer, passing(`${depth}_tds`));
    to(target, `${depth}_rec`);
    to(target, `${depth}_yds`, by.yards(CATCH));
  }

  /** What a punter allows. */
  addPunt(by, to) {
    const punter = by.player(PUNT);
    to(punter, "puntret_yds_allowed", by.yards(PUNT_RETURN));
    for (const [column, ids] of [
      ["puntret_tot_allowed", [33, 34]],
      ["puntret_tds_allowed", [34, 36]],
      ["puntret_fair_allowed", [39]],
      ["puntret_oob", [37]],
      ["puntret_downed", [38]],
    ])
      if (by.has(ids)) to(punter, column);
  }

  addReturnsAndLongest(events) {
    for (const { id, player, club, yards } of events) {
      if (player === "") continue;
      const one = this.player(player, club);
      const own = () => eventsBy(events.filter((event) => event.player === player));
      if (FUMBLE.includes(id) && own().has(ON_RETURNS)) add(one.sums, "fumbles_on_returns");
      for (const [column, ids] of LONGEST)
        if (ids.includes(id)) one.longest[column] = Math.max(one.longest[column] ?? -99, yards);
    }
  }
}
