/** Places in files. */
import { formatPath, type Locate, type Path, type Place } from "../../../kernel/issue/index.js";

export { formatPath, nowhereKnown, type Locate, type Path } from "../../../kernel/issue/index.js";

/** Place and path of a value, ready to be spread into an issue; the path as the file has it, where there is a file. */
export function placeOf(locate: Locate, path: Path, part: "key" | "value" = "value"): Place {
  return { path: formatPath(path), ...locate(path, part) };
}
