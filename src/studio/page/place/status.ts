/** The footer's status: the last action, and the progress of work. */
import { useEffect, useState } from "preact/hooks";

export interface Status {
  readonly words: string;
  /** Fraction done, 0 to 1; undefined when idle. */
  readonly done?: number;
}

let current: Status = { words: "Ready" };
const listeners = new Set<() => void>();

export function say(words: string, done?: number): void {
  current = { words, ...(done !== undefined && { done }) };
  listeners.forEach((listener) => listener());
}

export function useStatus(): Status {
  const [, again] = useState(0);
  useEffect(() => {
    const listener = (): void => again((n) => n + 1);
    listeners.add(listener);
    // Catches messages between the first render and this effect.
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return current;
}
