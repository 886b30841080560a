/** Every sheet of a game through the library, the same in Node and in a page: it is sent there as text, so it takes all it needs as arguments. */
import type * as Pressbox from "../../src/web.js";

/**
 * SHA-256 of each document, by `5d20/team-chart forms`.
 * @param step 1 for every sheet, 4 for every fourth one
 */
export async function printAll(
  {
    bindDocument,
    buildSheet,
    builtInFonts,
    builtInTemplates,
    FontBook,
    NO_CACHE,
    renderPdf,
    requireSystem,
  }: typeof Pressbox,
  id: string,
  step: number,
): Promise<Record<string, string>> {
  const system = await requireSystem(id);
  const fonts = new FontBook(builtInFonts());
  const templates = builtInTemplates();
  const game = { rules: system.standardRules, seed: 7, coach: system.defaultCoach, names: {}, cache: NO_CACHE };
  const records = system.examples?.(game) ?? [system.play(game)];
  const hashes: Record<string, string> = {};
  for (const spec of system.sheets.filter((_, i) => i % step === 0))
    for (const fill of ["blank", "filled", "forms"] as const) {
      const request = {
        system,
        records: fill === "filled" || spec.always ? records : [],
        rules: system.standardRules,
        fill,
        theme: "color" as const,
        paper: "letter" as const,
        names: {},
        templates,
        fonts,
        cache: NO_CACHE,
      };
      const document = bindDocument(request, [await buildSheet(request, spec)], spec.title);
      const pdf = await renderPdf(document, fonts, { forms: fill === "forms" });
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", pdf as Uint8Array<ArrayBuffer>));
      hashes[`${id}/${spec.id} ${fill}`] = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
  return hashes;
}
