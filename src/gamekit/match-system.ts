/**
 * A game of two sides as the tool knows it, made from its facts: files and their checks, play, many games, dice logs, play by hand, the
 * footers of its sheets. A game gives its rules, teams, machine, decisions and sheets.
 */
import type { ZodType } from "zod";
import type { FileKind, FileKinds } from "../contract/files.js";
import type { GameSystem, NameInfo, PlayRequest } from "../contract/game.js";
import { PENALTIES, SNAPS, type MatchFigures } from "../kernel/football/many.js";
import { SIDES, type Side } from "../kernel/football/index.js";
import { hasErrors, suggestHint, warning, type Issue, type Locate, type Path } from "../kernel/issue/index.js";
import { keyed } from "../kernel/lists/index.js";
import {
  BY_HAND,
  keptShape,
  matchFooter,
  type Counted,
  type MatchFile,
  type MatchParts,
  type MatchRecords,
  type PrintedMatch,
} from "../kernel/machine/index.js";
import { describeRulings } from "../kernel/rulings/index.js";
import type { ManyGames } from "../kernel/sample/index.js";
import { zod } from "../kernel/zod/index.js";
import type { DecidedTypes } from "./decisions.js";
import { diceLogs, gameRecords, houseRules, teamFiles } from "./match-files.js";
import type { MatchTable } from "./match-table.js";

/** Rules as records keep them: their name, and what differs from the standard ones. */
interface PackedRules {
  readonly name: string;
  readonly tables?: unknown;
  readonly switches?: unknown;
}

interface NamedRules {
  readonly name: string;
}

/** What a record says before who played. */
type Head<Team> = Readonly<Record<Side, Team>> & { readonly rules: PackedRules };

/** Parts of a match between two of a game's teams. */
interface SystemParts<Rules, Team> extends MatchParts {
  readonly given: { readonly rules: Rules } & Readonly<Record<Side, Team>>;
  readonly head: Head<Team>;
}

/** The house rules of a game: its files of them, and how records keep them. */
type RulesFacts<Rules, Packed> = {
  readonly standard: Rules;
  readonly rulings: Parameters<typeof describeRulings>[0];
  pack(rules: Rules): Packed;
  resolve(packed: Packed): Rules;
  check(rules: Rules, locate?: Locate): readonly Issue[];
} & (HouseFacts<Rules> | OwnHouse<Rules, Packed>);

interface HouseFacts<Rules> {
  readonly format: string;
  readonly shape: ZodType & { extend(more: object): ZodType };
  parse(data: unknown, locate: Locate): { readonly rules?: Rules; readonly issues: readonly Issue[] };
}

/** Files in a notation of the game's own. */
interface OwnHouse<Rules, Packed> {
  readonly files: FileKind<Rules>;
  /** Faults of the rules in a record. */
  kept(packed: Packed, locate: Locate): readonly Issue[];
}

/** The teams of a game. */
interface TeamFacts<Team, File> {
  /** Form of a team in a record. */
  readonly team: ZodType;
  nameOf(team: Team): string;
  /** Faults of a team in a record. */
  check?(team: Team, locate: Locate, path: Path): readonly Issue[];
  readonly files: TeamFileFacts<Team, File> | FileKind<File>;
}

interface TeamFileFacts<Team, File> {
  readonly format: string;
  /** `5D20 Football team charts`. */
  readonly title: string;
  readonly shape: ZodType;
  /** The built-in ones. */
  readonly sample: readonly Team[];
  isTeam(team: Readonly<Record<string, unknown>>): boolean;
  read(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly file?: File };
  checkAll(teams: readonly Team[], locate?: Locate): readonly Issue[];
}

type Derived =
  | "standardRules"
  | "rulesName"
  | "packRules"
  | "rulings"
  | "coaches"
  | "defaultCoach"
  | "names"
  | "kinds"
  | "play"
  | "unplayed"
  | "playOwnDice"
  | "byHand"
  | "many"
  | "examples"
  | "checkBuiltIn";

type MatchTypes = DecidedTypes & { readonly event: { readonly type: string } };

export interface MatchFacts<
  T extends MatchTypes,
  P extends SystemParts<Rules, Team>,
  R,
  Rules,
  Team,
  File,
> extends Omit<GameSystem<Rules>, Derived> {
  readonly games: MatchRecords<T, P, R & MatchFile<T> & P["head"]>;
  readonly table: MatchTable<T, R & MatchFile<T> & P["head"], P["given"], Rules, P["coach"]>;
  readonly rules: RulesFacts<Rules, P["head"]["rules"]>;
  readonly teams: TeamFacts<Team, File>;
  /** Keys of a record's head besides rules and teams. */
  head?(): Readonly<Record<string, ZodType>>;
  /** A face in a record. */
  face?(): ZodType<number>;
  /** Records of earlier versions in the words of this one. */
  today?(record: R): R;
  /** What is wrong with a record besides its rules, teams and coaches. */
  faults?(record: R, locate: Locate): readonly Issue[];
  /** Who played, as footers say it. */
  footer(record: R): Omit<PrintedMatch, "system" | "usualCoach">;
  /** A text account of a game. */
  narrate(record: R): string;
  /** Many games counted in a way of the game's own; default by their box scores. */
  count?(given: P["given"], coach: P["coach"], match: Counted<MatchFigures>): ManyGames<MatchFigures, R>;
  /** Names that stand on sheets besides those of both teams; default the day of the game. */
  readonly names?: readonly NameInfo[];
  /** Kinds of files besides those of every match. */
  readonly kinds?: Partial<FileKinds<Rules>>;
  /** What more the built-in data must prove. */
  checkBuiltIn?(): readonly Issue[];
  /** What fills sheets besides a game and the teams of the usual form. */
  examples?(request: PlayRequest<Rules>): readonly unknown[];
}

