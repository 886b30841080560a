/** ZIP archives -> the bytes of their parts, with limits that hold whatever sizes the archive claims. */
import { fault, UserError } from "../kernel/issue/index.js";

export interface ZipBounds {
  /** What the archive is, for messages: `workbook`. */
  readonly what: string;
  /** Maximum total size, unpacked, bytes. */
  readonly unpacked: number;
  readonly parts: number;
  readonly hint: string;
}

/**
 * Unpacks the wanted parts; stops at the size that a part claims to have.
 * @throws UserError `zip-size`; undefined for bytes that are not an archive
 */
export async function zipParts(
  bytes: Uint8Array,
  file: string,
  { what, unpacked, parts, hint }: ZipBounds,
  isWanted: (name: string) => boolean,
): Promise<Readonly<Record<string, Uint8Array>> | undefined> {
  const { unzipSync } = await import("fflate");
  const tooLarge = (message: string): UserError =>
    new UserError(fault(`${what}-size`, `the ${what} has ${message}`, { file, hint }));
  let [size, count] = [0, 0];
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isWanted(name)) return false;
        size += originalSize;
        count++;
        if (size > unpacked) throw tooLarge(`more than ${unpacked / 1024 / 1024} MB unpacked`);
        if (count > parts) throw tooLarge(`more than ${parts} parts`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    return undefined;
  }
}

/** Names of all parts; undefined for bytes that are not an archive. */
export async function zipNames(bytes: Uint8Array): Promise<readonly string[] | undefined> {
  const { unzipSync } = await import("fflate");
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name }) {
        names.push(name);
        return false;
      },
    });
    return names;
  } catch {
    return undefined;
  }
}

/** `PK`, the signature of every archive that is not empty. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
