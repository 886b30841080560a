/** Bytes of a table -> its text: spreadsheets save in more encodings than UTF-8. */
import { fault, UserError, warning, type Issue } from "../../kernel/issue/index.js";
import { decodeText, firstBadByte } from "../decode.js";
import { TextLines } from "../text-lines.js";

export interface TableText {
  readonly text: string;
  /** Warnings about encodings that had to be guessed. */
  readonly issues: readonly Issue[];
}

/**
 * Tries UTF-8, UTF-16 with or without a byte-order mark, and otherwise Windows-1252.
 * @throws UserError `file-encoding` for bytes that are not text, `file-empty`
 */
export function decodeTable(bytes: Uint8Array, file: string): TableText {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return { text: filled(new TextDecoder(wide).decode(bytes), file), issues: [] };
  const bad = firstBadByte(bytes);
  if (bad < 0 || firstForeignByte(bytes) >= 0) return { text: decodeText(bytes, file), issues: [] };
  const text = fromWindows(bytes);
  // Every character is one byte.
  const place = new TextLines(text).at(bad);
  const message = `byte 0x${hex(bytes[bad])} is not UTF-8; the file is read as Windows-1252, where it is "${text[bad]}"`;
  const hint = 'look at the names; if they are wrong, save the file as "UTF-8"';
  return { text: filled(text, file), issues: [warning("file-encoding", message, { file, ...place, hint })] };
}

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");

function filled(text: string, file: string): string {
  if (text.trim() === "") throw new UserError(fault("file-empty", "the file is empty", { file }));
  return text;
}

/** Recognizes UTF-16 by its byte-order mark, or by the zero in every other byte of Latin letters. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes.length < 4 || bytes.length % 2 > 0) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const begun = bytes.subarray(0, 64);
  const zeros = [0, 1].map((odd) => begun.filter((byte, i) => i % 2 === odd && byte === 0).length);
  const half = begun.length / 2;
  if (zeros[0] === 0 && zeros[1] > half * 0.9) return "utf-16le";
  if (zeros[1] === 0 && zeros[0] > half * 0.9) return "utf-16be";
  return undefined;
}

/** Bytes that never occur in text: the file is not text at all. */
const isForeign = (byte: number): boolean =>
  (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 0x1a) || byte === 0x7f;

const firstForeignByte = (bytes: Uint8Array): number =>
  bytes.findIndex((byte) => isForeign(byte) || WINDOWS[byte - 0x80] === "");

/** Windows-1252 from 0x80 to 0x9F, where it differs from Latin-1; five codes are unused. */
const WINDOWS = "€,,‚,ƒ,„,…,†,‡,ˆ,‰,Š,‹,Œ,,Ž,,,‘,’,“,”,•,–,—,˜,™,š,›,œ,,ž,Ÿ".split(",");

function fromWindows(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const codes = Array.from(bytes.subarray(at, at + BLOCK), (byte) =>
      byte >= 0x80 && byte < 0xa0 ? WINDOWS[byte - 0x80].charCodeAt(0) : byte,
    );
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join("");
}
const BLOCK = 1 << 13;
