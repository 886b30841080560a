/** The footer's status: the last action, and the progress of work. */
import { useChanges, type Listeners } from "./changes.js";

export interface Status {
  readonly words: string;
  /** Fraction done, 0 to 1; undefined when idle. */
  readonly done?: number;
}

let current: Status = { words: "Ready" };
const listeners: Listeners = new Set();

export function say(words: string, done?: number): void {
  current = { words, ...(done !== undefined && { done }) };
  listeners.forEach((listener) => listener());
}

export function useStatus(): Status {
  useChanges(listeners);
  return current;
}
