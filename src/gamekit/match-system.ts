/**
 * A game of two sides as the tool knows it, made from its facts: files and their checks, play, many games, dice logs, play by hand, the
 * footers of its sheets. A game gives its rules, teams, machine, decisions and sheets.
 */
import type { ZodType } from "zod";
import type { FileKind, FileKinds } from "../contract/files.js";
import type { GameSystem, PlayRequest, Plays } from "../contract/game.js";
import { PENALTIES, SNAPS } from "../kernel/football/many.js";
import { SIDES, type Side } from "../kernel/football/index.js";
import type { Issue, Locate, Path } from "../kernel/issue/index.js";
import { keyed } from "../kernel/lists/index.js";
import { keptShape, matchFooter, type MatchFile, type MatchParts, type MatchRecords } from "../kernel/machine/index.js";
import { describeRulings } from "../kernel/rulings/index.js";
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

/** The house rules of a game. */
interface RulesFacts<Rules, Packed> {
  readonly standard: Rules;
  readonly format: string;
  readonly rulings: Parameters<typeof describeRulings>[0];
  /** Form of a file of house rules. */
  readonly shape: ZodType & { extend(more: object): ZodType };
  pack(rules: Rules): Packed;
  resolve(packed: Packed): Rules;
  parse(data: unknown, locate: Locate): { readonly rules?: Rules; readonly issues: readonly Issue[] };
  check(rules: Rules, locate?: Locate): readonly Issue[];
}

/** The teams of a game. */
interface TeamFacts<Team, File> {
  readonly format: string;
  /** Of their files: `5D20 Football team charts`. */
  readonly title: string;
  /** Form of a file of teams, and of a team in a record. */
  readonly shape: ZodType;
  readonly team: ZodType;
  /** The built-in ones; the first two play where no one names any. */
  sample(): readonly Team[];
  nameOf(team: Team): string;
  isTeam(team: Readonly<Record<string, unknown>>): boolean;
  read(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly file?: File };
  check(team: Team, locate: Locate, path: Path): readonly Issue[];
  checkAll(teams: readonly Team[], locate?: Locate): readonly Issue[];
  /** Both teams of a game from the words given for them; the first two where no one says. @throws UserError */
  pick(names: Readonly<Partial<Record<Side, string>>>, teams?: readonly Team[]): Readonly<Record<Side, Team>>;
  /** Short names, never the same twice. */
  shortNames(game: Readonly<Record<Side, Team>>): Readonly<Record<Side, string>>;
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
  | "plays"
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
  readonly table: MatchTable<T, R & MatchFile<T> & P["head"], Rules, P["coach"]>;
  readonly rules: RulesFacts<Rules, P["head"]["rules"]>;
  readonly teams: TeamFacts<Team, File>;
  /** Keys of a record's head besides rules and teams. */
  head?(): Readonly<Record<string, ZodType>>;
  /** More than seed, teams, coach and rules went into a game. */
  special?(record: R): boolean;
  /** A text account of a game. */
  narrate(record: R): string;
  /** Kinds of files besides those of every match. */
  readonly kinds?: Partial<FileKinds<Rules>>;
  /** What more the built-in data must prove. */
  checkBuiltIn?(): readonly Issue[];
  /** What fills sheets besides a game and the teams. */
  examples?(request: PlayRequest<Rules>): readonly unknown[];
}

const NAMES = [
  { id: "away", title: "visiting team of a game" },
  { id: "home", title: "home team of a game" },
  { id: "date", title: "day of the game" },
];

/** The plays of a match, for the tool. */
export const playsOf = <T extends MatchTypes, P extends MatchParts, R extends MatchFile<T> & P["head"]>(
  games: MatchRecords<T, P, R>,
): Plays => ({
  starts: (record) => games.playStarts(record as R),
  until: (record, play) => games.until(record as R, play),
});

interface TeamList<Team> {
  readonly teams: readonly Team[];
}

/** The system of a game of two sides. */
export function matchSystem<
  T extends MatchTypes,
  P extends SystemParts<Rules, Team>,
  R extends MatchFile<T> & P["head"],
  Rules extends NamedRules,
  Team extends { readonly id: string; readonly monogram: string },
  File extends TeamList<Team>,
