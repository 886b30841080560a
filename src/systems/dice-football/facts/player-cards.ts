/** DF-2, the player cards: the ratings that the engine uses, card by card; a blank has one of each kind. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { ownOf, portraitOf, type HasOwn, type Own } from "../../../kernel/own/index.js";
import { countFrom, DASH, fixedText, minusText, signedText } from "../../../kernel/words/index.js";
import { nameForms, type NameForms } from "../../../kernel/words/names.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../../contract/sheet.js";
import {
  faceWithin,
  LEVELS,
  LINE,
  PASS_ROWS,
  TWO_DICE,
  width,
  type BackCard,
  type ByFace,
  type CarrierCard,
  type DiceRules,
  type FaceSpan,
  type FrontCard,
  type KickerCard,
  type LinemanCard,
  type PunterCard,
  type QuarterbackCard,
  type Returner,
  type Rows,
  type SeasonFigures,
  type Span,
  type Team,
} from "../rules/index.js";
import { shortNames } from "./names.js";
import { accentOf, FACES_IN_PRINT, facesOf, headOf, rangeOf } from "./print.js";
import { shownOn, type CardKind as Kind } from "./shown-figures.js";
import { teamsIn } from "./teams-in.js";

/** A card: its kind, what differs in print, and its values. */
interface PlayerCard {
  readonly kind: Kind;
  readonly title: string;
  readonly facts: object;
  readonly values: Values;
  /** The player's own data. */
  readonly own?: Own;
  readonly portrait?: string;
}

/** Room on a blank. */
const BLANK = { bands: 5, punts: 24, kick: 5, punt: 4 } as const;
const PUNT_COLUMNS = 3;

const faceRows = (fumble: FaceSpan) =>
  FACES_IN_PRINT.map((face) => ({ key: face, face, fumble: faceWithin(fumble, face) }));
const bandRows = (count: number) => [
  ...countFrom(1, count).map((key) => ({ key, try: false })),
  { key: "try", try: true },
];
const puntRows = (count: number) =>
  chunks(
    countFrom(1, count).map((key) => ({ key })),
    Math.ceil(count / PUNT_COLUMNS),
  );
const returnFacts = (kick: number, punt: number) => ({
  faces: FACES_IN_PRINT.map((key) => ({ key })),
  kick: countFrom(1, kick),
  punt: countFrom(1, punt),
});
const placeRows = (name?: string, team?: Team) =>
  LINE.map((key) => ({ key, plays: team !== undefined && team.offense.line[key] === name }));

/** Contents of a blank of each kind. */
const BLANKS: Readonly<Record<Kind, object>> = {
  cover: {},
  quarterback: { faces: faceRows(null) },
  carrier: { faces: faceRows(null) },
  lineman: { places: placeRows() },
  front: {},
  back: {},
  kicker: { bands: bandRows(BLANK.bands) },
  punter: { punts: puntRows(BLANK.punts) },
  returners: returnFacts(BLANK.kick, BLANK.punt),
};

interface Anyone {
  readonly name: string;
  readonly games: number;
  readonly starts: number;
  readonly injury: Span;
}

/** A dash for a rating that no roll meets. */
const orNone = (range: string): string => (range === "" ? DASH : range);

const head = (card: Anyone, position: string): Values => ({
  position,
  name: nameForms(card.name),
  use: `${card.games}/${card.starts}`,
  injury: orNone(rangeOf(card.injury)),
});

const column = (yards: ByFace<number | "TD">, face: number): string => {
  const value = yards[face];
  return typeof value === "number" ? minusText(value) : value;
};

/** Yards by face as the slots of a table. */
const byFace = (columns: Readonly<Record<string, ByFace>>): Values =>
  Object.fromEntries(
    FACES_IN_PRINT.map((face) => [
      face,
      Object.fromEntries(Object.entries(columns).map(([key, yards]) => [key, column(yards, face)])),
    ]),
  );

type Known = Readonly<Record<string, number | string | undefined>>;
/** Only known statistics. */
const known = (figures: Known): Values =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as Values;

/** `47.7`, if both are known. */
const ratio = (sum: number | undefined, count: number | undefined, scale = 1): string | undefined =>
  sum === undefined || !count ? undefined : fixedText((scale * sum) / count, 1);
/** `24-210`: count, then yards. */
const pair = (one: number | undefined, other: number | undefined): string | undefined =>
  one === undefined ? undefined : other === undefined ? `${one}` : `${one}${DASH}${other}`;

const PERCENT = 100;

