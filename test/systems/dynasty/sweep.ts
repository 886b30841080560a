/** Invariants over seeded campaigns of every coach. A failure names the seed. */
import { expect, it } from "vitest";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { GREEDY_COACHES, type Coach } from "../../../src/systems/dynasty/coaches/index.js";
import { campaignSummary, newTally, seasonLines, tallySink } from "../../../src/systems/dynasty/engine/index.js";
import { playCampaign, playFromLog, replay, type CampaignRecord } from "../../../src/systems/dynasty/record.js";
import { STANDARD_RULES, SWITCHES, type DynastyRules } from "../../../src/systems/dynasty/rules/index.js";
import { chaosCoach, diceFileOf } from "./chaos.js";
import { ruling } from "./scripted.js";
import { scoreOf } from "./scores.js";

/** How many campaigns are played. */
export interface SweepSize {
  /** Of each coach. */
  readonly campaigns: number;
  /** Of each coach under each alternative ruling. */
  readonly rulings: number;
  readonly chaos: number;
  /** Of chaos under mixed rulings, and of dice files. */
  readonly mixed: number;
}

/** The first invariant that a campaign breaks; undefined for a sound one. Plain comparisons: this runs for every campaign. */
function broken({ events }: CampaignRecord): string | undefined {
  const lines = seasonLines(events);
  let [influence, dice, contract, running] = [2, 3, 5, 0];
  for (const event of events) {
    if (event.type === "influence" && (event.left < 0 || event.left > 6)) return `influence ${event.left}`;
    if (event.type === "dice" && (event.left < 3 || event.left > 5)) return `dice ${event.left}`;
  }
  for (const line of lines) {
    const at = `season ${line.season}:`;
    const { start, gained, spent, left } = line.influence;
    if (start !== influence || start + gained - spent !== left) return `${at} influence ledger`;
    if (line.diceBefore !== dice || line.diceBefore + line.effect.dice !== line.dice) return `${at} dice ledger`;
    if (line.contractStart !== contract) return `${at} contract`;
    if (line.contractEnd !== Math.min(20, contract + line.extension.earned + 2 * line.extension.bought))
      return `${at} extension`;
    const total = Object.values(line.points).reduce((sum, n) => sum + n, 0);
    running += total;
    if (line.total !== total || line.running !== running || total > 20) return `${at} points`;
    if (line.regular.wins + line.regular.losses !== 16) return `${at} record`;
    if (line.regular.final.length !== line.dice) return `${at} dice rolled`;
    if (line.rounds.some((round, i) => !round.won && i < line.rounds.length - 1)) return `${at} rounds after a loss`;
    [influence, dice, contract] = [left, line.dice, line.contractEnd];
  }
  if (scoreOf(events) !== running) return "score";
  const tally = newTally();
  events.forEach(tallySink(tally));
  const summary = campaignSummary(events, lines);
  if (tally.points !== running || summary.points !== running || tally.titles !== summary.titles) return "tally";
  if (tally.seasons !== lines.length || summary.ended === "under way") return "end";
  const last = lines[lines.length - 1];
  if (summary.ended === "retired" ? last.season !== 20 : last.contractEnd !== last.season) return "how it ended";
  return undefined;
}

function sweep(coach: Coach, campaigns: number, rules?: DynastyRules): string[] {
  const faults: string[] = [];
  for (let seed = 1; seed <= campaigns; seed++) {
    const record = playCampaign({ coach, seed, rules });
    const fault = rules ? undefined : broken(record);
    const again = replay(record);
    if (fault) faults.push(`seed ${seed}: ${fault}`);
    if (again.issues.length > 0) faults.push(`seed ${seed}: replay ${again.issues[0].message}`);
  }
  return faults.slice(0, 5);
}

export function sweeps({ campaigns, rulings, chaos, mixed }: SweepSize): void {
  it.each(GREEDY_COACHES.map((coach) => [coach.id, coach] as const))(
    `%s: ${campaigns} campaigns are valid and replay`,
    (_, coach) => {
      expect(sweep(coach, campaigns)).toEqual([]);
    },
  );

  // Every coach answers legally under every ruling.
  const alternatives = SWITCHES.flatMap((s) => s.values.slice(1).map((v) => [s.id, v.value] as const));
  it.each(alternatives)("%s: %s", (id, value) => {
    const rules = ruling({ [id]: value });
    for (const coach of GREEDY_COACHES) expect(sweep(coach, rulings, rules)).toEqual([]);
  });

  it("chaos: any legal answers keep the records valid", () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= chaos; seed++) {
      const record = playCampaign({ coach: chaosCoach(seed), seed });
      const fault = broken(record) ?? replay(record).issues[0]?.message;
      if (fault) faults.push(`seed ${seed}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it("chaos: under every mix of rulings", () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= mixed; seed++) {
      const pick = seededRoller(seed * 7919);
      const switches = SWITCHES.map((s) => [s.id, s.values[pick.die(s.values.length) - 1].value]);
      const rules = ruling(Object.fromEntries(switches));
      const record = playCampaign({ coach: chaosCoach(seed), seed, rules });
      const issues = replay(JSON.parse(JSON.stringify(record))).issues;
      if (issues.length > 0) faults.push(`seed ${seed}: ${issues[0].message}`);
    }
    expect(faults).toEqual([]);
  });

  it("chaos: a dice file written from the events gives the same record", () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= mixed; seed++) {
      const pick = seededRoller(seed * 104729);
      const switches = SWITCHES.map((s) => [s.id, s.values[pick.die(s.values.length) - 1].value]);
      // Every other campaign by the standard rules.
      const rules = seed % 2 === 0 ? STANDARD_RULES : ruling(Object.fromEntries(switches));
      const record = playCampaign({ coach: chaosCoach(seed), seed, rules });
      const { record: own, issues } = playFromLog(diceFileOf(record), { rules });
      if (issues.length > 0) faults.push(`seed ${seed}: ${issues[0].path} ${issues[0].message}`);
      else if (JSON.stringify(own!.events) !== JSON.stringify(record.events)) faults.push(`seed ${seed}: other events`);
    }
    expect(faults).toEqual([]);
  });
}
