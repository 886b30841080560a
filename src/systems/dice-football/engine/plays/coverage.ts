/** A defensive call against a group: who covers, who rushes, who may intercept. */
import {
  isBack,
  isLineman,
  isLinebacker,
  type Blitz,
  type DefenseCall,
  type DiceRules,
  type ZoneValues,
} from "../../rules/index.js";
import {
  bySackRange,
  blitzCall,
  manCoverage,
  normalCover,
  rushControl,
  weakened,
  zoneOf,
  zoneValues,
  type Assignments,
  type Defender,
  type DefenseUnit,
  type OffenseUnit,
} from "../../trc/index.js";

export interface Coverage {
  readonly PRC: number;
  /** Zone values for this play; absent in man coverage. */
  readonly zone?: ZoneValues;
  readonly inZone: { readonly U: readonly Defender[]; readonly O: readonly Defender[] };
  /** By receiver: the players covering him, and the sum of their ratings. */
  readonly players: Assignments;
  readonly ratings: readonly number[];
  /** Rushers: linemen on the field and blitzers, widest sack range first. */
  readonly rushers: readonly Defender[];
  /** Candidates for sacks from the quarterback's own range: linemen, linebackers and blitzers, widest first. */
  readonly front: readonly Defender[];
}

interface Coverers {
  readonly call: DefenseCall;
  readonly boxed: readonly Defender[];
  readonly rules: DiceRules;
}

export function coverageOf(
  defense: DefenseUnit,
  offense: OffenseUnit,
  { call, boxed, rules: { tables, switches } }: Coverers,
): Coverage {
  const plain = call === "N" || call === "M" || call === "Z";
  const blitz = plain ? undefined : blitzCall(defense, tables, call as Blitz, switches);
  const { blitzers = [], drops = [] } = blitz ?? {};
  const kind = plain ? call : blitz!.coverage;
  const men =
    kind === "M"
      ? manCoverage(defense, offense, blitzers)
      : kind === "N"
        ? normalCover(defense, offense, switches.cbMatch)
        : offense.receivers.map(() => []);
  const inZone: { U: Defender[]; O: Defender[] } = { U: [], O: [] };
  let zone: ZoneValues | undefined;
  if (kind !== "M") {
    const whole = zoneValues(defense, kind, {
      boxed,
      subsShort: switches.subsShort === "on",
      drops: drops.length,
    });
    const gone = { U: 0, O: 0 };
    for (const man of defense.men) {
      const where = drops.includes(man) ? "U" : zoneOf(kind, man, boxed.includes(man));
      if (!where) continue;
      if (blitzers.includes(man)) gone[where]++;
      else inZone[where].push(man);
    }
    zone = { U: weakened(whole.U, gone.U), O: weakened(whole.O, gone.O) };
  }
  const rushers = defense.men.filter((man) => (isLineman(man.at) && !drops.includes(man)) || blitzers.includes(man));
  const front = defense.men.filter(
    ({ at }, i) => isLineman(at) || isLinebacker(at) || (isBack(at) && blitzers.includes(defense.men[i])),
  );
  return {
    PRC: blitz?.PRC ?? rushControl(defense),
    ...(zone && { zone }),
    inZone,
    players: men,
    ratings: men.map((list) => list.reduce((total, { card }) => total + card.PD, 0)),
    rushers: rushers.sort(bySackRange),
    front: front.sort(bySackRange),
  };
}
