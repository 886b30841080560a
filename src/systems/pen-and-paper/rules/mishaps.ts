/** Mishaps, penalties and injuries. */
import type { FoulRow, InjuryRow, MishapRow } from "./types.js";

/** 2d6, when the mishap die of a pass or rush shows 1. */
export const MISHAPS: readonly MishapRow[] = [
  { from: 2, to: 8, mishap: "penalty" },
  { from: 9, to: 11, mishap: "injury" },
  { from: 12, to: 12, mishap: "majorInjury" },
];

/** d20. */
export const FOULS: readonly FoulRow[] = [
  { from: 1, to: 1, on: "offense", title: "delay of game", yards: 5, down: "replay" },
  { from: 2, to: 3, on: "offense", title: "false start", yards: 5, down: "replay" },
  { from: 4, to: 4, on: "offense", title: "illegal formation", yards: 5, down: "replay" },
  { from: 5, to: 10, on: "offense", title: "holding", yards: 10, down: "replay" },
  { from: 11, to: 11, on: "offense", title: "unnecessary roughness", yards: 15, down: "loss" },
  { from: 12, to: 12, on: "offense", title: "pass interference", yards: 10, down: "loss", needsPass: true },
  {
    from: 13,
    to: 13,
    on: "defense",
    title: "pass interference",
    yards: 0,
    down: "replay",
    passComplete: 3,
    needsPass: true,
  },
  {
    from: 14,
    to: 14,
    on: "defense",
    title: "roughing the passer",
    yards: 15,
    down: "first",
    addsGain: true,
    needsPass: true,
  },
  { from: 15, to: 15, on: "defense", title: "unnecessary roughness", yards: 15, down: "first" },
  { from: 16, to: 16, on: "defense", title: "face mask", yards: 15, down: "first" },
  { from: 17, to: 17, on: "defense", title: "illegal use of hands", yards: 5, down: "first" },
  { from: 18, to: 18, on: "defense", title: "holding", yards: 5, down: "first" },
  { from: 19, to: 19, on: "defense", title: "offside", yards: 5, down: "replay" },
  { from: 20, to: 20, on: "defense", title: "neutral zone infraction", yards: 5, down: "replay" },
];

/** 1d6. An offensive stat injures the team on offense, a defensive one the team on defense. */
export const INJURIES: readonly InjuryRow[] = [
  { from: 1, to: 1, stat: "QB", stars: ["QB", "C"] },
  { from: 2, to: 2, stat: "RB", stars: ["RB", "FB"] },
  { from: 3, to: 3, stat: "WR", stars: ["WR", "TE"] },
  { from: 4, to: 4, stat: "LM", stars: ["DT", "DE"] },
  { from: 5, to: 5, stat: "LB", stars: ["LB"] },
  { from: 6, to: 6, stat: "DB", stars: ["DB", "S"] },
];
