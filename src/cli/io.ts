/** The outside world of a command: output, working folder, clock. Tests supply their own. */
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
  /** True if a person is watching stderr: then progress bars are drawn. */
  readonly watched: boolean;
  /** Milliseconds from any fixed point. */
  now(): number;
  /** A random seed. */
  freshSeed(): number;
  /** Lines that a person types or pipes in, until the input ends or Ctrl-C. Absent = no input. */
  lines?(): AsyncIterable<string>;
  /** True if a person types the lines, which then need no echo. */
  readonly typed?: boolean;
  /** Opens a file or folder in the system's default program. */
  open?(path: string): void;
  /** Reports, again and again, which of these files were saved, until the user ends it. Absent = not interactive. */
  saved?(files: () => readonly string[]): AsyncGenerator<readonly string[]>;
  /** Waits until the user ends the command. Absent = not interactive. */
  ended?(): Promise<void>;
}

/** The same, plus what this machine provides for making sheets. */
export type CliIo = Outside & Workplace;