const TEAM_NAMES = [
  { id: "away", title: "visiting team of a game" },
  { id: "home", title: "home team of a game" },
];
const DATE = { id: "date", title: "day of the game" };

interface TeamList<Team> {
  readonly teams: readonly Team[];
}

/** The system of a game of two sides. */
export function matchSystem<
  T extends MatchTypes,
  P extends SystemParts<Rules, Team>,
  R extends MatchFile<T> & P["head"],
  Rules extends NamedRules,
  Team,
  File extends TeamList<unknown>,
>(facts: MatchFacts<T, P, R, Rules, Team, File>) {
  const { games, table, rules, teams, head, face, today, faults, footer, narrate, count, names, kinds, ...more } =
    facts;
  const { examples, checkBuiltIn, ...told } = more;
  const { id, title, presets = [] } = told;
  const { coaches, given } = table;
  const rulesOf = (record: R): Rules => rules.resolve(record.rules);

  const houseKind = ({ format, shape, parse }: HouseFacts<Rules>) =>
    houseRules<Rules>({ id: `${id}-rules`, title: `${title} house rules`, shape, format, parse });
  const rulesKind = "files" in rules ? rules.files : houseKind(rules);
  const { files } = teams;
  const sample = "matches" in files ? undefined : files;
  const teamsKind =
    "matches" in files
      ? files
      : teamFiles<File>({
          id: `${id}-teams`,
          title: files.title,
          shape: files.shape,
          format: files.format,
          system: id,
          isTeam: files.isTeam,
          sense: (file, locate) => files.checkAll(file.teams as readonly Team[], locate),
          read: files.read,
        });

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
      const found = [
        ...("files" in rules ? rules.kept(record.rules, inRules) : rules.check(rulesOf(record), inRules)),
        ...SIDES.flatMap((side) => teams.check?.(record[side], locate, [side]) ?? []),
      ].filter((issue) => hasErrors([issue]));
      return [...found, ...(faults?.(record, locate) ?? []), ...strangeCoaches(record, coaches.known, locate)];
    },
    replay: (record, locate) => games.replay(record, locate),
    prints: {
      describe: (record) => matchFooter(record, { system: id, usualCoach: coaches.usual, ...footer(record) }),
      rulesOf,
      tell: narrate,
    },
  });
  const diceKind = diceLogs<R>({
    id: `${id}-dice`,
    title: `${title} dice log`,
    shape: table.diceLog(),
    format: table.format,
    play: table.playFromDice,
  });

  const coachFor = ({ rules: by, coach, cache, progress }: PlayRequest<Rules>) =>
    coaches.of(coach, { rules: by, cache, progress });
  const play = (request: PlayRequest<Rules>): R => {
    const { seed, roller } = request;
    return games.play(given(request), { coaches: coachFor(request), seed, roller });
  };
  const system = {
    ...told,
    standardRules: rules.standard,
    rulesName: ({ name }: Rules) => name,
    packRules: rules.pack,
    rulings: describeRulings(rules.rulings),
    coaches: coaches.known,
    defaultCoach: coaches.usual,
    names: [...TEAM_NAMES, ...(names ?? [DATE])],
    kinds: {
      record: gameKind as FileKind,
      rules: rulesKind,
      dice: diceKind as FileKind,
      teams: teamsKind as FileKind,
      ...kinds,
    },
    play,
    unplayed(request) {
      const { away, home } = request.names;
      return away === undefined && home === undefined ? undefined : games.unplayed(given(request));
    },
    examples: (request) => [
      play(request),
      ...(sample ? [{ format: sample.format, teams: sample.sample }] : []),
      ...(examples?.(request) ?? []),
    ],
    playOwnDice: table.playFromDice,
    byHand: table.byHand,
    many(request) {
      const { rules: by, seed } = request;
      const fixture = given(request);
      const match = { system: id, rules: by.name, names: keyed(SIDES, (side) => teams.nameOf(fixture[side])), seed };
      if (count) return count(fixture, coachFor(request), match);
      return games.many(fixture, coachFor(request), { ...match, lines: [SNAPS, PENALTIES] });
    },
    checkBuiltIn: () => [
      ...[...new Set([rules.standard, ...presets.map((preset) => preset.rules)])].flatMap((by) => rules.check(by)),
      ...(checkBuiltIn?.() ?? []),
      ...(sample?.checkAll(sample.sample) ?? []),
    ],
  } satisfies GameSystem<Rules>;
  return { system, gameKind, rulesKind, teamsKind, diceKind };
}

/** Coaches that are not known any more: the game stands, but no command makes it again. */
function strangeCoaches(
  { coaches }: Pick<MatchFile<MatchTypes>, "coaches">,
  known: readonly { readonly id: string }[],
  locate: Locate,
): Issue[] {
  const ids = known.map((coach) => coach.id);
  return SIDES.filter((side) => coaches[side] !== BY_HAND && !ids.includes(coaches[side])).map((side) => {
    const more = { ...locate(["coaches", side]), hint: suggestHint(coaches[side], ids) };
    return warning("coach-unknown", `there is no coach "${coaches[side]}"`, more);
  });
}
