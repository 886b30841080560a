/** A solution as bytes for the disk: magic, version, JSON header, values, checksum. */
import { seal, sealHolds } from "../../../kernel/hash/index.js";
import { OBJECTIVES, type Objective } from "./objective.js";
import type { DynastyRules } from "../rules/index.js";
import { rulesKey } from "./rules-key.js";
import { boundaryCount, type SolvedTable } from "./solution.js";

const MAGIC = "PBXDYN";
const VERSION = 1;
/** Magic, version byte, header length. */
const PREFIX = MAGIC.length + 1 + 4;
const CHECKSUM = 4;

/** Bytes of a solution, the same on every machine (little-endian). */
export function encodeSolution(table: SolvedTable): Uint8Array {
  const { values, ...head } = table;
  const header = new TextEncoder().encode(JSON.stringify({ ...head, count: values.length }));
  const bytes = new Uint8Array(PREFIX + header.length + values.length * 8 + CHECKSUM);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  bytes[MAGIC.length] = VERSION;
  view.setUint32(MAGIC.length + 1, header.length, true);
  bytes.set(header, PREFIX);
  const start = PREFIX + header.length;
  values.forEach((value, i) => view.setFloat64(start + i * 8, value, true));
  seal(bytes);
  return bytes;
}

/** Decodes a solution; undefined if the bytes are of another version, truncated or damaged, or, with `rules` given, for other rules. */
export function decodeSolution(bytes: Uint8Array, rules?: DynastyRules): SolvedTable | undefined {
  if (bytes.length < PREFIX + CHECKSUM) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < MAGIC.length; i++) if (bytes[i] !== MAGIC.charCodeAt(i)) return undefined;
  const end = bytes.length - CHECKSUM;
  if (bytes[MAGIC.length] !== VERSION || !sealHolds(bytes)) return undefined;
  const start = PREFIX + view.getUint32(MAGIC.length + 1, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(PREFIX, start))) as Omit<SolvedTable, "values"> & {
    count: number;
  };
  if (!OBJECTIVES.includes(head.objective as Objective) || start + head.count * 8 !== end) return undefined;
  const { count, ...rest } = head;
  if (rules && (rest.rulesKey !== rulesKey(rules) || count !== boundaryCount(rules, rest.seasons))) return undefined;
  const values = Float64Array.from({ length: count }, (_, i) => view.getFloat64(start + i * 8, true));
  return { ...rest, values };
}
