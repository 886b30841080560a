/** Places in files. */
import { formatPath, type Locate, type Path, type Place } from "../../../kernel/issue/index.js";

export { formatPath, nowhereKnown, type Locate, type Path } from "../../../kernel/issue/index.js";

/** Location and path of a value, ready to spread into an issue; the path as in the file, if there is one. */
export function placeOf(locate: Locate, path: Path, part: "key" | "value" = "value"): Place {
  return { path: formatPath(path), ...locate(path, part) };
}
