/** The commands that read a file of a kind, taken from their definitions: a new option joins by itself, a new command wants its line here. */
import { COMMANDS } from "../../src/cli/commands/index.js";
import { flagOf, type OptionSpec, type ReadAs } from "../../src/cli/spec.js";
import { RATED_SYSTEMS } from "../../src/systems/index.js";
import type { FileKind } from "../../src/contract/files.js";
import type { GameSystem } from "../../src/contract/game.js";
import { kindsFor } from "../../src/contract/records.js";

/** What is to be read: a file of a system's kind, or one that belongs to no game. */
export interface Asked {
  readonly system: GameSystem;
  readonly reads: ReadAs;
  readonly kind?: FileKind;
  /** The one sheet that the file is of. */
  readonly sheet?: string;
  /** Name of a file of teams that the file is about. */
  readonly teams?: string;
}

/** A folder of statistics that a workplace must have for `rate --rules`, and forms for `read --teams`. */
export const STATS = "statistics";
/** A league of Pen & Paper Football that waits for results, for `season enter --form`. */
export const LEAGUE = "league.json";
export const formOf = ({ id }: Pick<GameSystem, "id">): string => `form-${id}.pdf`;
/** In command lines: the file, and a name that no file has yet. */
const FRESH = "FRESH";

function sheetFor({ system, kind, reads, sheet }: Asked): string {
  const { sheets } = system;
  const drawn = sheets.findLast(
    (one) => kind && (one.from ?? one.fills !== "nothing") && kindsFor(system, one).includes(kind),
  );
  const cards = reads === "print-shops" ? sheets.find(({ id }) => id === "team-cards-us") : undefined;
  return sheet ?? (drawn ?? cards ?? sheets[0]).id;
}

const isRated = ({ id }: GameSystem): boolean => RATED_SYSTEMS.includes(id);

/** What stands in a line beside the file, by command; undefined where the game does not offer it. */
const REST: Readonly<Record<string, (asked: Asked) => string | undefined>> = {
  check: ({ teams = "" }) => teams,
  replay: () => "",
  play: ({ system, reads }) => `${system.id} ${reads === "dice" ? "" : "--seed 1"}`,
  // Formats that are larger or smaller than the cards are sound.
  print: (asked) =>
    `${asked.system.id} ${sheetFor(asked)} --out ${FRESH} ${asked.reads === "print-shops" ? "--fit" : ""}`,
  read: ({ system, reads }) => (reads === "form" ? "" : formOf(system)),
  season({ system: { id, seasons }, reads, sheet, teams }) {
    if (!seasons || (reads === "schedule" && !seasons.schedule)) return undefined;
    if (reads === "form") return sheet === "line-scores" ? `enter ${LEAGUE}` : undefined;
    if (reads === "league") return `${id} --weeks 1`;
    const size = reads === "rules" ? `--teams ${id === "pen-and-paper" ? 6 : 2}` : teams ? `--teams-file ${teams}` : "";
    return `${id} --seed 1 --weeks 1 --file ${FRESH}.json ${size}`;
  },
  career({ system: { id, careers }, reads }) {
    if (!careers) return undefined;
    return reads === "career"
      ? `${id} --weeks 1`
      : `${id} --player Kowalski --position RB --seed 1 --weeks 1 --file ${FRESH}.json`;
  },
  // Statistics are checked as the table that they are.
  new: ({ system: { id, teamMaker }, reads }) => teamMaker && `team ${id} ${reads === "rules" ? "--seed 1" : ""}`,
  rate: ({ system, reads }) =>
    isRated(system) ? `${system.id} ${reads === "rules" ? `--stats ${STATS}` : ""}` : undefined,
  "replay-season": ({ system, reads }) =>
    isRated(system) ? `${system.id} --quick --times 1 ${reads === "rules" ? `--stats ${STATS}` : ""}` : undefined,
  solve: ({ system: { id, solver } }) => solver && `${id} --objective points`,
};

/** Which options hear of a file: `--record` of every kind that a sheet shows. */
const hears = (given: ReadAs | undefined, { reads, kind }: Asked): boolean =>
  given === reads || given === "anything" || (given === "printed" && kind?.prints !== undefined);

/** Every command line that reads such a file. */
export function linesFor(asked: Asked): readonly string[] {
  return COMMANDS.flatMap(({ name, args, options }) => {
    // `season enter LEAGUE` reads it as `season --file` does, and wants a game besides.
    const own = args.filter(({ reads }) => hears(reads, asked) && name !== "season").map(() => "");
    const flags = Object.entries(options as Record<string, OptionSpec>)
      .filter(([, { reads }]) => hears(reads, asked))
      .map(([key, option]) => flagOf(key, option));
    return [...own, ...flags].flatMap((flag) => {
      const line = REST[name];
      if (!line) throw new Error(`test/cli/readers.ts has no line for ${name} ${flag}`);
      const rest = line(asked);
      const quiet = "quiet" in options ? "--quiet" : "";
      return rest === undefined ? [] : [`${name} ${rest} ${flag} FILE ${quiet}`.replace(/ +/g, " ").trim()];
    });
  });
}
