/** What printing needs, opened once a run: fonts, templates and the build steps. */
import { resolve } from "node:path";
import type { CliIo } from "../io.js";
import type { FontBook, FontFile } from "../../sheet/type/font-book.js";
import type { OwnTemplates } from "../../sheet/template/source.js";

export interface Studio {
  readonly fontFiles: readonly FontFile[];
  readonly fonts: FontBook;
  readonly templates: OwnTemplates;
  readonly build: typeof import("../../print/build.js");
  readonly frontOf: typeof import("../../print/forms.js").frontOf;
  readonly isCard: typeof import("../../sheet/template/front-matter.js").isCard;
}

/** Opens fonts and templates; a user's template folder is before the built-in one. */
export async function openStudio(io: CliIo, templates: string | undefined): Promise<Studio> {
  const [build, { frontOf }, { isCard }, { loadFontFiles }, { templatesFrom }, { FontBook }] = await Promise.all([
    import("../../print/build.js"),
    import("../../print/forms.js"),
    import("../../sheet/template/front-matter.js"),
    import("../../host/node/fonts.js"),
    import("../../host/node/templates.js"),
    import("../../sheet/type/font-book.js"),
  ]);
  const folder = templates === undefined ? undefined : resolve(io.cwd, templates);
  const fontFiles = loadFontFiles(folder);
  return {
    build,
    frontOf,
    isCard,
    fontFiles,
    fonts: new FontBook(fontFiles),
    templates: templatesFrom(folder),
  };
}
