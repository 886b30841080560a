/** The user's location and options, stored in the address so that Back works and links can be shared. */
import { formatAddress, parseAddress, START, type Address } from "./places.js";
import { useChanges, type Listeners } from "./changes.js";

let current = START;
/** The address bar as this page has read or written it last. */
let seen = "";
const listeners: Listeners = new Set();
const notify = (): void => listeners.forEach((listener) => listener());

/** Follows the address bar. Call once. */
export function followAddress(): void {
  const read = (): void => {
    seen = location.hash;
    current = parseAddress(seen);
    notify();
  };
  addEventListener("hashchange", read);
  read();
}

/** Goes to another address; Back returns. */
export function go(to: Partial<Address>): void {
  location.hash = formatAddress({ pane: current.pane, game: current.game, place: "", options: {}, ...to });
}

/** Changes options of the current address without adding to the history. Undefined removes an option. */
export function choose(options: Readonly<Record<string, string | undefined>>): void {
  // Somebody went elsewhere, and the page hears of it next: what was chosen here must not call him back.
  if (location.hash !== seen) return;
  const all = Object.entries({ ...current.options, ...options }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  current = { ...current, options: Object.fromEntries(all) as Record<string, string> };
  history.replaceState(null, "", formatAddress(current));
  seen = location.hash;
  notify();
}

export function useAddress(): Address {
  useChanges(listeners);
  return current;
}
