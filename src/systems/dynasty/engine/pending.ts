/** The open decision, and its legal answers. */
import { fault, type Issue } from "../../../kernel/issue/index.js";
import { fittingRows, regularRow, winsRound, type DynastyRules } from "../rules/index.js";
import { canExtend } from "./contract.js";
import type { Choice, Pending } from "./decisions.js";
import { frontOfficeOptions, offSeasonTotal } from "./off-season.js";
import type { CampaignState } from "./state.js";

/** True if at least one point can be paid. */
const canPay = (rules: DynastyRules, state: CampaignState): boolean =>
  state.influence > rules.tables.setup.influenceMin;

/** The open decision. @throws RangeError if the campaign is over */
export function pending(rules: DynastyRules, state: CampaignState): Pending {
  const { faces, losingBonus, modifiers, first, stage } = state;
  const { switches, tables } = rules;
  const pays = canPay(rules, state);
  switch (stage) {
    case "bid": {
      const rerolling = state.rerolling;
      const open = rerolling.length === 0 || switches.newModsAfterReroll;
      const maxModifiers = open ? state.influence - tables.setup.influenceMin : 0;
      return { kind: "bid", maxModifiers, losingBonus, faces, rerolling, canExtend: canExtend(rules, state) };
    }
    case "hold": {
      const rerollAll = switches.offSeasonReroll === "both";
      const total = offSeasonTotal(state);
      const extend = canExtend(rules, state);
      return { kind: "hold", faces, losingBonus, modifiers, total, canReroll: pays, rerollAll, canExtend: extend };
    }
    case "frontOffice":
      return { kind: "frontOffice", face: faces[0], ...frontOfficeOptions(rules, state) };
    case "regular": {
      const row = regularRow(rules, faces[0], faces, first);
      const rows = switches.mustTakeBest ? [row] : fittingRows(rules, faces[0], faces, first);
      return { kind: "regular", faces, first, row, rows, ...teamDice(rules, state, pays) };
    }
    case "playoff": {
      const round = tables.playoffs[state.round].round;
      const wins = winsRound(rules, round, faces);
      return { kind: "playoff", faces, first, round, wins, ...teamDice(rules, state, pays) };
    }
    case "regularStart":
    case "roundStart":
    case "seasonEnd":
      return { kind: "extend", at: stage, canExtend: canExtend(rules, state) };
    case "over":
      throw new RangeError("the campaign is over");
  }
}

function teamDice(rules: DynastyRules, state: CampaignState, pays: boolean) {
  return {
    canReroll: pays,
    rerollAll: rules.switches.rerollScope === "all",
    canSetCoach: pays && rules.switches.coachChange === "allowed",
    canExtend: canExtend(rules, state),
  };
}

/** True if the open decision has one legal answer and is therefore not asked; the season's first bid always is. */
export function isForced(rules: DynastyRules, state: CampaignState): boolean {
  switch (state.stage) {
    case "bid":
      if (state.rerolling.length === 0) return false;
      return !canPay(rules, state) || (!rules.switches.newModsAfterReroll && !canExtend(rules, state));
    case "hold":
    case "playoff":
      return !canPay(rules, state);
    case "regular":
      if (canPay(rules, state)) return false;
      return rules.switches.mustTakeBest || fittingRows(rules, state.faces[0], state.faces, state.first).length === 1;
    case "regularStart":
    case "roundStart":
    case "seasonEnd":
      return !canExtend(rules, state);
    default:
      return false;
  }
}

/** What is wrong with an answer; undefined if it is legal. */
export function checkChoice(open: Pending, choice: Choice): Issue | undefined {
  switch (choice.kind) {
    case "bid":
      if (open.kind !== "bid") return misplaced(open, choice);
      if (!Number.isInteger(choice.modifiers) || choice.modifiers < 0) {
        return fault(
          "choice-modifiers",
          `${choice.modifiers} modifiers cannot be bought; expected a whole number from 0`,
        );
      }
      if (choice.modifiers > open.maxModifiers) {
        const message = `${choice.modifiers} modifiers were bought; expected at most ${open.maxModifiers}`;
        const hint =
          open.rerolling.length > 0
            ? "each costs 1 influence, after the point for the reroll"
            : "each costs 1 influence";
        return fault("choice-modifiers", message, { hint, rule: "D18" });
      }
      return undefined;
    case "accept":
      return open.kind === "hold" ? undefined : misplaced(open, choice);
    case "reroll":
      return checkReroll(open, choice.dice);
    case "option":
      if (open.kind !== "frontOffice") return misplaced(open, choice);
      return choice.index === 0 || choice.index === 1
        ? undefined
        : fault("choice-option", `option ${String(choice.index)} does not exist; expected 0 or 1`);
    case "setCoach":
      return checkSetCoach(open, choice.face);
    case "stop":
      if (open.kind !== "regular" && open.kind !== "playoff") return misplaced(open, choice);
      if (choice.row === undefined || (open.kind === "regular" && open.rows.includes(choice.row))) return undefined;
      return fault("choice-row", `row ${choice.row} cannot be taken with these dice`, { rule: "D6" });
    case "extend":
      if (open.kind === "frontOffice") return misplaced(open, choice);
      return open.canExtend
        ? undefined
        : fault("choice-extend", "no extension can be bought here", {
            hint: "it costs 1 influence and the contract must end before the last season",
            rule: "D12",
          });
    case "done":
      return open.kind === "extend" ? undefined : misplaced(open, choice);
  }
}

function checkReroll(open: Pending, dice: readonly number[]): Issue | undefined {
  if (open.kind !== "hold" && open.kind !== "regular" && open.kind !== "playoff") {
    return misplaced(open, { kind: "reroll", dice });
  }
  if (!open.canReroll) {
    return fault("choice-influence", "a reroll costs 1 influence, and you have none left", {
      rule: "section 2, influence uses",
    });
  }
  const count = open.faces.length;
  const known = dice.every((d) => Number.isInteger(d) && d >= 0 && d < count);
  if (dice.length === 0 || !known || new Set(dice).size !== dice.length) {
    return fault(
      "choice-dice",
      `dice ${dice.join(", ")} cannot be rolled again; expected different positions from 0 to ${count - 1}`,
    );
  }
  if (open.rerollAll && dice.length !== count) {
    return fault("choice-dice", `${dice.length} dice were rolled again; these rules reroll all ${count}`, {
      rule: "D2",
    });
  }
  return undefined;
}

function checkSetCoach(open: Pending, face: number): Issue | undefined {
  if (open.kind !== "regular" && open.kind !== "playoff") return misplaced(open, { kind: "setCoach", face });
  if (!open.canSetCoach) {
    return fault("choice-influence", "turning the Coach Die costs 1 influence, but it cannot be paid here", {
      rule: "D22",
    });
  }
  if (!Number.isInteger(face) || face < 1 || face > 6) return fault("choice-face", `a d6 has no face ${face}`);
  if (face === open.faces[0]) {
    return fault("choice-face", `the Coach Die shows ${face} already; expected another face`, { rule: "D22" });
  }
  return undefined;
}

function misplaced(open: Pending, choice: Choice): Issue {
  return fault("choice-misplaced", `"${choice.kind}" does not answer the open decision "${open.kind}"`);
}
