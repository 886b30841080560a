export interface IntakeCase {
  readonly id: string;
  readonly sheets: readonly object[];
  readonly right: {
    readonly must?: "refused" | "told" | "roster";
    readonly teams: Readonly<Record<string, object>>;
    readonly games?: readonly unknown[];
  };
}
export interface IntakeReading {
  readonly id: string;
  readonly way: string;
  readonly sheets: readonly object[];
  readonly right: IntakeCase["right"];
}
export interface IntakeResult {
  readonly id: string;
  readonly way: string;
  readonly verdict: "right" | "refused" | "told" | "wrong";
  readonly why: readonly string[];
}
/** The readers that are judged. */
export interface IntakeLibrary {
  readonly readGrids: (path: string, shown: string) => Promise<unknown>;
  readonly readSeason: (grids: never, options: { readonly year?: number }) => unknown;
  readonly teamCode: (team: string, year?: number) => string;
}
export function corpus(): IntakeCase[];
export function filesOf(sheets: readonly object[]): { readonly name: string; readonly bytes: Uint8Array }[];
export function readingsOf(one: IntakeCase, seed: number): IntakeReading[];
export function judgeAll(readings: readonly IntakeReading[], library: IntakeLibrary): Promise<IntakeResult[]>;
