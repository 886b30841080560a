/** Messages between page and core about careers: plain data. */
import type { CareerStatus, CareerTraining } from "../../contract/careers.js";
import type { Issue } from "../../kernel/issue/index.js";
import type { KeptLeague } from "./season.js";

/** A stored career: the command's file. */
export type KeptCareer = KeptLeague;

export interface NewCareer {
  readonly system: string;
  /** Name of its file. */
  readonly file: string;
  readonly name: string;
  readonly position: string;
  /** By any of its names; absent = the first one. */
  readonly team?: string;
  readonly seed: string;
  /** ID of a preset. */
  readonly rules?: string;
  readonly training: CareerTraining;
}

export interface CareerView extends KeptCareer {
  readonly status: CareerStatus;
  /** His career so far, one line per event. */
  readonly story: readonly string[];
  /** What points can buy, headings first; the first column names the field. */
  readonly prices: readonly (readonly string[])[];
  /** IDs of the sheets that it fills. */
  readonly sheets: readonly string[];
  readonly warnings: readonly Issue[];
}

/** How far to play: a number of rounds from here, or until that many seasons are over. */
export interface CareerGoal {
  readonly rounds?: number;
  readonly years: number;
}

export interface CareerStretch {
  readonly view: CareerView;
  readonly rounds: number;
  /** What happened, one line per event. */
  readonly lines: readonly string[];
  /** True if time ran out before the goal. */
  readonly more: boolean;
}
