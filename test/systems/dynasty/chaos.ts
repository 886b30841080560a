/** A coach that tries everything: any legal answer may come. For sweeps only. */
import { seededRoller } from "../../../src/kernel/dice/index.js";
import type { Coach } from "../../../src/systems/dynasty/coaches/index.js";
import {
  checkChoice,
  type Choice,
  type DynastyEvent,
  type Pending,
} from "../../../src/systems/dynasty/engine/index.js";
import type { CampaignRecord } from "../../../src/systems/dynasty/record.js";
import type { Round } from "../../../src/systems/dynasty/rules/index.js";

export function chaosCoach(seed: number): Coach {
  const chance = seededRoller(Math.imul(seed, 0x9e3779b1) >>> 0);
  const subset = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => i).filter(() => chance.die(2) === 1);
  const propose = (open: Pending): Choice => {
    switch (chance.die(8)) {
      case 1:
        return { kind: "extend" };
      case 2:
      case 3:
        return { kind: "reroll", dice: "faces" in open ? subset(open.faces.length) : [] };
      case 4:
        return { kind: "setCoach", face: chance.die(6) };
      case 5:
        return { kind: "bid", modifiers: chance.die(3) - 1 };
      case 6:
        return { kind: "option", index: chance.die(2) === 1 ? 1 : 0 };
      case 7:
        return {
          kind: "stop",
          ...(open.kind === "regular" ? { row: open.rows[chance.die(open.rows.length) - 1] } : {}),
        };
      default:
        return open.kind === "hold" ? { kind: "accept" } : { kind: "done" };
    }
  };
  return {
    id: "chaos",
    title: "Chaos",
    summary: "Tries everything.",
    decide(open) {
      for (;;) {
        const choice = propose(open);
        if (!checkChoice(open, choice)) return choice;
      }
    },
  };
}

type Section = "offSeason" | "frontOffice" | "regular" | Round;

/** The dice file that a person would have written for a campaign, from its events alone. */
export function diceFileOf(record: CampaignRecord): object {
  const seasons: Record<string, unknown>[] = [];
  let lines: Partial<Record<Section, string[]>> = {};
  let waiting: string[] = [];
  let at: Section = "offSeason";
  let decided = false;
  // Between the point for an offseason reroll and the roll.
  let paid = false;
  let between = "";
  let take = {};
  const write = (section: Section, line: string): void => void (lines[section] ??= []).push(line);
  for (const event of record.events as readonly DynastyEvent[]) {
    switch (event.type) {
      case "seasonStart":
        [lines, waiting, at, decided, take] = [{}, [], "offSeason", true, {}];
        break;
      case "roll": {
        const marks = event.rerolled ?? [];
        const dice = event.faces.map((face, i) => `${face}${marks.includes(i) ? "*" : ""}`).join(" ");
        at = event.stage;
        for (const line of waiting.splice(0)) write(at, line);
        write(at, `${dice}${event.modifiers ? ` +${event.modifiers}` : ""}${between}`);
        [decided, paid, between] = [false, false, ""];
        break;
      }
      case "coachSet":
        write(at, event.faces.map((face, i) => `${face}${i === 0 ? "=" : ""}`).join(" "));
        break;
      case "option": {
        const all = lines.frontOffice!;
        const word = event.effect === "rollAgain" ? "again" : event.effect.dice ? "die" : `+${event.effect.influence}`;
        all[all.length - 1] += ` ${word}`;
        break;
      }
      case "influence":
        if (event.reason === "reroll") paid = at === "offSeason";
        break;
      case "result":
        if (record.rules.switches?.mustTakeBest === false) take = { take: event.rowId };
        decided = true;
        break;
      case "chart":
      case "playoff":
        decided = true;
        break;
      case "extension":
        if (event.source === "earned") break;
        // Bought before the next roll: it heads that section. Nothing rolled any more: it was the last act.
        if (paid) between += " extend";
        else if (decided) waiting.push("extend");
        else write(at, "extend");
        break;
      case "seasonEnd":
        seasons.push({ ...lines, ...take, ...(waiting.length > 0 ? { extend: waiting.length } : {}) });
        break;
    }
  }
  const { coach, club, started, firstSeason } = record.names;
  return { format: "pressbox/dynasty-dice", version: 1, coach, club, started, firstSeason, seasons };
}
