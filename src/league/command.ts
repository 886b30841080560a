/** The command that plays a league again from its first week to where it is. */

type Value = string | number;

/** Options by name; one without a value is left out. */
export type Options = Readonly<Record<string, Value | undefined>>;

/** `pressbox season postcard --seed 7 --years 2`. */
export const seasonCommand = (game: string, options: Options): string =>
  [
    `pressbox season ${game}`,
    ...Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`])),
  ].join(" ");

/** A value that needs an option: any but the usual one. */
export const unlessUsual = <V extends Value>(value: V, usual: Value): V | undefined =>
  value === usual ? undefined : value;

/** A name as an option's value. */
export const quotedName = (name: string, usual: string | undefined): string | undefined =>
  name === usual ? undefined : `"${name}"`;

/** Steps of a league so far: its weeks, and one between any two seasons. @param played weeks of this season */
export const stepsOfWeeks = (season: number, weeksOfSeason: number, played: number): number =>
  (season - 1) * (weeksOfSeason + 1) + played;
