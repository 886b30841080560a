/**
 * A two-team game as the tool uses it, built from its definitions: files and their checks, play, many games, dice logs,
 * play by hand, footers of its sheets. A game supplies its rules, teams, machine, decisions and sheets.
 */
import type { ZodType } from "zod";
import type { CodedSides, Origin, SideOrigin, SidesAsked } from "../contract/coded.js";
import type { FileKind, FileKinds } from "../contract/files.js";
import type { Careers } from "../contract/careers.js";
import type { Seasons } from "../contract/seasons.js";
import type { GameSystem, NameInfo, PlayRequest } from "../contract/game.js";
import { PENALTIES, SNAPS, type MatchFigures, type MatchLine } from "../kernel/football/many.js";
import { SIDES, type EventList, type Side } from "../kernel/football/index.js";
import { hasErrors, suggestHint, warning, type Issue, type Locate, type Path } from "../kernel/issue/index.js";
import { keyed } from "../kernel/lists/index.js";
import {
  BY_HAND,
  isFinished,
  isFromDeck,
  keptShape,
  matchFooter,
  type Counted,
  type MatchFile,
  type MatchParts,
  type MatchRecords,
  type PrintedMatch,
} from "../kernel/machine/index.js";
import { describeRulings, sameData, switchedRulings, type RulingAnswer } from "../kernel/rulings/index.js";
import type { ManyGames } from "../kernel/sample/index.js";
import { zod } from "../kernel/zod/index.js";
import type { DecidedTypes } from "./decisions.js";
import { diceLogs, gameRecords, houseRules, teamFiles } from "./match-files.js";
import { playsOf } from "./match-records.js";
import type { MatchTable } from "./match-table.js";

/** Rules as records store them: their name, and the differences from the standard rules. */
interface PackedRules {
  readonly name: string;
  readonly tables?: unknown;
  readonly switches?: unknown;
}

interface NamedRules {
  readonly name: string;
  readonly switches: Readonly<Record<string, RulingAnswer>>;
}

/** Parts of a match between two teams. */
interface SystemParts<Rules> extends MatchParts {
  readonly given: { readonly rules: Rules } & Readonly<Record<Side, unknown>>;
  /** The start of a record, before the teams' data. */
  readonly head: { readonly rules: PackedRules } & Readonly<Record<Side, unknown>>;
}

/** A team as passed to a game and stored in records: the team of a file, or the part used in play. */
type Playing<P extends MatchParts> = (P["given"] & Readonly<Record<Side, unknown>>)[Side];

/** The house rules of a game: their files, and how records store them. */
type RulesFacts<Rules, Packed> = {
  readonly standard: Rules;
  readonly rulings: Parameters<typeof describeRulings>[0];
  pack(rules: Rules): Packed;
  resolve(packed: Packed): Rules;
  check(rules: Rules, locate?: Locate): readonly Issue[];
} & (HouseFacts<Rules> | OwnHouse<Rules, Packed>);

interface HouseFacts<Rules> {
  readonly format: string;
  /** Schema of a house-rules file. */
  readonly shape: ZodType & { extend(more: object): ZodType };
  parse(data: unknown, locate: Locate): { readonly rules?: Rules; readonly issues: readonly Issue[] };
  sense(data: unknown, locate: Locate): readonly Issue[];
}

/** Files of house rules in the game's own notation. */
interface OwnHouse<Rules, Packed> {
  readonly files: FileKind<Rules>;
  /** Errors of the rules in a record. */
  kept(packed: Packed, locate: Locate): readonly Issue[];
}

/** The teams of a game. */
type TeamFacts<Team, File, Playing> = {
  /** Schema of a team in a record. */
  readonly team: ZodType;
  nameOf(team: Playing): string;
  /** Errors of a team in a record. */
  check?(team: Playing, locate: Locate, path: Path): readonly Issue[];
} & (RatedTeams<Team, File, Playing> | OwnTeams<File, Playing>);

/** Teams with free names: their files, if any, are the game's own. */
interface OwnTeams<File, Playing> {
  readonly files: FileKind<File>;
  /** IDs of the built-in teams. */
  ids(): readonly string[];
  /** ID of the built-in team that plays. */
  idOf(team: Playing): string | undefined;
}

interface RatedTeams<Team, File, Playing> {
  readonly format: string;
  /** Title of their files: `5D20 Football team charts`. */
  readonly title: string;
  /** Schema of a team file. */
  readonly shape: ZodType;
  /** The built-in teams. */
  sample(): readonly Team[];
  /** IDs of the default teams; default: the first two. */
  readonly usual?: Readonly<Record<Side, string>>;
  /** The built-in team that plays, for commands; required if games receive something other than the team of a file. */
  builtIn?(team: Playing): Team | undefined;
  isTeam(team: Readonly<Record<string, unknown>>): boolean;
  read(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly file?: File };
  /** Spreadsheets of teams. */
  readonly table?: Pick<FileKind<File>, "fromTable" | "columns" | "knowsHead">;
  checkAll(teams: readonly Team[], locate?: Locate): readonly Issue[];
  /** Short names, always different. */
  shortNames(game: Readonly<Record<Side, Playing>>): Readonly<Record<Side, string>>;
}