function quarterback(card: QuarterbackCard): PlayerCard {
  const { passing, I, II, fumble, season = {} } = card;
  const { attempts, completions, passYards, passTouchdowns, intercepted } = season;
  return {
    kind: "quarterback",
    title: card.name,
    facts: BLANKS.quarterback,
    values: {
      ...head(card, "QB"),
      pass: Object.fromEntries(
        PASS_ROWS.map((row) => [
          row,
          Object.fromEntries(LEVELS.map((level) => [level, orNone(rangeOf(passing[level][row]))])),
        ]),
      ),
      yards: byFace({ I, II }),
      fumble: orNone(rangeOf(fumble)),
      season: known({
        attempts,
        completions,
        percent: ratio(completions, attempts, PERCENT),
        passYards,
        passTouchdowns,
        intercepted,
        sacked: pair(season.sacked, season.sackYards),
        rushes: pair(season.rushes, season.rushYards),
      }),
    },
  };
}

function carrier(card: CarrierCard): PlayerCard {
  const { I, II, Q, S, M, L, RBC, PBC, RB, rating, stamina, fumble, season = {} } = card;
  const { rushes, rushYards, rushTouchdowns, receptions, receivingYards, receivingTouchdowns, fumblesLost } = season;
  return {
    kind: "carrier",
    title: card.name,
    facts: { faces: faceRows(fumble) },
    values: {
      ...head(card, card.position),
      yards: byFace({ I, II, Q, S, M, L }),
      RBC,
      PBC,
      RB: signedText(RB),
      rating: signedText(rating),
      stamina,
      fumble: orNone(facesOf(fumble)),
      season: known({
        rushes,
        rushYards,
        rushAverage: ratio(rushYards, rushes),
        rushTouchdowns,
        receptions,
        receivingYards,
        catchAverage: ratio(receivingYards, receptions),
        receivingTouchdowns,
        fumblesLost,
      }),
    },
  };
}

const lineman = (card: LinemanCard, team: Team): PlayerCard => ({
  kind: "lineman",
  title: card.name,
  facts: { places: placeRows(card.name, team) },
  values: {
    ...head(card, card.position),
    RBC: card.RBC,
    PBC: card.PBC,
    RB: signedText(card.RB),
    season: { games: card.games, starts: card.starts },
  },
});

/** RDC and PRC of a defensive back who is in the box or rushes. */
const BOXED = "5 / 5";

function defense(season: SeasonFigures): Values {
  const { tackles, sacks, interceptions, interceptionYards, forcedFumbles } = season;
  return known({ tackles, sacks, interceptions, interceptionYards, forcedFumbles });
}

const defender = (card: FrontCard | BackCard): Values => ({
  ...head(card, card.position),
  RDC: card.RDC,
  PRC: card.PRC,
  tackle: `#${card.tackle}`,
  PD: signedText(card.PD),
  ...(card.FF !== undefined && { FF: card.FF }),
  sack: orNone(rangeOf(card.sack)),
  intM: orNone(rangeOf(card.intM)),
  intZ: orNone(rangeOf(card.intZ)),
  season: defense(card.season ?? {}),
});

const front = (card: FrontCard): PlayerCard => ({
  kind: "front",
  title: card.name,
  facts: BLANKS.front,
  values: { ...defender(card), RD: signedText(card.RD) },
});

const back = (card: BackCard): PlayerCard => ({
  kind: "back",
  title: card.name,
  facts: BLANKS.back,
  values: { ...defender(card), boxed: BOXED },
});

/** The numbers that miss: above the good ones, up to this one. */
const missed = (good: Span, to: number): string => {
  const from = good === null ? 0 : good[1] + 1;
  return from > to ? "" : rangeOf([from, to]);
};
const chance = (good: Span): Values => ({ good: rangeOf(good), share: width(good) / TWO_DICE });

const kicker = (card: KickerCard): PlayerCard => ({
  kind: "kicker",
  title: card.name,
  facts: { bands: bandRows(card.bands.length) },
  values: {
    ...head(card, "K"),
    band: {
      ...numbered(
        card.bands.map(({ from, to, good }) => ({
          yards: `${from}${DASH}${to}`,
          ...chance(good),
          // The last number may be a block.
          missed: missed(good, TWO_DICE - 2),
        })),
      ),
      try: { ...chance(card.extraPoint), missed: missed(card.extraPoint, TWO_DICE - 1) },
    },
    season: known({
      fieldGoals: pair(card.season?.fieldGoals, card.season?.fieldGoalsTried),
      longestFieldGoal: card.season?.longestFieldGoal,
      extraPoints: pair(card.season?.extraPoints, card.season?.extraPointsTried),
    }),
  },
});

