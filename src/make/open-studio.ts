/** What printing needs, opened once per run: fonts, templates and build steps. */
import type { Press, Workplace } from "./workplace.js";
import type { FontBook, FontFile } from "../sheet/type/font-book.js";
import type { OwnFace } from "../sheet/type/own-face.js";
import type { OwnTemplates } from "../sheet/template/source.js";

export interface Studio {
  readonly fontFiles: readonly FontFile[];
  readonly fonts: FontBook;
  readonly templates: OwnTemplates;
  readonly press: Press;
  readonly build: typeof import("../print/build.js");
  readonly frontOf: typeof import("../print/forms.js").frontOf;
  readonly isCard: typeof import("../sheet/template/front-matter.js").isCard;
}

/**
 * Opens fonts and templates; a user's template folder takes precedence over the built-in one. Pictures are searched next to the command's
 * input files, in the template folder, and in the pictures folder.
 * @param own fonts for additional letters
 */
export async function openStudio(
  io: Workplace,
  templates: string | undefined,
  { pictures, own = [] }: { readonly pictures?: string | undefined; readonly own?: readonly OwnFace[] } = {},
): Promise<Studio> {
  const [build, { frontOf }, { isCard }, { fontFiles: filesOf }, { FontBook }, { picturesFrom }, { PictureSource }] =
    await Promise.all([
      import("../print/build.js"),
      import("../print/forms.js"),
      import("../sheet/template/front-matter.js"),
      import("../host/own-fonts.js"),
      import("../sheet/type/font-book.js"),
      import("../host/pictures.js"),
      import("../sheet/pictures/source.js"),
    ]);
  const { disk } = io;
  const { resolve, dirname } = disk.paths;
  const folder = templates === undefined ? undefined : resolve(io.cwd, templates);
  const fontFiles = filesOf(disk, folder);
  const shown = new Set<string>();
  const folders = (): readonly string[] => [
    ...[...(io.inputs ?? [])].filter((file) => !shown.has(file)).map((file) => dirname(file)),
    ...[pictures, templates].flatMap((own) => (own === undefined ? [] : [resolve(io.cwd, own)])),
  ];
  const files = picturesFrom(disk, folders, io.cwd, (file) => {
    const real = disk.real(file);
    shown.add(real);
    io.inputs?.add(real);
  });
  return {
    build,
    frontOf,
    isCard,
    fontFiles: [...fontFiles, ...own.map(({ source }) => source)],
    fonts: new FontBook(fontFiles, own),
    templates: await io.templates(folder, new PictureSource(files)),
    press: io.press,
  };
}
