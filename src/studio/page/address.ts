/** Where one is, and what is chosen there: the address says it, so that Back works and a link opens the same. */
import { useEffect, useState } from "preact/hooks";

export const PANES = ["start", "sheet", "template", "teams", "table", "season", "files", "help"] as const;
export type Pane = (typeof PANES)[number];

export interface Address {
  readonly pane: Pane;
  /** Id of a game; "" where none is chosen. */
  readonly game: string;
  /** What lies deeper: a sheet, a page of the help. */
  readonly place: string;
  readonly options: Readonly<Record<string, string>>;
}

const START: Address = { pane: "start", game: "", place: "", options: {} };

/** `#/sheet/5d20/game-log?seed=7`. What it does not know leads to Start. */
export function parseAddress(hash: string): Address {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [pane = "", game = "", ...rest] = path.split("/").map(plain);
  if (!(PANES as readonly string[]).includes(pane)) return START;
  return { pane: pane as Pane, game, place: rest.join("/"), options: Object.fromEntries(new URLSearchParams(query)) };
}

/** An address that somebody cut short must not stop the page. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function formatAddress({ pane, game, place, options }: Address): string {
  const path = [pane, game, ...(place === "" ? [] : place.split("/"))];
  while (path.at(-1) === "") path.pop();
  const query = new URLSearchParams(options).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${query === "" ? "" : `?${query}`}`;
}

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