const punter = (card: PunterCard): PlayerCard => ({
  kind: "punter",
  title: card.name,
  facts: { punts: puntRows(card.yards.length) },
  values: {
    ...head(card, "P"),
    yards: numbered(card.yards.map(({ from, to, value }) => ({ dice: rangeOf([from, to]), yards: value }))),
    returned: rangeOf(card.returned),
    season: known({
      punts: card.season?.punts,
      puntYards: card.season?.puntYards,
      puntAverage: ratio(card.season?.puntYards, card.season?.punts),
      longestPunt: card.season?.longestPunt,
    }),
  },
});

/** Rows of a returner table, one column each. */
const returnRows = (list: readonly Returner[], short: (name: string) => NameForms): Values => ({
  name: numbered(list.map(({ name }) => short(name))),
  ...Object.fromEntries(FACES_IN_PRINT.map((face) => [face, numbered(list.map(({ yards }) => column(yards, face)))])),
  fumble: numbered(list.map(({ fumble }) => orNone(facesOf(fumble)))),
  injury: numbered(list.map(({ injury }) => rangeOf(injury))),
});

function returners(team: Team): PlayerCard {
  const { returns } = team.roster;
  const short = shortNames(team);
  return {
    kind: "returners",
    title: "",
    facts: returnFacts(returns.kick.length, returns.punt.length),
    values: { kick: returnRows(returns.kick, short), punt: returnRows(returns.punt, short) },
  };
}

function cover(team: Team, cards: readonly PlayerCard[]): PlayerCard {
  const count = (...kinds: readonly Kind[]): number => cards.filter(({ kind }) => kinds.includes(kind)).length;
  const { record, pointsFor, pointsAgainst, coach, conference } = team;
  return {
    kind: "cover",
    title: "",
    facts: BLANKS.cover,
    values: {
      ...known({ record: record?.replaceAll("-", DASH), pointsFor, pointsAgainst, coach, conference }),
      cards: {
        quarterback: count("quarterback"),
        carrier: count("carrier"),
        lineman: count("lineman"),
        front: count("front"),
        back: count("back"),
        special: count("kicker", "punter", "returners"),
      },
    },
  };
}

const withOwnData =
  <T extends HasOwn>(made: (card: T) => PlayerCard) =>
  (card: T): PlayerCard => ({ ...made(card), own: ownOf(card), portrait: portraitOf(card) });

/** All cards of a team, the cover first. */
function cardsOf(team: Team): PlayerCard[] {
  const { roster } = team;
  const cards = [
    ...roster.quarterbacks.map(withOwnData(quarterback)),
    ...roster.carriers.map(withOwnData(carrier)),
    ...roster.linemen.map(withOwnData((card: LinemanCard) => lineman(card, team))),
    ...roster.front.map(withOwnData(front)),
    ...roster.backs.map(withOwnData(back)),
    ...roster.kickers.map(withOwnData(kicker)),
    ...roster.punters.map(withOwnData(punter)),
    returners(team),
  ];
  return [cover(team, cards), ...cards];
}

/** Ranges of a chart with this value. */
const rangesOf = <T>(chart: Rows<T>, value: T): string =>
  chart
    .filter((row) => row.value === value)
    .map(({ from, to }) => rangeOf([from, to]))
    .join(", ");

/** Rolls that cards refer to, from the current charts. */
const chances = ({ tables }: DiceRules) => ({
  missed: rangesOf(tables.fieldGoal99, "missed"),
  blocked: rangesOf(tables.fieldGoal99, "blocked"),
  touchdown: rangesOf(tables.returnTouchdown, "touchdown"),
});

function copiesOf(team: Team, rules: DiceRules): Copy[] {
  const shared = headOf(team);
  return cardsOf(team).map(({ kind, title, facts, values, own: players, portrait = "" }) => {
    // A player's data overrides his team's.
    const own = { ...shared.own, ...players };
    const card = { kind, title: "", ...shownOn(kind, values), ...facts, own, portrait };
    return {
      values: { [kind]: values },
      facts: { ...shared, own, ...chances(rules), cards: [card] },
      title: `${team.season} ${shared.team!.name}${title === "" ? "" : `: ${title}`}`,
      ...accentOf(team),
    };
  });
}

export const playerCards: SheetContent<object, DiceRules> = {
  form: ({ rules }) => ({
    ...headOf(undefined),
    ...chances(rules),
    cards: (Object.keys(BLANKS) as Kind[]).map((kind) => ({
      kind,
      title: kind,
      ...shownOn(kind),
      ...BLANKS[kind],
      own: ownOf(undefined),
      portrait: "",
    })),
  }),
  fill: (records, { rules }) => teamsIn(records).flatMap((team) => copiesOf(team, rules)),
};
