/** What the foot says: the last thing that was done, how far work is. */
import { useEffect, useState } from "preact/hooks";

export interface Status {
  readonly words: string;
  /** Part of the work at hand, 0 to 1; undefined while nothing is at work. */
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
    // What was said between the first drawing and now.
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return current;
}
