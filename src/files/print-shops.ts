/** Print-shop formats: the built-in list, and users' files in the same format. */
import type { infer as Infer } from "zod";
import { lazily } from "../kernel/lazy/index.js";
import { zod } from "../kernel/zod/index.js";
import { eachValid, fault, type Issue, type Locate } from "../kernel/issue/index.js";
import type { DataFile } from "../text/data-file.js";
import type { FileKind } from "../contract/files.js";

const PRINT_SHOPS = "print-shops";
/** The built-in list, a file of the package. */
export const KNOWN_SHOPS = "assets/print-shops.yaml";

/** Schema of such a file. */
const printShopsShape = lazily(() => {
  const z = zod();
  const side = z.number().min(20).max(500).describe("millimeters");
  const border = z.number().min(0).max(20).describe("millimeters inside or outside the cut");
  return z.strictObject({
    format: z.literal("pressbox/print-shops"),
    formats: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]+$/, "expected lowercase letters, digits and hyphens"),
          title: z.string(),
          width: side,
          height: side,
          bleed: border,
          safe: border,
          pdf: z
            .enum(["x-4", "a-2u", "plain"])
            .optional()
            .describe("which PDF the shop takes: x-4 in press inks (default), a-2u or plain in RGB"),
        }),
      )
      .min(1),
  });
});
export type PrintShops = Infer<ReturnType<typeof printShopsShape>>;

export type PrintShopFormat = PrintShops["formats"][number];

/** Errors for formats with the same id, and for an empty safe zone. */
function shopFaults(data: unknown, locate: Locate): Issue[] {
  const { formats } = data as PrintShops;
  const issues: Issue[] = [];
  const first = new Map<string, number>();
  eachValid(formats, ({ id }, i) => {
    const before = first.get(id);
    first.set(id, before ?? i);
    if (before === undefined) return;
    const { line } = locate(["formats", before, "id"]);
    const more = line === undefined ? {} : { hint: `line ${line} has the other` };
    issues.push(fault("shop-twice", `two formats have the id "${id}"`, { ...locate(["formats", i, "id"]), ...more }));
  });
  eachValid(formats, ({ width, height, safe }, i) => {
    const most = Math.min(width, height) / 2;
    if (safe < most) return;
    const message = `a border of ${safe} mm leaves nothing of ${width} x ${height} mm; expected less than ${most}`;
    issues.push(fault("shop-safe", message, locate(["formats", i, "safe"])));
  });
  return issues;
}

/** Files of formats. */
export const printShopsKind: FileKind<PrintShops> = {
  id: PRINT_SHOPS,
  title: "Formats of a print shop",
  matches: (data) => (data as { readonly format?: unknown } | null)?.format === `pressbox/${PRINT_SHOPS}`,
  get shape() {
    return printShopsShape();
  },
  check: (data, locate) => ({ issues: shopFaults(data, locate), value: data as PrintShops }),
  sense: shopFaults,
};

/** Formats of the built-in list. */
export const knownFormats = ({ data }: Pick<DataFile, "data">): readonly PrintShopFormat[] =>
  printShopsShape().parse(data).formats;
