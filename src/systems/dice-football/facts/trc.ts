/** DF-1, the Team Reference Card: lineups, calls and every total, computed by the engine's code. */
import { numbered, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, DASH, minusText, ordinal, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../../contract/sheet.js";
import {
  BLITZES,
  CODES,
  DEFENSE_CALLS,
  LETTERS,
  LEVELS,
  LINE,
  RUNS,
  TWO_DICE,
  within,
  type Code,
  type DiceRules,
  type Rows,
  type Run,
  type Team,
  type ZoneValues,
} from "../rules/index.js";
import { referenceCard, type FormationCard, type GroupCard, type ReferenceCard } from "../trc/index.js";
import { shortNames } from "./names.js";
import { accentOf, FACES_IN_PRINT, headOf, rangeOf } from "./print.js";
import { spotsOf } from "./spots.js";
import { teamsIn } from "./teams-in.js";

const rows = (count: number): { readonly key: number }[] => Array.from({ length: count }, (_, i) => ({ key: i + 1 }));

/** Rows of the roster on a blank, and at most. */
const ROSTER = { blank: 24, most: 30 } as const;
const RECEIVERS = 5;
const MEN = 11;

/** Column of the play calls: its downs, the yards to go, and the group that plays it. */
export function codeFacts(rules: DiceRules, code: Code, groups: readonly (readonly Code[])[], i: number) {
  const { letters, map } = rules.tables.situations;
  const cells = Object.entries(map).flatMap(([down, byLetter]) =>
    LETTERS.filter((letter) => byLetter[letter] === code).map((letter) => ({ down: Number(down), letter })),
  );
  const ends = cells.map(({ letter }) => letters[letter]);
  const from = Math.min(...ends.map(([low]) => low));
  const to = Math.max(...ends.map(([, high]) => high));
  const most = Math.max(...LETTERS.map((letter) => letters[letter][1]));
  return {
    key: code,
    odd: i % 2 === 0,
    down: [...new Set(cells.map(({ down }) => ordinal(down)))].join(", "),
    any: from === 1 && to === most,
    yards: to === most ? `${from}+` : `${from}${DASH}${to}`,
    group: groups.findIndex((codes) => codes.includes(code)) + 1,
  };
}

/** Default groups by situation. */
export const GROUPS: readonly (readonly Code[])[] = [
  ["1A", "2A", "2B"],
  ["2C", "3B"],
  ["3A", "3C", "4B"],
  ["2D", "3D"],
];

const POSITIONS = ["RB", "WR", "TE"] as const;

/** In print order: backs, wide receivers, tight ends, each by number. */
const inOrder = (receivers: GroupCard["receivers"]) =>
  POSITIONS.flatMap((position) => receivers.filter(({ at }) => at === position));

/** Places of a blitz as printed, a team's own before the key's. */
function blitzFacts({ tables }: DiceRules, team: Team | undefined) {
  return BLITZES.map((key) => {
    const own = team?.defense.blitzes?.[key];
    const { blitzers, coverage, order } = tables.blitzKey[key];
    const who = own
      ? own.blitzers
      : blitzers.map(({ against3, against4 }) => (against3 === against4 ? against3 : `${against3}/${against4}`));
    return {
      key,
      who: who.join(" + "),
      zone: (own?.coverage ?? coverage) === "Z",
      order: (own?.order ?? order).join(", "),
    };
  });
}

/** Letters with the same value. */
const blitzLine = (letters: readonly string[]) => ({ first: letters[0], words: letters.join(" "), letters });
/** Runs in the order of the team's first column, so that ranges run downward. */
function runsInOrder(team: Team | undefined): readonly Run[] {
  const first = team?.offense.calls[CODES[0]] ?? [];
  const places = new Map(first.map(({ value, from }) => [value as string, from]));
  return [...RUNS].sort((a, b) => (places.get(a) ?? TWO_DICE) - (places.get(b) ?? TWO_DICE));
}

const BLANK_LINES = BLITZES.map((letter) => blitzLine([letter]));

/** The shape of a team's card; a blank has none. */
function facts(rules: DiceRules, team?: Team, card?: ReferenceCard) {
  const codes = team?.offense.groups.map((group) => group.codes) ?? GROUPS;
  return {
    ...headOf(team),
    groups: codes.map((list, i) => ({
      key: i + 1,
      codes: list,
      spots: card ? spotsOf(card.groups[i].receivers) : [],
    })),
    receivers: rows(RECEIVERS),
    line: LINE,
    hasFoulRange: rules.switches.foulsByDown === "teams",
    hasHomeNumber: rules.switches.homeField === "line",
    hasRedZoneNumber: rules.switches.redZone === "tight",
    codes: CODES.map((code, i) => codeFacts(rules, code, codes, i)),
    hasStars: team !== undefined && hasStars(team),
    runs: runsInOrder(team).map((key) => ({ key, run: key, level: "", number: 0, block: 0 })),
    passes: LEVELS.flatMap((level, block) =>
      countFrom(1, RECEIVERS).map((number) => ({ key: `${level}${number}`, run: "", level, number, block: block + 1 })),
    ),
    carries: (team?.offense.carries ?? [null, null]).map((one, i) => ({
      key: i + 1,
      faces: FACES_IN_PRINT.map((face, at) => ({ face, on: one !== null && within(one.faces, at + 1) })),
    })),
    roster: rows(team ? rosterOf(team).length : ROSTER.blank),
    formations: (team?.defense.formations ?? GROUPS).map((_, i) => ({
      key: i + 1,
      places: card?.formations[i].men.map(({ at }) => at) ?? [],
      boxed: card === undefined || card.formations[i].box !== undefined,
      lines: card?.formations[i].blitzLines.map(({ letters }) => blitzLine(letters)) ?? BLANK_LINES,
    })),
    men: rows(MEN),
    letters: LETTERS.map((key, i) => {
      const [from, to] = rules.tables.situations.letters[key];
      const most = Math.max(...LETTERS.map((letter) => rules.tables.situations.letters[letter][1]));
      return { key, odd: i % 2 === 0, yards: to === most ? `${from}+` : `${from}${DASH}${to}` };
    }),
    calls: DEFENSE_CALLS.map((key) => ({ key, blitz: (BLITZES as readonly string[]).includes(key) })),
    blitzes: blitzFacts(rules, team),
  };
}

/** Two-dice numbers with a white 5: passes to the player who blocks on it leave them out. */
const isFive = (roll: number): boolean => roll % 10 === 5;

/** Ranges of a call in one column that fit side by side in a cell; more are printed as one if only white 5s part them. */
const MOST_RANGES = 2;

const skipsFives = (list: Rows<string>): boolean =>
  list.length > MOST_RANGES &&
  list.every(({ from }, i) => i === 0 || (from === list[i - 1].to + 2 && isFive(list[i - 1].to + 1)));

/** Rows of each call. */
function rowsByCall<T extends string>(list: Rows<T>): ReadonlyMap<T, Rows<T>> {
  const calls = new Map<T, Rows<T>>();
  for (const row of list) calls.set(row.value, [...(calls.get(row.value) ?? []), row]);
  return calls;
}

/** True if a call of the team is printed as `27–62*`: the card explains the star. */
const hasStars = (team: Team): boolean =>
  CODES.some((code) => [...rowsByCall(team.offense.calls[code]).values()].some(skipsFives));

/** `27–34, 36–44`, shorter `27-34,36-44`; `27–62*` if more ranges are parted only by white 5s. */
function printedRanges(list: Rows<string>, stars: boolean): Values[string] {
  if (stars && skipsFives(list)) return `${rangeOf([list[0].from, list[list.length - 1].to])}*`;
  const parts = list.map(({ from, to }) => rangeOf([from, to]));
  if (parts.length === 1) return parts[0];
  return { text: parts.join(", "), shorter: [parts.join(","), parts.join(",").replaceAll(DASH, "-")] };
}

/** Ranges of each call in a column of play calls. @param stars true if the card explains the star */
function callsOf<T extends string>(columns: Readonly<Record<string, Rows<T>>>, stars: boolean): Values {
  const printed: Record<string, Record<string, Values[string]>> = {};
  for (const [column, list] of Object.entries(columns))
    for (const [call, own] of rowsByCall(list)) (printed[call] ??= {})[column] = printedRanges(own, stars);
  return printed;
}

/** Runs per 100 calls. */
const runShare = (list: Rows<string>): number =>
  sumOf(list.map(({ from, to, value }) => ((RUNS as readonly string[]).includes(value) ? to - from + 1 : 0)));

/** Offensive players on the quick reference: if there are too many, those in lineups come first. */
function rosterOf(team: Team) {
  const { quarterbacks, carriers, linemen } = team.roster;
  const { offense } = team;
  const placeOf = (name: string): string | undefined => LINE.find((place) => offense.line[place] === name);
  const starts = (name: string): number => LINE.findIndex((place) => offense.line[place] === name);
  const line = [...linemen].sort(
    (a, b) =>
      ((starts(a.name) + LINE.length + 1) % (LINE.length + 1)) -
      ((starts(b.name) + LINE.length + 1) % (LINE.length + 1)),
  );
  const list = [
    ...quarterbacks.map((card) => ({ at: "QB", card, block: false as const })),
    ...POSITIONS.flatMap((position) =>
      carriers
        .filter((card) => card.position === position)
        .map((card) => ({ at: position as string, card, block: true as const })),
    ),
    ...line.map((card) => ({ at: placeOf(card.name) ?? card.position, card, block: true as const })),
  ];
  const plays = new Set([
    offense.quarterback,
    ...offense.groups.flatMap(({ receivers, line: own = offense.line }) => [
      ...receivers.map(({ name }) => name),
      ...LINE.map((place) => own[place]),
    ]),
  ]);
  const most = list.length - ROSTER.most;
  if (most <= 0) return list;
  const spare = new Set(list.filter(({ card }) => !plays.has(card.name)).slice(-most));
  return list.filter((one) => !spare.has(one)).slice(0, ROSTER.most);
}

type ShortNames = ReturnType<typeof shortNames>;

function groupValues(short: ShortNames, group: GroupCard): Values {
  return {
    QB: { at: "QB", name: short(group.quarterback.name) },
    ...numbered(
      inOrder(group.receivers).map(({ at, card, number, blocks }) => ({
        at,
        name: short(card.name),
        ...(blocks && { five: "[5]" }),
        number: `#${number}`,
        rating: signedText(card.rating),
      })),
    ),
    line: Object.fromEntries(LINE.map((place) => [place, short(group.line[place].name)])),
    RBC: group.RBC,
    PBC: group.PBC,
  };
}

const zone = ({ U, O }: ZoneValues): Values => ({ U: minusText(U), O: minusText(O) });

function formationValues(short: ShortNames, formation: FormationCard): Values {
  const { name, men, RDC, PRC, N, Z, box, blitzLines } = formation;
  return {
    name: name.replaceAll("-", DASH),
    ...numbered(
      men.map(({ at, card, rank, box: up }) => {
        const back = !("RD" in card);
        return {
          at,
          name: short(card.name),
          ...(up && { box: `[${up}]` }),
          rank: `#${rank}`,
          value: minusText("RD" in card ? card.RD : card.PD),
          ...(!back && { sack: rangeOf(card.sack) }),
        };
      }),
    ),
    RDC,
    PRC,
    N: zone(N),
    Z: zone(Z),
    ...(box && { box: { N: zone(box.N), Z: zone(box.Z) } }),
    blitz: Object.fromEntries(blitzLines.map(({ letters, PRC: value }) => [letters[0], value])),
  };
}

function values(team: Team, card: ReferenceCard): Values {
  const { offense, defense } = team;
  const short = shortNames(team);
  const figures = new Map(team.roster.carriers.map(({ name, season }) => [name, season?.rushes]));
  return {
    group: numbered(card.groups.map((group) => groupValues(short, group))),
    call: {
      ...callsOf(offense.calls, true),
      share: Object.fromEntries(CODES.map((code) => [code, `${runShare(offense.calls[code])}%`])),
    },
    carries: numbered(
      offense.carries.map(({ name }) => {
        const rushes = figures.get(name);
        return { name: short(name), ...(rushes !== undefined && { rushes }) };
      }),
    ),
    roster: numbered(
      rosterOf(team).map(({ at, card: one, block }) => ({
        at,
        name: short(one.name),
        injury: rangeOf(one.injury),
        ...(block && { RBC: one.RBC, PBC: one.PBC, RB: signedText(one.RB) }),
        ...("stamina" in one && { stamina: one.stamina }),
      })),
    ),
    formation: numbered(card.formations.map((formation) => formationValues(short, formation))),
    defense: callsOf(defense.calls, false),
  };
}

function trcCopy(rules: DiceRules, team: Team): Copy {
  const card = referenceCard(team, rules);
  return {
    values: values(team, card),
    facts: facts(rules, team, card),
    title: `${team.season} ${headOf(team).team!.name}`,
    ...accentOf(team),
  };
}

export const trc: SheetContent<object, DiceRules> = {
  form: ({ rules }) => facts(rules),
  fill: (records, { rules }) => teamsIn(records).map((team) => trcCopy(rules, team)),
};
