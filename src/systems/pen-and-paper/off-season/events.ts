/** Offseason events of the worst teams: folding, moving, replacing. */
import { slugOf } from "../../../kernel/words/index.js";
import { rollDice } from "../../../kernel/dice/index.js";
import { chartsOf, marketOf, type Market } from "../rules/index.js";
import { createTeam } from "../teams/create.js";
import { without } from "../teams/types.js";
import { isWorst } from "./classes.js";
import { lose } from "./fan-base.js";
import type { Answered, OffSeasonTable, Phase } from "./table.js";

/** 2d6 for the worst of each division and of the league. */
export const events: Phase = {
  turns: ({ order, classes }) => order.filter((team) => isWorst(classes[team])),
  play(table, id) {
    const dice = rollDice(table.roller, 2, 6);
    const { event } = chartsOf(table.rules).events.lookup(dice[0] + dice[1]).value;
    table.book(id, { type: "event", dice, event });
    if (event === "folds") fold(table, id);
    if (event === "moves") rollMove(table, id);
  },
};

function fold(table: OffSeasonTable, id: string): void {
  const { team, bank } = table.teamOf(id);
  table.book(id, { type: "folded", lost: [team.home, ...team.markets], bank, stars: team.stars });
  table.folded.add(id);
}

/** Minor markets that a moving team may draw (A62). */
function minorsFor(table: OffSeasonTable, id: string): readonly Market[] {
  const minors = table.markets.filter(({ kind, code }) => kind === "minor" && table.teamOf(id).team.home !== code);
  if (table.rules.switches.moveTo === "free") return minors.filter(({ code }) => table.holdersOf(code).length === 0);
  return minors.filter(({ code }) => table.holdersOf(code).every((holder) => table.teamOf(holder).team.home !== code));
}

/** The new market is drawn first; then the team may pay to stay. */
function rollMove(table: OffSeasonTable, id: string): void {
  const minors = minorsFor(table, id);
  if (minors.length === 0) return;
  const die = table.die(minors.length);
  const to = minors[die - 1].code;
  const { bank } = table.teamOf(id);
  const price = table.rules.tables.stadiumPrice;
  if (bank >= price) table.ask({ kind: "stay", team: id, price, bank, to }, die);
  else move(table, id, to, die);
}

export const stay: Answered<"stay"> = (table, { team: id, price, bank, to }, { pay }, die) => {
  if (!pay) return move(table, id, to, die!);
  table.update(id, { bank: bank - price });
  table.book(id, { type: "stayed", paid: price, bank: bank - price });
};

function move(table: OffSeasonTable, id: string, to: string, die: number): void {
  const takenFrom = table.holdersOf(to).find((holder) => holder !== id);
  if (takenFrom !== undefined) lose(table, takenFrom, to);
  const { team } = table.teamOf(id);
  const keeps = table.rules.switches.moveKeepsMarkets ? team.markets.filter((code) => code !== to) : [];
  const lost = [team.home, ...team.markets].filter((code) => code !== to && !keeps.includes(code));
  const { cities, name } = marketOf(to)!;
  const moved = { ...without(team, "town"), city: cities[0] ?? name, home: to, markets: keeps, stadium: "" };
  table.update(id, { team: moved });
  table.book(id, { type: "moved", from: team.home, to, die, lost, ...(takenFrom ? { takenFrom } : {}) });
}

/** Nicknames of new teams, ours; a die with this many sides picks one, or the next free one. */
const NICKNAMES = [
  "Pioneers",
  "Lanterns",
  "Mustangs",
  "Thunder",
  "Ramblers",
  "Foxes",
  "Anchors",
  "Badgers",
  "Express",
  "Herons",
  "Miners",
  "Sentries",
  "Otters",
  "Pilots",
  "Bisons",
  "Surveyors",
  "Ravagers",
  "Quills",
  "Tornadoes",
  "Woodsmen",
] as const;

/** A new 3d6 team takes the place and the schedule number of each folded one (A64). */
export const replacements: Phase = {
  turns: ({ folded }) => [...folded],
  play(table, id) {
    const empty = table.markets.filter(({ code }) => table.holdersOf(code).length === 0);
    const pool = empty.length > 0 ? empty : table.markets.filter(({ kind }) => kind === "major");
    const marketDie = table.die(pool.length);
    const market = pool[marketDie - 1].code;
    const nameDie = table.die(NICKNAMES.length);
    const { city, name } = wordsFor(table, market, nameDie);
    const { rules } = table;
    const { team, creation } = createTeam(table.roller, { rules, city, name, home: market, philosophy: "best" });
    table.folded.delete(id);
    table.update(id, { team: { ...team, stadium: "" }, bank: 0, injuries: {}, starPoints: {}, absence: null });
    table.book(id, { type: "replaced", by: team.id, market, marketDie, nameDie, creation });
  },
};

/** The market's city, and a nickname that no team has. */
function wordsFor(table: OffSeasonTable, market: string, die: number): { city: string; name: string } {
  const { cities, name: marketName } = marketOf(market)!;
  const city = cities[0] ?? marketName;
  const taken = new Set(table.teams.map(({ team }) => team.name));
  const ids = new Set(table.teams.map(({ team }) => team.id));
  for (let i = 0; i < NICKNAMES.length; i++) {
    const name = NICKNAMES[(die - 1 + i) % NICKNAMES.length];
    if (!taken.has(name) && !ids.has(slugOf(`${city} ${name}`))) return { city, name };
  }
  let number = 2;
  while (ids.has(slugOf(`${city} ${NICKNAMES[die - 1]} ${number}`))) number++;
  return { city, name: `${NICKNAMES[die - 1]} ${number}` };
}
