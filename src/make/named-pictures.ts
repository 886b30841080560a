/** Checks that the pictures named in a team file exist, and reports missing ones at their lines. */
import type { Source } from "../files/source.js";
import { fault, isObject, UserError, type Issue, type Path } from "../kernel/issue/index.js";
import { PICTURE_KEYS } from "../kernel/own/index.js";
import { isTableName } from "../text/tables/table-names.js";
import type { Workplace } from "./workplace.js";

interface Named {
  readonly path: Path;
  readonly name: string;
}

/** Every picture name in the data, with its path. */
function namesIn(data: unknown, path: Path = []): Named[] {
  if (Array.isArray(data)) return data.flatMap((item, i) => namesIn(item, [...path, i]));
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === "string"
      ? (PICTURE_KEYS as readonly string[]).includes(key) && value !== ""
        ? [{ path: [...path, key], name: value }]
        : []
      : namesIn(value, [...path, key]),
  );
}

/** Errors in the names: missing files, or files outside the allowed folders. @param whole also opens each picture */
export async function pictureFaults(source: Source, io: Workplace, whole = false): Promise<readonly Issue[]> {
  if (source.isFolder || isTableName(source.name)) return [];
  const { data, locate } = source.data();
  const named = namesIn(data);
  if (named.length === 0) return [];
  const [{ pictureIn, picturesFrom }, { nameFault, PictureSource }] = await Promise.all([
    import("../host/pictures.js"),
    import("../sheet/pictures/source.js"),
  ]);
  const { disk } = io;
  const { dirname, join, relative, resolve } = disk.paths;
  const folder = dirname(resolve(io.cwd, source.name));
  const shown = (name: string): string => relative(io.cwd, join(folder, name)) || name;
  const open = whole ? await opener(folder, io, { picturesFrom, PictureSource }) : () => [];
  return named.flatMap(({ path, name }): readonly Issue[] => {
    const at = locate(path);
    const wrong = nameFault(name);
    if (wrong)
      return [fault("picture-name", wrong.message, { ...at, ...(wrong.hint !== undefined && { hint: wrong.hint }) })];
    try {
      if (pictureIn(disk, folder, name, shown(name)) === undefined)
        return [
          fault("picture-missing", `${shown(name)}: picture not found`, {
            ...at,
            hint: "picture paths start at this file's folder",
          }),
        ];
      return open(name);
    } catch (error) {
      if (error instanceof UserError) return error.issues;
      throw error;
    }
  });
}

interface Pictures {
  readonly picturesFrom: typeof import("../host/pictures.js").picturesFrom;
  readonly PictureSource: typeof import("../sheet/pictures/source.js").PictureSource;
}

/** Opens pictures of a folder; reports each only once. */
async function opener(
  folder: string,
  io: Workplace,
  { picturesFrom, PictureSource }: Pictures,
): Promise<(name: string) => readonly Issue[]> {
  const [{ FontBook }, { builtInFonts }] = await Promise.all([
    import("../sheet/type/font-book.js"),
    import("../host/fonts.js"),
  ]);
  const fonts = new FontBook(builtInFonts());
  const pictures = new PictureSource(picturesFrom(io.disk, () => [folder], io.cwd));
  const reported = new Set<string>();
  return (name) => {
    const found = pictures.open(name, fonts);
    if ("piece" in found || reported.has(name)) return [];
    reported.add(name);
    return found;
  };
}
