/** State outside components, and who draws it. */
import { useEffect, useState } from "preact/hooks";

/** Functions to call when a state has changed. */
export type Listeners = Set<() => void>;

/** Draws the component again whenever the state of these listeners changes. */
export function useChanges(listeners: Listeners): void {
  const [, again] = useState(0);
  useEffect(() => {
    const listener = (): void => again((n) => n + 1);
    listeners.add(listener);
    // Catches changes between the first render and this effect.
    listener();
    return () => void listeners.delete(listener);
  }, []);
}