type Derived =
  | "standardRules"
  | "rulesName"
  | "packRules"
  | "rulings"
  | "switched"
  | "coaches"
  | "defaultCoach"
  | "names"
  | "kinds"
  | "play"
  | "plays"
  | "unplayed"
  | "origin"
  | "coded"
  | "playOwnDice"
  | "byHand"
  | "many"
  | "examples"
  | "seasons"
  | "careers"
  | "checkBuiltIn";

type MatchTypes = DecidedTypes & { readonly event: { readonly type: string } };

export interface MatchFacts<
  T extends MatchTypes,
  P extends SystemParts<Rules>,
  R extends MatchFile<T> & P["head"],
  Rules,
  Team,
  File,
  League,
  Career,
> extends Omit<GameSystem<Rules>, Derived> {
  readonly games: MatchRecords<T, P, R>;
  readonly table: MatchTable<T, R, P["given"], Rules, P["coach"]>;
  readonly rules: RulesFacts<Rules, P["head"]["rules"]>;
  readonly teams: TeamFacts<Team, File, Playing<P>>;
  /** What users may write on sheets besides the team names; default: the date of the game. */
  readonly names?: readonly NameInfo[];
  /** Keys of a record's head besides rules and teams. */
  head?(): Readonly<Record<string, ZodType>>;
  /** Schema of a die in a record; default: any number of faces. */
  face?(): ZodType<number>;
  /** Converts records of earlier versions to the current wording. */
  today?(record: R): R;
  /** Errors of a record beyond its rules, teams and coaches. */
  faults?(record: R, locate: Locate): readonly Issue[];
  /** Footers of games; needed if there are no built-in teams with monograms. */
  footer?(record: R): Footer;
  /** Everything a game stores about a side, if that is more than its team. */
  sideOf?(record: R, side: Side): unknown;
  /** True if a game depends on more than seed, teams, coach and rules. */
  special?(record: R): boolean;
  /** The command that prints an upcoming game if no option names its teams; default: that of a record. */
  readonly scheduled?: string;
  /** A text account of a game. */
  narrate(record: R): string;
  /** Leagues, with the kind of their files. */
  readonly seasons?: Seasons<League>;
  /** Careers, with the kind of their files. */
  readonly careers?: Careers<Career>;
  /** Kinds of files besides those of every match and of leagues and careers. */
  readonly kinds?: Partial<FileKinds<Rules>>;
  /** Many games, counted in the game's own way. */
  count?(given: P["given"], coach: P["coach"], match: Counted<MatchFigures>): ManyGames<MatchFigures, R>;
  /** Statistics of many games besides those of every game; default: snaps and penalties. */
  readonly lines?: readonly MatchLine<MatchFigures>[];
  /** Checks of the built-in data besides rules and, unless `checkSource` has them, teams. */
  checkBuiltIn?(): readonly Issue[];
  /** Data that fills sheets besides games; default: a file of the built-in teams. */
  examples?(request: PlayRequest<Rules>, teams: unknown): readonly unknown[];
}

type Footer = Omit<PrintedMatch, "system" | "usualCoach" | "plays">;

const SIDE_NAMES = [
  { id: "away", title: "visiting team of a game" },
  { id: "home", title: "home team of a game" },
];
/** What users may write on the sheets of any two-team game. */
export const DAY = { id: "date", title: "day of the game" };

interface TeamList<Team> {
  readonly teams: readonly Team[];
}

/** The built-in team that plays, by ID if games receive the team of a file unchanged. */
function builtInOf<Team extends { readonly id: string; readonly monogram: string }, Playing>(
  { builtIn, sample }: RatedTeams<Team, unknown, Playing>,
  team: Playing,
): Team | undefined {
  if (builtIn) return builtIn(team);
  const { id } = team as unknown as Team;
  return sample().find((one) => one.id === id);
}

/** The footer of a game whose built-in teams are named by an option. */
function footerOf<Team extends { readonly id: string; readonly monogram: string }, Playing>(
  teams: RatedTeams<Team, unknown, Playing>,
  record: { readonly rules: PackedRules } & Readonly<Record<Side, Playing>>,
): Omit<Footer, "special"> {
  const sample = teams.sample();
  const short = teams.shortNames(record);
  const usual = teams.usual ?? { away: sample[0].id, home: sample[1].id };
  const { away, home } = keyed(SIDES, (side) => builtInOf(teams, record[side]));
  return {
    line: `${short.away} at ${short.home}`,
    teams: away && home && ` --away ${away.monogram} --home ${home.monogram}`,
    usualTeams: away?.id === usual.away && home?.id === usual.home,
    rules: (record.rules.tables ?? record.rules.switches) ? " --rules FILE" : "",
  };
}

