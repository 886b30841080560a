/** The outside world of a command: what it prints to, where it runs, the clock. Tests pass their own. */
import type { Workplace } from "../make/workplace.js";

export interface Outside {
  out(text: string): void;
  err(text: string): void;
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Characters in a line of the terminal. */
  readonly columns: number;
  /** True when a person watches stderr: progress bars are drawn. */
  readonly watched: boolean;
  /** Milliseconds from any fixed point. */
  now(): number;
  /** A seed no one chose. */
  freshSeed(): number;
  /** Lines that a person types, or that are piped in; they end with the input, or with Ctrl-C. Absent = no one is there. */
  lines?(): AsyncIterable<string>;
  /** True when a person types the lines: they need no echo. */
  readonly typed?: boolean;
  /** Shows a file or folder in the program that the system has for it. */
  open?(path: string): void;
  /** Tells which of these files a person has saved, time after time, until the person ends it. Absent = no one is there. */
  saved?(files: () => readonly string[]): AsyncGenerator<readonly string[]>;
  /** Waits until the person ends the command. Absent = nobody is there. */
  ended?(): Promise<void>;
}

/** The same with what this machine gives to those who make sheets. */
export type CliIo = Outside & Workplace;
