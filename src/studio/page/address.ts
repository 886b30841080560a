/** Where one is, and what is chosen there: the address says it, so that Back works and a link opens the same. */
import { useEffect, useState } from "preact/hooks";
import { formatAddress, parseAddress, START, type Address } from "./places.js";

let current = START;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Follows the address bar. Call once. */
export function followAddress(): void {
  const read = (): void => {
    current = parseAddress(location.hash);
    tell();
  };
  addEventListener("hashchange", read);
  read();
}

/** Goes somewhere else: Back returns. */
export function go(to: Partial<Address>): void {
  location.hash = formatAddress({ pane: current.pane, game: current.game, place: "", options: {}, ...to });
}

/** Changes what is chosen here; Back does not go through every choice. An undefined option is left out. */
export function choose(options: Readonly<Record<string, string | undefined>>): void {
  const all = Object.entries({ ...current.options, ...options }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  current = { ...current, options: Object.fromEntries(all) as Record<string, string> };
  history.replaceState(null, "", formatAddress(current));
  tell();
}

export function useAddress(): Address {
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
