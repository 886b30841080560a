/** A defensive call against a group: who covers, who rushes, who may intercept. */
import {
  isBack,
  isLineman,
  isLinebacker,
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
  type BlitzCall,
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

/** Who rushes and who drops on a call: the same against every offense. */
export interface Rush extends Pick<Coverage, "PRC" | "rushers" | "front"> {
  /** Absent for plain calls. */
  readonly blitz?: BlitzCall;
}

export function rushOf(unit: DefenseUnit, call: DefenseCall, { tables, switches }: DiceRules): Rush {
  const { men } = unit;
  const blitz = isPlain(call) ? undefined : blitzCall(unit, tables, call, switches);
  const { blitzers = [], drops = [] } = blitz ?? {};
  const rushers = men.filter((man) => (isLineman(man.at) && !drops.includes(man)) || blitzers.includes(man));
  const front = men.filter(
    (man) => isLineman(man.at) || isLinebacker(man.at) || (isBack(man.at) && blitzers.includes(man)),
  );
  return {
    blitz,
    PRC: blitz?.PRC ?? rushControl(unit),
    rushers: rushers.sort(bySackRange),
    front: front.sort(bySackRange),
  };
}

const isPlain = (call: DefenseCall): call is "N" | "M" | "Z" => call === "N" || call === "M" || call === "Z";

interface Coverers {
  readonly call: DefenseCall;
  readonly boxed: readonly Defender[];
  readonly rules: DiceRules;
}

export function coverageOf(
  defense: DefenseUnit,
  offense: OffenseUnit,
  { call, boxed, rules }: Coverers,
  rush: Rush = rushOf(defense, call, rules),
): Coverage {
  const { switches } = rules;
  const { blitz, PRC, rushers, front } = rush;
  const { blitzers = [], drops = [] } = blitz ?? {};
  const kind = isPlain(call) ? call : blitz!.coverage;
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
  return {
    PRC,
    ...(zone && { zone }),
    inZone,
    players: men,
    ratings: men.map((list) => list.reduce((total, { card }) => total + card.PD, 0)),
    rushers,
    front,
  };
}
