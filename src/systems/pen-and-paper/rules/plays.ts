/** Calls from scrimmage: special pass and rush plays, special defenses. */
import type { OffenseStat, ScrimmagePlay, SpecialDefense } from "./types.js";

const PASS: readonly OffenseStat[] = ["QB", "WR"];
const RUSH: readonly OffenseStat[] = ["QB", "RB"];

const pass = (
  id: string,
  title: string,
  dc: number,
  yards: number,
  effect: string,
  more: Partial<ScrimmagePlay> = {},
) => ({ id, title, kind: "pass", dc, yards, attack: PASS, trick: false, effect, ...more }) satisfies ScrimmagePlay;
const rush = (
  id: string,
  title: string,
  dc: number,
  yards: number,
  effect: string,
  more: Partial<ScrimmagePlay> = {},
) => ({ id, title, kind: "rush", dc, yards, attack: RUSH, trick: false, effect, ...more }) satisfies ScrimmagePlay;

/** The audible is not a call of its own: it changes a pass call to a normal rush (`scrimmage.audible`). */
export const PASS_PLAYS: readonly ScrimmagePlay[] = [
  pass("pass", "Pass", 8, 3, "3d6 yards"),
  pass("doublePass", "Double Pass", 10, 4, "4d6 yards; a failure loses 1d6", { trick: true, failure: { loseDice: 1 } }),
  pass("fleaFlicker", "Flea Flicker", 12, 4, "4d6 yards", { trick: true }),
  pass("hailMary", "Hail Mary", 18, 0, "Any success is a touchdown", { trick: true, touchdown: true }),
  pass("hook", "Hook", 6, 2, "2d6 yards"),
  pass("hookAndLateral", "Hook & Lateral", 10, 4, "4d6 yards; a failure is a fumble", {
    trick: true,
    failure: { fumble: true },
  }),
  pass("hurryUp", "Hurry Up", 10, 3, "3d6 yards; a success uses no round; never on two plays in a row", {
    hurryUp: true,
  }),
  pass("longBomb", "Long Bomb", 14, 6, "6d6 yards"),
  pass("playAction", "Play-Action", 10, 4, "4d6 yards against a run defense; against a pass defense DC 12 and 3d6", {
    against: { pass: { dc: 12, yards: 3 } },
  }),
  pass("screenPass", "Screen Pass", 10, 3, "3d6 yards, 4d6 against a blitz; an interception comes back 4d6", {
    against: { blitz: { yards: 4 } },
    interceptionReturn: 4,
  }),
  pass("shotgun", "Shotgun", 9, 3, "3d6 yards; a blitz counts as no blitz", { ignoresBlitz: true }),
  pass("westCoast", "West Coast", 8, 2, "2d6 yards, 3d6 against a run defense", { against: { rush: { yards: 3 } } }),
];

export const RUSH_PLAYS: readonly ScrimmagePlay[] = [
  rush("rush", "Rush", 6, 2, "2d6 yards"),
  rush("blast", "Blast", 4, 1, "1d6 yards"),
  rush("draw", "Draw", 7, 2, "2d6 yards, 3d6 against a blitz", { against: { blitz: { yards: 3 } } }),
  rush("endRun", "End Run", 7, 3, "3d6 yards against a pass defense, 1d6 against a run defense", {
    against: { rush: { yards: 1 } },
  }),
  rush("halfbackOption", "Halfback Option", 8, 2, "Rush against a pass defense, pass against a run defense; d20 + WR", {
    trick: true,
    attack: ["WR"],
    withoutLB: true,
    against: { rush: { kind: "pass", yards: 3 } },
  }),
  rush("option", "Option", 8, 3, "3d6 yards; a failure loses 1d6", { failure: { loseDice: 1 } }),
  rush("qbSneak", "QB Sneak", 4, 1, "1d6 yards; d20 + QB against LM alone", {
    trick: true,
    attack: ["QB"],
    withoutLB: true,
  }),
  rush("reverse", "Reverse", 8, 3, "3d6 yards; a natural 1 is always a fumble", { trick: true, natural1: "fumble" }),
  rush("statueOfLiberty", "Statue of Liberty", 10, 4, "4d6 yards", { trick: true }),
  rush("sweep", "Sweep", 8, 3, "3d6 yards"),
];

export const SPECIAL_DEFENSES: readonly SpecialDefense[] = [
  { id: "none", title: "Standard", dc: { rush: 0, pass: 0 }, effect: "Names pass or run" },
  {
    id: "blitz",
    title: "Blitz",
    dc: { rush: -2, pass: -2 },
    failureLosesDice: 2,
    effect: "DC -2; a failed attack loses 2d6",
  },
  {
    id: "goalLineStand",
    title: "Goal Line Stand",
    dc: { rush: 2, pass: -2, plays: { sweep: -2 } },
    effect: "DC +2 against runs, -2 against passes and the Sweep",
  },
  {
    id: "prevent",
    title: "Prevent",
    dc: { rush: -2, pass: -2 },
    noExplosion: true,
    effect: "DC -2; yard dice do not explode",
  },
];
