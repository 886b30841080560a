/** Formats of print shops: the project's own list, and a person's file of the same form. */
import { z } from "zod";
import { UserError } from "../kernel/issue/index.js";
import { readDataFile, readOwnFile, type DataFile } from "./data-file.js";
import { zodIssues } from "./zod-issues.js";

const BUILT_IN = "assets/print-shops.yaml";

const side = z.number().min(20).max(500).describe("millimeters");
const border = z.number().min(0).max(20).describe("millimeters inside or outside of the cut");
/** The form of such a file. */
export const printShopsShape = z.strictObject({
  format: z.literal("pressbox/print-shops"),
  formats: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, "expected small letters, digits and hyphens"),
        title: z.string(),
        width: side,
        height: side,
        bleed: border,
        safe: border,
        pdf: z
          .enum(["x-4", "a-2u", "plain"])
          .optional()
          .describe(
            "which PDF the shop takes: x-4 in the inks of a press (without it), a-2u or plain in red, green and blue",
          ),
      }),
    )
    .min(1),
});

export type PrintShopFormat = z.infer<typeof printShopsShape>["formats"][number];

/** The formats that are known by name. */
export const shopFormats = (): readonly PrintShopFormat[] => formatsOf(readOwnFile(BUILT_IN));

/** Formats of a person's own file. @throws UserError with every fault of it */
export const ownShopFormats = (path: string, shown: string): readonly PrintShopFormat[] =>
  formatsOf(readDataFile(path, shown));

function formatsOf({ data, locate }: DataFile): readonly PrintShopFormat[] {
  const parsed = printShopsShape.safeParse(data);
  if (!parsed.success) throw new UserError(zodIssues(parsed.error, { data, locate, schema: printShopsShape }));
  return parsed.data.formats;
}
