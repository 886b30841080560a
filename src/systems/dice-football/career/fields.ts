/**
 * The fields of a career card: start, price per step, limit. A card is fully determined by its fields after their
 * steps; fields are named as users type them: `stamina`, `I.3` (column I, white 3), `complete.S`, `kick.40` (field
 * goals from 40 yards).
 */
import { remember } from "../../../kernel/cache/remember.js";
import { FACE_QUANTILES, RETURN_QUANTILES, rushingColumn, SHAPES } from "../rate/shapes.js";
import { FACES, LEVELS } from "../rules/index.js";
import { longRuns, receiving } from "./columns.js";
import {
  COLUMN_CAP,
  CONTROL_CAPS,
  START_CARDS,
  UPGRADES,
  type CareerKind,
  type Upgrade,
  type UpgradeId,
} from "./chart.js";

export interface Field {
  readonly key: string;
  readonly upgrade: Upgrade;
  readonly start: number;
  /** Limit, above or below `start`. */
  readonly cap: number;
}

/** Steps by field; fields without steps are omitted. */
export type Steps = Readonly<Record<string, number>>;

/** Maximum value in a column. */
const MOST_YARDS = 99;

/** Minimum field goal length of each row of a kicker's card. */
export const KICK_BANDS = [10, 20, 30, 40, 50] as const;
/** True if a face is among the best, whose returns become touchdowns first. */
const bestReturn = (digit: number, touchdowns: number): boolean => RETURN_QUANTILES[digit] >= FACES - touchdowns;

const field = (key: string, id: UpgradeId, start: number, cap = UPGRADES[id].cap): Field => ({
  key,
  upgrade: UPGRADES[id],
  start,
  cap,
});

const faces = (column: string, id: UpgradeId, start: readonly number[], cap: (digit: number) => number): Field[] =>
  start.map((yards, digit) => field(`${column}.${digit}`, id, yards, Math.max(yards, cap(digit))));

const rushing = (I: readonly number[], longest: number): Field[] => [
  ...faces("I", "face", I, () => UPGRADES.face.cap),
  ...faces("long", "long", longRuns(longest), () => UPGRADES.long.cap),
];
const catching = (factor: number): Field[] => {
  const columns = receiving(factor);
  return LEVELS.flatMap((level) =>
    faces(level, "face", columns[level], (digit) =>
      Math.min(MOST_YARDS, Math.floor(COLUMN_CAP * SHAPES[level][FACE_QUANTILES[digit]])),
    ),
  );
};
const returning = (list: "kick" | "punt", scale: number): Field[] => [
  ...faces(
    list,
    "return",
    RETURN_QUANTILES.map((quantile) => Math.round(scale * SHAPES[list][quantile])),
    () => UPGRADES.return.cap,
  ),
  field(`${list}.TD`, "returnTouchdown", 0),
];

const control = (key: keyof typeof CONTROL_CAPS, start: number): Field =>
  field(key, "control", start, CONTROL_CAPS[key]);
const injury = field("injury", "injury", START_CARDS.injury);

const carrier = ({ rating, stamina, fumble, RB }: Record<"rating" | "stamina" | "fumble" | "RB", number>): Field[] => [
  field("rating", "rating", rating),
  field("stamina", "stamina", stamina),
  field("fumble", "fumble", fumble),
  field("RB", "RB", RB),
  injury,
];
const caught = ({ M, Z }: Record<"M" | "Z", number>): Field[] => [
  field("intercepts.M", "interception", M),
  field("intercepts.Z", "interception", Z),
];

