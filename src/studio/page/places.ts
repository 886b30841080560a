/** Addresses: where one is, and what is chosen there. */
export const PANES = [
  "start",
  "sheet",
  "template",
  "teams",
  "table",
  "season",
  "files",
  "set",
  "help",
  "code",
] as const;
export type Pane = (typeof PANES)[number];

export interface Address {
  readonly pane: Pane;
  /** Id of a game, or a typed code; "" if no game is chosen. */
  readonly game: string;
  /** What lies deeper: a sheet, a page of the help. */
  readonly place: string;
  readonly options: Readonly<Record<string, string>>;
}

export const START: Address = { pane: "start", game: "", place: "", options: {} };

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
