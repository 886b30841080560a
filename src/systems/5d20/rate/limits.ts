/** Why a figure misses its tolerance: the limits of 5D20 charts. */
import type { ProofRow } from "./proof/proof.js";

const CELLS = "cells of a d20 are steps of 5%, and the others of the chart are at their limits";

const LIMITS: Readonly<Record<ProofRow["statistic"], string>> = {
  "offense.completionPct": CELLS,
  "offense.interceptionPct": CELLS,
  "offense.sackPct": CELLS,
  "offense.scramblePct": CELLS,
  "offense.yardsPerCompletion": "the depths of passes and the chart of yards allow no more and no less",
  "offense.yardsPerRush": "the chart of yards allows no more and no less",
  "defense.completionPct": CELLS,
  "defense.interceptionPct": CELLS,
  "defense.sackPct": CELLS,
  "defense.yardsPerCompletion": "the depths of passes and the chart of yards allow no more and no less",
  "defense.yardsPerRush": "the chart of yards allows no more and no less",
  "offense.runPct": "call numbers are steps of 5%",
  "offense.targetShare": "receivers share the 20 cells of a depth",
  "offense.carryShare": "runners share the 20 cells of a run",
  "offense.fumbles": "fumble numbers are steps of 5%",
  "offense.penalties": "penalty numbers are steps of the dice",
  "kicking.fieldGoalPct": "a kicker with few tries is shrunk toward the league, and his chart has 20 lengths",
  "kicking.kickReturn": "a returner with few returns is shrunk toward the league",
  "kicking.puntReturn": "a returner with few returns is shrunk toward the league",
};

/** A share of zero plays is not a number, so a chart cannot be compared with it. */
export const limitOf = ({ statistic, expected, target }: ProofRow): string =>
  Number.isFinite(expected) && Number.isFinite(target)
    ? LIMITS[statistic]
    : "the season or the chart has none of what the figure divides by";