/** @param last rank of the worst tackler on his team, including himself */
function makeFields(kind: CareerKind, last: number): readonly Field[] {
  const { QB, RB, WR, TE, OL, DL, LB, DB, K, P, RET } = START_CARDS;
  const tackle = field("tackle", "tackle", last);
  switch (kind) {
    case "QB":
      return [
        ...LEVELS.map((level) => field(`complete.${level}`, "complete", QB.complete[level])),
        ...LEVELS.map((level) =>
          field(
            `intercepted.${level}`,
            "intercepted",
            QB.intercepted[level],
            level === "M" || level === "L" ? UPGRADES.intercepted.cap : 0,
          ),
        ),
        field("sacked", "sacked", QB.sacked),
        field("scramble", "scramble", QB.scramble),
        ...rushing(rushingColumn(QB.rushMean, SHAPES.rush), QB.longest),
        injury,
      ];
    case "RB":
      return [
        ...rushing(
          FACE_QUANTILES.map((quantile) => RB.I[quantile]),
          RB.longest,
        ),
        ...catching(RB.columns),
        ...carrier(RB),
      ];
    case "WR":
      return [...catching(WR.columns), ...carrier(WR)];
    case "TE":
      return [...catching(TE.columns), control("RBC", TE.RBC), ...carrier(TE)];
    case "OL":
      return [control("RBC", OL.RBC), control("PBC", OL.PBC), field("RB", "RB", OL.RB), injury];
    case "DL":
    case "LB": {
      const { RDC, PRC, RD, sack } = kind === "DL" ? DL : LB;
      const ratings = [control("RDC", RDC), control("PRC", PRC), field("RD", "RD", RD), field("sack", "sack", sack)];
      return [...ratings, ...(kind === "LB" ? [field("PD", "PD", LB.PD), ...caught(LB)] : []), tackle, injury];
    }
    case "DB":
      return [field("PD", "PD", DB.PD), field("sack", "sack", DB.sack), ...caught(DB), tackle, injury];
    case "K":
      return [
        ...KICK_BANDS.map((from, i) => field(`kick.${from}`, "kick", K.good[i])),
        field("kick.XP", "kick", K.extraPoint),
      ];
    case "P":
      return [field("punt", "punt", P.mean)];
    case "RET":
      return [
        ...returning("kick", RET.scale),
        ...returning("punt", RET.scale),
        field("fumble", "fumble", RET.fumble),
        injury,
      ];
  }
}

const known = remember((_upgrades: typeof UPGRADES) => new Map<string, readonly Field[]>());

/** The fields of a kind of card, in print order. */
export function fieldsOf(kind: CareerKind, last = 0): readonly Field[] {
  const key = `${kind} ${last}`;
  const all = known(UPGRADES);
  let fields = all.get(key);
  if (!fields) all.set(key, (fields = makeFields(kind, last)));
  return fields;
}

/** Value of a field after its steps. */
export function valueOf({ key, upgrade: { step }, start, cap }: Field, steps: Steps): number {
  const value = start + step * (steps[key] ?? 0);
  return step > 0 ? Math.min(cap, value) : Math.max(cap, value);
}

/** Why a field cannot be upgraded: it is at its limit, its upgrade is used up, or its face is already a touchdown. */
export type Refusal = "cap" | "together" | "touchdown";

export function refusalOf(one: Field, steps: Steps): Refusal | undefined {
  const { id, together } = one.upgrade;
  if (valueOf(one, steps) === one.cap) return "cap";
  if (id === "return") {
    const [list, digit] = one.key.split(".");
    if (bestReturn(Number(digit), steps[`${list}.TD`] ?? 0)) return "touchdown";
  }
  if (together === undefined) return undefined;
  const bought = Object.entries(steps).reduce((sum, [key, count]) => (key.startsWith(`${id}.`) ? sum + count : sum), 0);
  return bought >= together ? "together" : undefined;
}

/** Returns by face; the best faces become touchdowns. */
export const returnsOf = (
  fields: readonly Field[],
  list: "kick" | "punt",
  steps: Steps,
): readonly (number | "TD")[] => {
  const touchdowns = steps[`${list}.TD`] ?? 0;
  return RETURN_QUANTILES.map((_, digit) =>
    bestReturn(digit, touchdowns)
      ? "TD"
      : valueOf(
          fields.find(({ key }) => key === `${list}.${digit}`)!,
          steps,
        ),
  );
};
