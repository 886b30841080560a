/** Unpacks gzip files piece by piece, so that a small file with endless content stays small in memory. */
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";

/** All plays of a season take about 90 MB, with every nflverse column. */
export const MOST_PLAYS = 384 * 1024 * 1024;

const GZIP = [0x1f, 0x8b];
export const isGzip = (bytes: Uint8Array): boolean => GZIP.every((byte, i) => bytes[i] === byte);

export const notPacked = (file: string): Issue =>
  fault("archive", "the file is not a complete gzip file", { file, hint: "download it again" });

const PIECE = 1 << 16;

interface Bound {
  /** Maximum number of bytes unpacked. */
  readonly most: number;
  readonly hint: string;
}

/** @throws UserError for a damaged file, or one with more bytes than that */
export async function unpacked(bytes: Uint8Array, name: string, { most, hint }: Bound): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const isWhole = await unpackInto(bytes, (part) => {
    size += part.length;
    const message = `the file has more than ${most / 1024 / 1024} MB unpacked`;
    if (size > most) throw new UserError(fault("archive-size", message, { file: name, hint }));
    parts.push(part);
    return true;
  });
  if (!isWhole) throw new UserError(notPacked(name));
  return joined(parts, size);
}

/** At least so many bytes of the beginning, or all that can be read. */
export async function unpackedHead(bytes: Uint8Array, least: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  await unpackInto(bytes, (part) => {
    size += part.length;
    parts.push(part);
    return size < least;
  });
  return joined(parts, size);
}

/** True if the file is complete. @param onPart returns false to stop */
async function unpackInto(bytes: Uint8Array, onPart: (part: Uint8Array) => boolean): Promise<boolean> {
  const { Gunzip } = await import("fflate");
  let [isWhole, goesOn] = [false, true];
  const unpacker = new Gunzip((part, last) => {
    goesOn &&= onPart(part);
    isWhole ||= last;
  });
  try {
    for (let at = 0; goesOn && at < bytes.length; at += PIECE)
      unpacker.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return false;
  }
  return isWhole;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
