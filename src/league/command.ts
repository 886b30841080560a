/** The command that replays a league from its first week to its current state. */

type Value = string | number;

/** Options by name; those without a value are omitted. */
export type Options = Readonly<Record<string, Value | undefined>>;

/** `pressbox season postcard --seed 7 --years 2`. */
export const seasonCommand = (game: string, options: Options): string =>
  [
    `pressbox season ${game}`,
    ...Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`])),
  ].join(" ");

/** A value that needs an option, because it is not the default. */
export const unlessUsual = <V extends Value>(value: V, usual: Value): V | undefined =>
  value === usual ? undefined : value;

/** A name as an option's value. */
export const quotedName = (name: string, usual: string | undefined): string | undefined =>
  name === usual ? undefined : `"${name}"`;

/** Number of steps so far: all weeks, plus one between seasons. @param played weeks of this season */
export const stepsOfWeeks = (season: number, weeksOfSeason: number, played: number): number =>
  (season - 1) * (weeksOfSeason + 1) + played;
