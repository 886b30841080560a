/** The card of a career player: the fields of his position after a number of steps, in the form that the game reads. */
import {
  LEVELS,
  type BackCard,
  type CarrierCard,
  type FrontCard,
  type KickerCard,
  type LinemanCard,
  type PunterCard,
  type QuarterbackCard,
  type Returner,
  type SeasonFigures,
  type Span,
} from "../rules/index.js";
import { grid, longRuns, punting, rushing } from "./columns.js";
import { kindOf, START_CARDS, type CareerPosition } from "./chart.js";
import { fieldsOf, KICK_BANDS, returnsOf, valueOf, type Steps } from "./fields.js";

/** Identity of a card's player. */
export interface CardHead {
  readonly name: string;
  readonly position: CareerPosition;
  readonly number?: number;
  readonly games: number;
  readonly starts: number;
  readonly season?: SeasonFigures;
}

/** A career card, and its roster list. */
export type CareerCard =
  | { readonly list: "quarterbacks"; readonly card: QuarterbackCard }
  | { readonly list: "carriers"; readonly card: CarrierCard }
  | { readonly list: "linemen"; readonly card: LinemanCard }
  | { readonly list: "front"; readonly card: FrontCard }
  | { readonly list: "backs"; readonly card: BackCard }
  | { readonly list: "kickers"; readonly card: KickerCard }
  | { readonly list: "punters"; readonly card: PunterCard }
  | { readonly list: "returns"; readonly kick: Returner; readonly punt: Returner };

/** Control of players without a rating of their own: backs and wide receivers who block, defensive backs who rush. */
const UNTRAINED = 2;
/** Longest kicks in the rows of a kicker's card. */
const BAND_ENDS = [19, 29, 39, 49, 57] as const;
/** How many two-dice numbers are returned punts. */
const RETURNED = 58;

const fromZero = (count: number): Span => (count > 0 ? [0, count - 1] : null);
const faces = (count: number): Span => (count > 0 ? [1, count] : null);
const toEnd = (count: number, end: number): Span => (count > 0 ? [end - count + 1, end] : null);

/** @param last rank of the worst tackler on his team, including himself */
export function cardOf(head: CardHead, steps: Steps, last: number): CareerCard {
  const { position, ...given } = head;
  const kind = kindOf(position);
  const fields = fieldsOf(kind, last);
  const of = (key: string): number =>
    valueOf(
      fields.find((one) => one.key === key)!,
      steps,
    );
  const column = (name: string): number[] => Array.from({ length: 10 }, (_, digit) => of(`${name}.${digit}`));
  const injury = fields.some(({ key }) => key === "injury") ? fromZero(of("injury")) : fromZero(START_CARDS.injury);
  const own = { ...given, injury };
  switch (kind) {
    case "QB":
      return {
        list: "quarterbacks",
        card: {
          ...own,
          passing: Object.fromEntries(
            LEVELS.map((level) => [
              level,
              grid(of("scramble"), of("sacked"), of(`complete.${level}`), of(`intercepted.${level}`)),
            ]),
          ) as QuarterbackCard["passing"],
          I: column("I"),
          II: column("long"),
          fumble: fromZero(START_CARDS.QB.fumble),
        },
      };
    case "RB":
    case "WR":
    case "TE": {
      const runs = kind === "RB" ? { I: column("I"), II: column("long") } : RUNS_OF_ENDS;
      return {
        list: "carriers",
        card: {
          ...own,
          position: kind,
          ...runs,
          Q: column("Q"),
          S: column("S"),
          M: column("M"),
          L: column("L"),
          RBC: kind === "TE" ? of("RBC") : UNTRAINED,
          PBC: kind === "TE" ? START_CARDS.TE.PBC : UNTRAINED,
          RB: of("RB"),
          rating: of("rating"),
          stamina: of("stamina"),
          fumble: faces(of("fumble")),
        },
      };
    }
    case "OL":
      return {
        list: "linemen",
        card: { ...own, position: position as LinemanCard["position"], RBC: of("RBC"), PBC: of("PBC"), RB: of("RB") },
      };
    case "DL":
    case "LB": {
      const back = kind === "LB";
      return {
        list: "front",
        card: {
          ...own,
          position: position as FrontCard["position"],
          RDC: of("RDC"),
          PRC: of("PRC"),
          RD: of("RD"),
          PD: back ? of("PD") : 0,
          tackle: of("tackle"),
          sack: toEnd(of("sack"), 89),
          intM: back ? toEnd(of("intercepts.M"), 99) : null,
          intZ: back ? toEnd(of("intercepts.Z"), 99) : null,
        },
      };
    }
    case "DB":
      return {
        list: "backs",
        card: {
          ...own,
          position: position as BackCard["position"],
          RDC: UNTRAINED,
          PRC: UNTRAINED,
          PD: of("PD"),
          tackle: of("tackle"),
          sack: toEnd(of("sack"), 89),
          intM: toEnd(of("intercepts.M"), 99),
          intZ: toEnd(of("intercepts.Z"), 99),
        },
      };
    case "K":
      return {
        list: "kickers",
        card: {
          ...own,
          bands: KICK_BANDS.map((from, i) => ({ from, to: BAND_ENDS[i], good: fromZero(of(`kick.${from}`)) })),
          extraPoint: fromZero(of("kick.XP")),
        },
      };
    case "P":
      return {
        list: "punters",
        card: { ...own, yards: punting(of("punt")), returned: fromZero(RETURNED) },
      };
    case "RET": {
      const { name, season } = head;
      const man = { name, fumble: faces(of("fumble")), injury, ...(season && { season }) };
      return {
        list: "returns",
        kick: { ...man, yards: returnsOf(fields, "kick", steps) },
        punt: { ...man, yards: returnsOf(fields, "punt", steps) },
      };
    }
  }
}

/** Runs of wide receivers and tight ends: the rules leave them open, and they cannot be bought. */
const RUNS_OF_ENDS = { I: rushing(START_CARDS.QB.rushMean), II: longRuns(START_CARDS.RB.longest) };