>(facts: MatchFacts<T, P, R, Rules, Team, File>) {
  const { games, table, rules, teams, head, special, narrate, kinds, examples, checkBuiltIn, ...told } = facts;
  const { id, title } = told;
  const { coaches } = table;
  const rulesOf = (record: R): Rules => rules.resolve(record.rules);
  const given = ({ rules: by, names, teams: file }: Pick<PlayRequest<Rules>, "rules" | "names" | "teams">) =>
    ({ rules: by, ...teams.pick(names, (file as File | undefined)?.teams) }) as P["given"];

  const rulesKind = houseRules<Rules>({
    id: `${id}-rules`,
    title: `${title} house rules`,
    shape: rules.shape,
    format: rules.format,
    parse: rules.parse,
  });
  const teamsKind = teamFiles<File>({
    id: `${id}-teams`,
    title: teams.title,
    shape: teams.shape,
    format: teams.format,
    system: id,
    isTeam: teams.isTeam,
    sense: (file, locate) => teams.checkAll(file.teams, locate),
    read: teams.read,
  });

  /** Footer words of a game. */
  function describe(record: R): { readonly line: string; readonly command: string } {
    const { away, home } = record;
    const short = teams.shortNames(record);
    const sample = teams.sample();
    const [first, second] = [away, home].map((team) => sample.findIndex((one) => one.id === team.id));
    return matchFooter(record, {
      system: id,
      line: `${short.away} at ${short.home}`,
      teams: first < 0 || second < 0 ? undefined : ` --away ${away.monogram} --home ${home.monogram}`,
      usualTeams: first === 0 && second === 1,
      usualCoach: coaches.usual,
      ownRules: Boolean(record.rules.tables ?? record.rules.switches),
      special: special?.(record) ?? false,
      plays: games.playStarts(record).length,
    });
  }

  const z = zod();
  const { format, version } = games.match;
  const gameKind = gameRecords<R>({
    id: `${id}-game`,
    title: `${title} game record`,
    shape: z.strictObject({
      format: z.literal(format),
      version: z.literal(version),
      rules: rules.shape.extend({ name: z.string().min(1).max(40) }),
      away: teams.team,
      home: teams.team,
      ...head?.(),
      ...keptShape(table.choices()),
    }),
    format,
    faults: (record, locate) =>
      [
        ...rules.check(rulesOf(record), (path, part) => locate(["rules", ...path], part)),
        ...SIDES.flatMap((side) => teams.check(record[side], locate, [side])),
      ].filter(({ severity }) => severity === "error"),
    replay: (record, locate) => games.replay(record, locate),
    prints: { describe, rulesOf, tell: narrate },
  });
  const diceKind = diceLogs<R>({
    id: `${id}-dice`,
    title: `${title} dice log`,
    shape: table.diceLog(),
    format: table.format,
    play: table.playFromDice,
  });

  const play = (request: PlayRequest<Rules>): R => {
    const { rules: by, coach, seed, roller, cache, progress } = request;
    const coached = coaches.of(coach, { rules: by, cache, progress });
    return games.play(given(request), { coaches: coached, seed, roller });
  };
  const system = {
    ...told,
    standardRules: rules.standard,
    rulesName: ({ name }: Rules) => name,
    packRules: rules.pack,
    rulings: describeRulings(rules.rulings),
    coaches: coaches.known,
    defaultCoach: coaches.usual,
    names: NAMES,
    kinds: {
      record: gameKind as FileKind,
      rules: rulesKind,
      dice: diceKind as FileKind,
      teams: teamsKind as FileKind,
      ...kinds,
    },
    play,
    plays: playsOf(games),
    unplayed(request) {
      const { away, home } = request.names;
      return away === undefined && home === undefined ? undefined : games.unplayed(given(request));
    },
    examples: (request) => [
      play(request),
      { format: teams.format, teams: teams.sample() },
      ...(examples?.(request) ?? []),
    ],
    playOwnDice: table.playFromDice,
    byHand: table.byHand,
    many(request) {
      const { rules: by, coach, seed, cache, progress } = request;
      const fixture = given(request);
      const names = keyed(SIDES, (side) => teams.nameOf(fixture[side]));
      const coached = coaches.of(coach, { rules: by, cache, progress });
      return games.many(fixture, coached, { system: id, rules: by.name, names, seed, lines: [SNAPS, PENALTIES] });
    },
    checkBuiltIn: () => [
      ...rules.check(rules.standard),
      ...(checkBuiltIn?.() ?? []),
      ...teams.checkAll(teams.sample()),
    ],
  } satisfies GameSystem<Rules>;
  return { system, gameKind, rulesKind, teamsKind, diceKind };
}
