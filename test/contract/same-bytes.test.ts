/** A document's bytes do not depend on what the program printed before. */
import { expect, it } from "vitest";
import { builtInFonts } from "../../src/host/fonts.js";
import { builtInTemplates } from "../../src/host/templates.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { bindDocument, buildSheets } from "../../src/print/build.js";
import { usualRequest } from "../../src/print/request.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { SYSTEMS } from "../helpers/sheets.js";

it("prints the same bytes with new faces, after other games", async () => {
  const print = async (id: string, compress?: number): Promise<Buffer> => {
    const system = SYSTEMS.find((one) => one.id === id)!;
    const fonts = new FontBook(builtInFonts());
    const request = usualRequest(system, { templates: builtInTemplates(), fonts, cache: NO_CACHE });
    const sheets = await buildSheets(
      request,
      system.sheets.filter(({ id: sheet }) => /^(card|quick-reference|call-cards)$/.test(sheet)),
    );
    return Buffer.from(await renderPdf(bindDocument(request, sheets, system.title), fonts, { compress }));
  };
  const ids = ["dynasty", "postcard", "dice-football", "5d20"];
  const first = new Map<string, Buffer>();
  for (const id of ids) first.set(id, await print(id));
  // Whatever way they were printed.
  await print("dynasty", 0);
  for (const id of ids) expect((await print(id)).equals(first.get(id)!), id).toBe(true);
});
