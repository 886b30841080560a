/** Bytes -> text: checks everything that can be wrong with a file's characters before its content is parsed. */
import { fault, UserError, type Issue } from "../kernel/issue/index.js";
import { TextLines } from "./text-lines.js";

/**
 * UTF-8 bytes as text, without the byte-order mark.
 * @param file name for messages
 * @throws UserError `file-encoding`, `file-empty`
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const issue = encodingIssue(bytes, file);
  if (issue) throw new UserError(issue);
  const text = new TextDecoder("utf-8").decode(bytes);
  if (text.trim() === "") throw new UserError(fault("file-empty", "the file is empty", { file }));
  return text;
}

/** Extension of a file's name, lowercase: `.yaml` for `Teams/My.YAML`; "" if it has none. */
export const endingOf = (name: string): string => /[^/\\](\.[^./\\]*)$/.exec(name)?.[1].toLowerCase() ?? "";

function encodingIssue(bytes: Uint8Array, file: string): Issue | undefined {
  const hint = 'save it as "UTF-8"';
  const mark = bytes.length >= 2 ? bytes[0] * 256 + bytes[1] : 0;
  if (mark === 0xfffe || mark === 0xfeff) {
    return fault("file-encoding", "the file is saved as UTF-16; expected UTF-8", { file, hint });
  }
  const bad = firstBadByte(bytes);
  if (bad < 0) return undefined;
  const before = new TextDecoder("utf-8").decode(bytes.subarray(0, bad));
  const found = `byte 0x${bytes[bad].toString(16).padStart(2, "0")}`;
  const place = new TextLines(before).at(before.length);
  return fault("file-encoding", `${found} is not UTF-8 text`, { file, ...place, hint });
}

/** Index of the first byte that is not valid UTF-8; -1 if all are. Zero bytes also count as invalid. */
export function firstBadByte(bytes: Uint8Array): number {
  for (let i = 0; i < bytes.length;) {
    const lead = bytes[i];
    if (lead > 0 && lead < 0x80) {
      i++;
      continue;
    }
    if (lead === 0) return i;
    const length = lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : 4;
    if (length === 4 && (lead < 0xf0 || lead > 0xf4)) return i;
    if (i + length > bytes.length) return i;
    for (let k = 1; k < length; k++) if ((bytes[i + k] & 0xc0) !== 0x80) return i;
    const second = bytes[i + 1];
    if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return i;
    if ((lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f)) return i;
    i += length;
  }
  return -1;
}
