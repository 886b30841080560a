/** Tracks: columns or rows that divide a length. `46 1fr auto 3*7.6`: millimeters, shares of the rest, content width. */
export type Track =
  | { readonly kind: "mm"; readonly mm: number }
  | { readonly kind: "fr"; readonly fr: number }
  | { readonly kind: "auto" };

type Parsed = readonly Track[] | { readonly wrong: string };

/** Cache: a template repeats the same tracks for every row. */
const read = new Map<string | number, Parsed>();
const KEPT = 2000;

/** Parses tracks; returns the first word that is not valid. */
export function parseTracks(text: string | number): Parsed {
  let tracks = read.get(text);
  if (tracks === undefined) {
    if (read.size >= KEPT) read.clear();
    read.set(text, (tracks = parse(text)));
  }
  return tracks;
}

/** No paper has room for more. */
const MOST_TRACKS = 500;

function parse(text: string | number): Parsed {
  if (typeof text === "number") return [{ kind: "mm", mm: text }];
  const tracks: Track[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const repeat = /^(\d+)\*(.+)$/.exec(word);
    const track = parseTrack(repeat ? repeat[2] : word);
    if (!track || Number(repeat?.[1] ?? 1) + tracks.length > MOST_TRACKS) return { wrong: word };
    for (let i = repeat ? Number(repeat[1]) : 1; i > 0; i--) tracks.push(track);
  }
  return tracks;
}

function parseTrack(word: string): Track | undefined {
  if (word === "auto") return { kind: "auto" };
  const match = /^(\d+(?:\.\d+)?|\.\d+)(fr)?$/.exec(word);
  if (!match) return undefined;
  return match[2] ? { kind: "fr", fr: Number(match[1]) } : { kind: "mm", mm: Number(match[1]) };
}

export interface Solved {
  readonly sizes: readonly number[];
  /** Shortage in millimeters; negative = surplus. */
  readonly short: number;
}

/** Lengths of the tracks in `room`. `natural(i)` gives the size of `auto` tracks. */
export function solveTracks(
  tracks: readonly Track[],
  room: number,
  gap: number,
  natural: (i: number) => number,
): Solved {
  const sizes: number[] = [];
  let taken = gap * Math.max(0, tracks.length - 1);
  let shares = 0;
  tracks.forEach((track, i) => {
    const size = track.kind === "mm" ? track.mm : track.kind === "auto" ? natural(i) : 0;
    sizes.push(size);
    taken += size;
    if (track.kind === "fr") shares += track.fr;
  });
  const left = room - taken;
  if (shares > 0) {
    tracks.forEach((track, i) => {
      if (track.kind === "fr") sizes[i] = Math.max(0, (left * track.fr) / shares);
    });
  }
  return { sizes, short: shares > 0 ? Math.max(0, -left) : -left };
}

/** `auto` tracks share surplus or shortage in proportion to their sizes. */
export function spreadTracks(tracks: readonly Track[], { sizes, short }: Solved): Solved {
  const all = sizes.reduce((sum, size, i) => (tracks[i].kind === "auto" ? sum + size : sum), 0);
  if (all <= 0 || short >= all) return { sizes, short };
  return { sizes: sizes.map((size, i) => (tracks[i].kind === "auto" ? size * (1 - short / all) : size)), short: 0 };
}

/** Where tracks begin. */
export function starts(at: number, sizes: readonly number[], gap: number): number[] {
  let next = at;
  return sizes.map((size) => {
    const start = next;
    next += size + gap;
    return start;
  });
}
