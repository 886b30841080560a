/**
 * League averages by era (digest 5.10, 5.11): what a lone team is measured against, and what stands in for columns that a season's
 * tables lack. 1975, 1985 and 2009 to 2019 are counted from complete seasons; the years between are drawn between them.
 */
export interface EraAverage {
  readonly season: number;
  /** A completion an attempt, and so on. */
  readonly completion: number;
  readonly interception: number;
  readonly yardsPerCompletion: number;
  /** A drop-back. */
  readonly sack: number;
  readonly scramble: number;
  /** Of all rushes, kneels and scrambles among them. */
  readonly yardsPerRush: number;
  /** Of designed runs and drop-backs together. */
  readonly runShare: number;
  readonly kneelsPerGame: number;
  readonly passAttemptsPerGame: number;
  readonly rushesPerGame: number;
  readonly pointsPerGame: number;
  readonly puntAverage: number;
  readonly kickReturnAverage: number;
  readonly puntReturnAverage: number;
  readonly kickoffTouchbacks: number;
  /** Of place kicks by band: under 20, 20-29, 30-39, 40-49, 50 and more. */
  readonly fieldGoals: readonly [number, number, number, number, number];
  readonly penaltiesPerGame: number;
  /** Passes by air yards. */
  readonly air: readonly [short: number, medium: number, long: number];
}

/** Season · completion · interception · yards a completion · sack · scramble · yards a rush · runs of plays · kneels · attempts · rushes ·
 * points · punt · kick return · punt return · touchbacks · field goals by band · penalties a game · air yards. */
const AVERAGES: readonly EraAverage[] = [
  era(
    1965,
    [0.514, 0.053, 14.2, 0.082, 0.03, 3.95, 0.49, 0.2, 28.0, 31.5, 22.6, 41.2, 23.5, 8.0, 0.08],
    [0.9, 0.75, 0.58, 0.4, 0.2],
    5.0,
    [0.53, 0.28, 0.19],
  ),
  era(
    1975,
    [0.5245, 0.0534, 12.73, 0.0778, 0.03, 4.011, 0.52, 0.3, 27.354, 35.777, 20.591, 39.31, 23.09, 8.55, 0.09],
    [0.95, 0.83, 0.63, 0.46, 0.25],
    6.0,
    [0.54, 0.28, 0.18],
  ),
  era(
    1985,
    [0.5486, 0.0417, 12.837, 0.0725, 0.031, 4.104, 0.455, 0.5, 32.17, 30.339, 21.529, 41.43, 21.35, 9.43, 0.1],
    [0.96, 0.89, 0.73, 0.56, 0.36],
    6.5,
    [0.56, 0.27, 0.17],
  ),
  era(
    1995,
    [0.582, 0.0306, 11.74, 0.0605, 0.032, 3.9, 0.42, 0.7, 34.7, 27.6, 21.5, 41.9, 21.2, 9.3, 0.09],
    [0.98, 0.94, 0.81, 0.63, 0.5],
    6.6,
    [0.6, 0.25, 0.15],
  ),
  era(
    2005,
    [0.597, 0.031, 11.42, 0.0655, 0.032, 4.05, 0.43, 0.8, 32.2, 28.0, 20.6, 42.5, 22.3, 8.5, 0.09],
    [0.99, 0.96, 0.87, 0.72, 0.53],
    7.3,
    [0.62, 0.24, 0.14],
  ),
  era(
    2012,
    [0.6165, 0.0268, 11.55, 0.0605, 0.036, 4.25, 0.405, 0.8, 34.7, 26.9, 22.3, 45.5, 23.2, 8.7, 0.45],
    [1, 0.97, 0.9, 0.76, 0.6],
    6.4,
    [0.645, 0.225, 0.13],
  ),
  era(
    2019,
    [0.6347, 0.023, 11.377, 0.0641, 0.0394, 4.32, 0.38, 0.78, 34.8, 26.1, 22.8, 45.4, 22.5, 7.6, 0.61],
    [1, 0.978, 0.913, 0.764, 0.63],
    6.74,
    [0.657, 0.219, 0.124],
  ),
];

type Figures = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

function era(
  season: number,
  f: Figures,
  fieldGoals: EraAverage["fieldGoals"],
  penaltiesPerGame: number,
  air: EraAverage["air"],
): EraAverage {
  return {
    season,
    completion: f[0],
    interception: f[1],
    yardsPerCompletion: f[2],
    sack: f[3],
    scramble: f[4],
    yardsPerRush: f[5],
    runShare: f[6],
    kneelsPerGame: f[7],
    passAttemptsPerGame: f[8],
    rushesPerGame: f[9],
    pointsPerGame: f[10],
    puntAverage: f[11],
    kickReturnAverage: f[12],
    puntReturnAverage: f[13],
    kickoffTouchbacks: f[14],
    fieldGoals,
    penaltiesPerGame,
    air,
  };
}

/** The average of a season, drawn between the nearest ones that were counted. */
export function eraAverage(season: number): EraAverage {
  const after = AVERAGES.findIndex((average) => average.season >= season);
  if (after === 0) return { ...AVERAGES[0], season };
  if (after < 0) return { ...AVERAGES[AVERAGES.length - 1], season };
  const [a, b] = [AVERAGES[after - 1], AVERAGES[after]];
  const t = (season - a.season) / (b.season - a.season);
  const between = (x: unknown, y: unknown): unknown =>
    Array.isArray(x)
      ? x.map((value, i) => between(value, (y as number[])[i]))
      : (x as number) + ((y as number) - (x as number)) * t;
  return Object.fromEntries(
    Object.entries(a).map(([key, value]) => [key, between(value, b[key as keyof EraAverage])]),
  ) as unknown as EraAverage;
}
