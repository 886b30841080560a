/** An example of every block, mark and field: `docs/templates.md` shows each with a picture, and a test prints them all. */
import { readOwnFile } from "../host/node/data-files.js";
import type { Values } from "../sheet/layout/form.js";

export interface Example {
  readonly text: string;
  /** Height of its picture, millimeters. */
  readonly high: number;
  readonly facts?: object;
  /** Handwritten values. */
  readonly values?: Values;
}

export const EXAMPLES = readOwnFile("docs/examples.yaml").data as Readonly<Record<string, Example>>;