/** Coaches that no longer exist: the record is valid, but no command can replay the game from its seed. */
function strangeCoaches(
  { coaches }: { readonly coaches: Readonly<Record<Side, string>> },
  known: readonly { readonly id: string }[],
  locate: Locate,
): Issue[] {
  const ids = known.map(({ id }) => id);
  return SIDES.filter((side) => coaches[side] !== BY_HAND && !ids.includes(coaches[side])).map((side) => {
    const more = { ...locate(["coaches", side]), hint: suggestHint(coaches[side], ids) };
    return warning("coach-unknown", `there is no coach "${coaches[side]}"`, more);
  });
}

/** The system of a two-team game. */
export function matchSystem<
  T extends MatchTypes,
  P extends SystemParts<Rules>,
  R extends MatchFile<T> & P["head"],
  Rules extends NamedRules,
  Team extends { readonly id: string; readonly monogram: string },
  File extends TeamList<unknown>,
  League,
  Career,
>(facts: MatchFacts<T, P, R, Rules, Team, File, League, Career>) {
  const { games, table, rules, teams, head, face, today, faults, footer, sideOf, special, narrate, kinds, ...more } =
    facts;
  const {
    names = [DAY],
    lines = [SNAPS, PENALTIES],
    count,
    scheduled,
    checkBuiltIn,
    examples,
    seasons,
    careers,
    ...rest
  } = more;
  const { id, title, presets = [] } = rest;
  const { coaches } = table;
  const rulesOf = (record: R): Rules => rules.resolve(record.rules);
  const given = ({ rules: by, names: words, teams: file }: Pick<PlayRequest<Rules>, "rules" | "names" | "teams">) =>
    table.given({ rules: by, names: words, teams: file });

  const houseKind = ({ shape, format, parse, sense }: HouseFacts<Rules>) =>
    houseRules<Rules>({ id: `${id}-rules`, title: `${title} house rules`, shape, format, parse, sense });
  const rulesKind = "files" in rules ? rules.files : houseKind(rules);
  const rated = "files" in teams ? undefined : teams;
  const teamKind = ({
    title: named,
    shape,
    format,
    isTeam,
    read,
    checkAll,
    table: sheets,
  }: NonNullable<typeof rated>) =>
    teamFiles<File>({
      id: `${id}-teams`,
      title: named,
      shape,
      format,
      system: id,
      isTeam,
      sense: (file, locate) => checkAll(file.teams as readonly Team[], locate),
      read,
      ...sheets,
    });
  const teamsKind = "files" in teams ? teams.files : teamKind(teams);

  /** Footer words of a game. */
  const describe = (record: R): { readonly line: string; readonly command: string } =>
    matchFooter(record, {
      system: id,
      usualCoach: coaches.usual,
      plays: games.playStarts(record).length,
      special: special?.(record) ?? false,
      unplayed: scheduled,
      ...(rated && footerOf(rated, record)),
      ...footer?.(record),
    } as PrintedMatch);

  const z = zod();
  const { format, version } = games.match;
  const gameKind = gameRecords<R>({
    id: `${id}-game`,
    title: `${title} game record`,
    shape: z.strictObject({
      format: z.literal(format),
      version: z.literal(version),
      rules: "files" in rules ? rules.files.shape : rules.shape.extend({ name: z.string().min(1).max(40) }),
      away: teams.team,
      home: teams.team,
      ...head?.(),
      ...keptShape(table.choices(), face?.()),
    }),
    format,
    today,
    faults(record, locate) {
      const inRules: Locate = (path, part) => locate(["rules", ...path], part);
      const kept = (by: Rules) => (by === rules.standard ? [] : rules.check(by, inRules)); // `checkBuiltIn` proves the standard ones
      const found = SIDES.flatMap((side) => teams.check?.(record[side], locate, [side]) ?? []);
      return [
        ...("files" in rules ? rules.kept(record.rules, inRules) : kept(rulesOf(record))),
        ...found.filter((issue) => hasErrors([issue])),
        ...(faults?.(record, locate) ?? []),
        ...strangeCoaches(record, coaches.known, locate),
      ];
    },
    replay: (record, locate) => games.replay(record, locate),
    prints: { describe, rulesOf, narrate },
  });
  const diceKind = diceLogs<R>({
    id: `${id}-dice`,
    title: `${title} dice log`,
    shape: table.diceLog(),
    format: table.format,
    play: table.playFromDice,
  });

  const keptSides = (record: R) => keyed(SIDES, (side): unknown => sideOf?.(record, side) ?? record[side]);
  const keptOf = (asked: SidesAsked<Rules>) => keptSides(games.unplayed(given(asked)));
  const idOf = (team: Playing<P>): string | undefined =>
    rated ? builtInOf(rated, team)?.id : "idOf" in teams ? teams.idOf(team) : undefined;
  const ids = () => (rated ? rated.sample().map((team) => team.id) : "ids" in teams ? teams.ids() : []);
  const coded: CodedSides<Rules> = {
    ids,
    words: (file) => (file as TeamList<{ readonly id: string }>).teams.map((team) => team.id),
    kept: keptOf,
  };
  /** The sides of a game, by the words that select them in another game. */
  const sidesOf = (record: R): Readonly<Record<Side, SideOrigin>> | undefined => {
    const played = keptSides(record);
    const by = rulesOf(record);
    const same = (again: Readonly<Record<Side, unknown>>, side: Side) => sameData(again[side], played[side]);
    const usual = keptOf({ rules: by, names: {} });
    if (SIDES.every((side) => same(usual, side))) return undefined;
    const called = keyed(SIDES, (side): SideOrigin => {
      const team = record[side] as Playing<P>;
      const known = idOf(team);
      if (known !== undefined) return { id: known };
      return typeof team === "string" ? { name: team } : { own: played[side] };
    });
    const wordOf = (one: SideOrigin): string | undefined =>
      "id" in one ? one.id : "name" in one ? one.name : undefined;
    const words = keyed(SIDES, (side) => wordOf(called[side]));
    // Replaces a user's team with another one, so that the rival can be named.
    const standIn = (rival: string | undefined): string => ids().find((id) => id !== rival)!;
    const away = words.away ?? standIn(words.home);
    const asked = { away, home: words.home ?? standIn(away) };
    const again = keptOf({ rules: by, names: asked });
    return keyed(SIDES, (side) => (same(again, side) ? called[side] : { own: played[side] }));
  };
  const origin = (record: R): Origin | undefined => {
    const { seed, coaches: by } = record;
    if (seed === undefined || isFromDeck(record) || by.away !== by.home || by.home === BY_HAND || special?.(record))
      return undefined;
    const sides = sidesOf(record);
    const plays = isFinished(record) ? undefined : games.playStarts(record).length;
    return { seed, coach: by.home, ...(sides && { sides }), ...(plays !== undefined && { plays }) };
  };

  const coachFor = ({ rules: by, coach, cache, progress }: PlayRequest<Rules>) =>
    coaches.of(coach, { rules: by, cache, progress });
  const play = (request: PlayRequest<Rules>): R => {
    const { seed, roller, deck } = request;
    return games.play(given(request), { coaches: coachFor(request), seed, roller, deck });
  };
  const system = {
    ...rest,
    standardRules: rules.standard,
    rulesName: ({ name }: Rules) => name,
    packRules: rules.pack,
    rulings: describeRulings(rules.rulings),
    switched: ({ switches }) => switchedRulings(rules.rulings, switches),
    coaches: coaches.known,
    defaultCoach: coaches.usual,
    names: [...SIDE_NAMES, ...names],
    kinds: {
      record: gameKind as FileKind,
      rules: rulesKind,
      dice: diceKind as FileKind,
      teams: teamsKind as FileKind,
      ...(seasons && { league: seasons.kind as FileKind }),
      ...(careers && { career: careers.kind as FileKind }),
      ...kinds,
    },
    ...(seasons && { seasons: seasons as Seasons }),
    ...(careers && { careers: careers as Careers }),
    play,
    plays: playsOf(games),
    unplayed(request) {
      const { away, home } = request.names;
      return away === undefined && home === undefined ? undefined : games.unplayed(given(request));
    },
    origin: (record) => origin(record as R),
    coded,
    examples(request) {
      const file = rated && { format: rated.format, teams: rated.sample() };
      return [play(request), ...(examples?.(request, file) ?? (file ? [file] : []))];
    },
    playOwnDice: table.playFromDice,
    byHand: table.byHand,
    football: (record) => (record as R).events as EventList,
    many(request) {
      const { rules: by, seed } = request;
      const fixture = given(request);
      const match = { system: id, rules: by.name, names: keyed(SIDES, (side) => teams.nameOf(fixture[side])), seed };
      if (count) return count(fixture, coachFor(request), match);
      return games.many(fixture, coachFor(request), { ...match, lines });
    },
    checkBuiltIn: () => [
      ...[...new Set([rules.standard, ...presets.map((preset) => preset.rules)])].flatMap((by) => rules.check(by)),
      ...(checkBuiltIn?.() ?? []),
      ...(rest.checkSource ? [] : (rated?.checkAll(rated.sample()) ?? [])),
    ],
  } satisfies GameSystem<Rules>;
  return { system, gameKind, rulesKind, teamsKind, diceKind };
}
