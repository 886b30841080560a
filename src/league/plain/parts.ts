/** Parts of a game's league interface that games with charts or cards share: their teams, and rules stored as differences from the standard. */
import { z, type ZodObject, type ZodType } from "zod";
import { remember } from "../../kernel/cache/remember.js";
import { nowhereKnown, type Issue, type Locate } from "../../kernel/issue/index.js";
import { fileParts } from "../file-parts.js";
import type { PlainGame } from "./game.js";
import type { PlainTeam } from "./types.js";

/** A league team that stores what it plays by under its own key: a chart, its cards. */
export type TeamWith<K extends string, C> = PlainTeam & Readonly<Record<K, C>>;

interface Own {
  readonly id: string;
  /** `Bears`. */
  readonly name: string;
  readonly division?: string;
  readonly conference?: string;
}

interface OwnTeams<C extends Own> {
  /** Built-in teams of the game. */
  pool(): readonly C[];
  readonly schema: ZodType;
  /** `Chicago Bears`. */
  nameOf(own: C): string;
  /** @throws UserError */
  find(all: readonly C[], word: string): C;
  check(own: C, locate: Locate, path: readonly (string | number)[]): readonly Issue[];
}

/** Teams of a league, made from the game's own teams. @param key where a team stores what it plays by */
export function teamsWith<K extends string, C extends Own>(
  key: K,
  { pool, schema, nameOf, find, check }: OwnTeams<C>,
): PlainGame<TeamWith<K, C>>["teams"] {
  const inLeague = (own: C): TeamWith<K, C> => {
    const { id, name: short, division, conference } = own;
    const places = { ...(division !== undefined && { division }), ...(conference !== undefined && { conference }) };
    const team = { id, name: nameOf(own), short, ...places, [key]: own };
    return team as unknown as TeamWith<K, C>;
  };
  return {
    pool: () => pool().map(inLeague),
    shape: () =>
      z.strictObject({
        id: fileParts().id,
        name: z.string().min(1).max(80),
        short: z.string().min(1).max(60),
        division: z.string().min(1).max(40).optional(),
        conference: z.string().min(1).max(40).optional(),
        coach: z.string().min(1).max(40).nullable().optional(),
        [key]: schema,
      }),
    given: (data) => (data as { readonly teams: readonly C[] } | undefined)?.teams.map(inLeague),
    find(teams, word) {
      const { id } = find(
        teams.map((team) => team[key]),
        word,
      );
      return teams.find((team) => team[key].id === id)!;
    },
    check: (teams, { locate }) =>
      teams.flatMap((team, i) =>
        check(team[key], locate ? (path) => locate(path[1] as number, key) : nowhereKnown, ["teams", i]),
      ),
  };
}

interface OwnRules<P> {
  readonly shape: ZodObject;
  pack(rules: P): { readonly name: string };
  resolve(packed: { readonly name: string }): P;
  parse(packed: unknown, locate: Locate): { readonly issues: readonly Issue[] };
}

/** Rules of a league, stored as differences from the standard rules. @param totals which scores a side can reach, by score */
export const rulesOver = <P extends { readonly name: string }>(
  { shape, pack, resolve, parse }: OwnRules<P>,
  totals: readonly boolean[],
): PlainGame<PlainTeam, P>["rules"] => ({
  shape: () => shape.extend({ name: fileParts().rulesName }),
  pack,
  resolve: remember(resolve),
  check: (packed, locate) => parse(packed, locate).issues,
  totals: () => totals,
});
