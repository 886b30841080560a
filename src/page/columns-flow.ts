/** Text that runs through columns: pieces of measured height set one under the other, from frame to frame. */

/** Something that is not broken: a line of a paragraph, a heading, a whole table. Millimetres. */
export interface Piece {
  readonly height: number;
  /** Gap above; dropped at the top of a column. */
  readonly before: number;
  /** Stays in the same column as the piece after it. */
  readonly sticks: boolean;
  /** Share of a column's leftover height that may be added to `before`; 0 keeps the gap as it is. */
  readonly stretch: number;
  /** Begins a new column. */
  readonly breaks: boolean;
}

/** A column on a page. */
export interface Frame {
  /** Page that the column stands on, from 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PlacedPiece<P extends Piece> {
  readonly piece: P;
  readonly frame: Frame;
  readonly y: number;
}

export interface Flow<P extends Piece> {
  readonly placed: readonly PlacedPiece<P>[];
  /** Height of what found no room, millimetres; 0 when everything stands. */
  readonly over: number;
}

/** A gap grows by at most this much for every unit of stretch, so that a half-empty column stays calm. */
const MOST_PER_STRETCH = 2;

/** Puts pieces into frames in order. What does not fit is left out and measured in `over`. */
export function flowPieces<P extends Piece>(pieces: readonly P[], frames: readonly Frame[]): Flow<P> {
  const columns: P[][] = frames.map(() => []);
  let at = 0;
  let used = 0;
  let over = 0;
  for (const group of groupsOf(pieces)) {
    const height = (first: boolean): number =>
      group.reduce((sum, piece, i) => sum + piece.height + (first && i === 0 ? 0 : piece.before), 0);
    if (at < frames.length) {
      const empty = columns[at].length === 0;
      if (!empty && (group[0].breaks || used + height(false) > frames[at].h + 1e-6)) {
        at++;
        used = 0;
      }
    }
    if (at >= frames.length) over += height(false);
    else if (used === 0 && height(true) > frames[at].h + 1e-6) over += height(true);
    else {
      used += height(columns[at].length === 0);
      columns[at].push(...group);
    }
  }
  return { placed: columns.flatMap((column, i) => spread(column, frames[i])), over };
}

/**
 * Flows and evens out: the columns of the last page are cut to the smallest height that still takes everything,
 * so that they end level instead of leaving one column empty.
 */
export function flowLevel<P extends Piece>(pieces: readonly P[], frames: readonly Frame[], step = 1): Flow<P> {
  const flow = flowPieces(pieces, frames);
  if (flow.over > 0 || frames.length === 0) return flow;
  const last = Math.max(...frames.map((frame) => frame.page));
  let best = flow;
  for (let cut = step; ; cut += step) {
    const shorter = frames.map((frame) => (frame.page === last ? { ...frame, h: frame.h - cut } : frame));
    if (shorter.some((frame) => frame.h <= 0)) return best;
    const tried = flowPieces(pieces, shorter);
    if (tried.over > 0) return best;
    best = tried;
  }
}

/** Pieces that may not be parted. */
function groupsOf<P extends Piece>(pieces: readonly P[]): P[][] {
  const groups: P[][] = [];
  pieces.forEach((piece, i) => {
    if (i > 0 && pieces[i - 1].sticks) groups[groups.length - 1].push(piece);
    else groups.push([piece]);
  });
  return groups;
}

/** Places a column's pieces, its leftover height shared out between the gaps that may stretch. */
function spread<P extends Piece>(column: readonly P[], frame: Frame): PlacedPiece<P>[] {
  const used = column.reduce((sum, piece, i) => sum + piece.height + (i === 0 ? 0 : piece.before), 0);
  const weights = column.reduce((sum, piece, i) => sum + (i === 0 ? 0 : piece.stretch), 0);
  const unit = weights === 0 ? 0 : Math.min((frame.h - used) / weights, MOST_PER_STRETCH);
  let y = frame.y;
  return column.map((piece, i) => {
    if (i > 0) y += piece.before + piece.stretch * unit;
    const placed = { piece, frame, y };
    y += piece.height;
    return placed;
  });
}
