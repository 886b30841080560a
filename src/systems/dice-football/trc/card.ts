/** A computed Team Reference Card: printed by its sheet, and compared by the checker. */
import { BLITZES, type Blitz, type DiceRules, type Team, type ZoneValues } from "../rules/index.js";
import { byTackle } from "./places.js";
import { blitzCall, blockControl, rushControl, runControl, zoneValues } from "./sums.js";
import { defenseUnit, offenseUnit, type DefenderCard, type OffenseUnit, type Selection } from "./units.js";

export interface GroupCard extends OffenseUnit {
  readonly RBC: number;
  readonly PBC: number;
}

export interface FormationCard {
  readonly name: string;
  readonly men: readonly {
    readonly at: string;
    readonly card: DefenderCard;
    /** Tackle rank in this formation, 1 to 11. */
    readonly rank: number;
    readonly box?: "5" | "O";
  }[];
  readonly RDC: number;
  readonly PRC: number;
  readonly N: ZoneValues;
  readonly Z: ZoneValues;
  /** N and Z with every marked safety in the box; absent if there is none. */
  readonly box?: { readonly N: ZoneValues; readonly Z: ZoneValues };
  /** Pass rush control by letter. */
  readonly blitz: Readonly<Record<Blitz, number>>;
  /** Letters with the same value, in order. */
  readonly blitzLines: readonly { readonly letters: readonly Blitz[]; readonly PRC: number }[];
}

export interface ReferenceCard {
  readonly groups: readonly GroupCard[];
  readonly formations: readonly FormationCard[];
}

function groupCard(team: Team, group: number, selection?: Selection): GroupCard {
  const unit = offenseUnit(team, group, selection);
  return { ...unit, ...blockControl(unit) };
}

function formationCard(
  team: Team,
  formation: number,
  { tables, switches }: DiceRules,
  selection?: Selection,
): FormationCard {
  const unit = defenseUnit(team, formation, selection);
  const ranks = byTackle(unit);
  const boxed = unit.men.filter(({ box }) => box !== undefined);
  const subsShort = switches.subsShort === "on";
  const values = (box: typeof boxed) => ({
    N: zoneValues(unit, "N", { boxed: box, subsShort }),
    Z: zoneValues(unit, "Z", { boxed: box, subsShort }),
  });
  const blitz = Object.fromEntries(
    BLITZES.map((letter) => [letter, blitzCall(unit, tables, letter, switches).PRC]),
  ) as Record<Blitz, number>;
  const lines = [...new Set(BLITZES.map((letter) => blitz[letter]))];
  return {
    name: unit.name,
    men: unit.men.map((man) => ({
      at: man.at,
      card: man.card,
      rank: ranks.indexOf(man) + 1,
      ...(man.box && { box: man.box }),
    })),
    RDC: runControl(unit),
    PRC: rushControl(unit),
    ...values([]),
    ...(boxed.length > 0 && { box: values(boxed) }),
    blitz,
    blitzLines: lines.map((PRC) => ({ letters: BLITZES.filter((letter) => blitz[letter] === PRC), PRC })),
  };
}

/** The whole card, with absent players replaced. */
export const referenceCard = (team: Team, rules: DiceRules, selection?: Selection): ReferenceCard => ({
  groups: team.offense.groups.map((_, i) => groupCard(team, i, selection)),
  formations: team.defense.formations.map((_, i) => formationCard(team, i, rules, selection)),
});
