/** Addresses: the user's location and options. */
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
  /** The part within the pane: a sheet, or a help page. */
  readonly place: string;
  readonly options: Readonly<Record<string, string>>;
}

export const START: Address = { pane: "start", game: "", place: "", options: {} };

/** `#/sheet/5d20/game-log?seed=7`. Unknown addresses lead to Start. */
export function parseAddress(hash: string): Address {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [pane = "", game = "", ...rest] = path.split("/").map(plain);
  if (!(PANES as readonly string[]).includes(pane)) return START;
  return { pane: pane as Pane, game, place: rest.join("/"), options: Object.fromEntries(new URLSearchParams(query)) };
}

/** A truncated address must not stop the page. */
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
