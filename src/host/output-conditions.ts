/** The output conditions for which Pressbox has ICC profiles (made by `scripts/color-profiles.mjs`). */
import type { OutputCondition } from "../kernel/color/condition.js";
import { host } from "../kernel/host/index.js";
import { fault, UserError } from "../kernel/issue/index.js";

/** Registry of the International Color Consortium. */
const REGISTRY = "http://www.color.org";

const CONDITIONS = {
  srgb: { identifier: "sRGB IEC61966-2.1", info: "sRGB IEC61966-2.1", file: "srgb.icc" },
  "coated-fogra39": {
    identifier: "FOGRA39",
    info: "Coated FOGRA39: offset printing on coated paper, ISO 12647-2:2004/Amd 1",
    file: "coated-fogra39.icc",
  },
} as const;

/**
 * The condition with its profile: `srgb` for PDF/A-2u, `coated-fogra39` for PDF/X-4.
 * @throws UserError `color-profile` if the host does not have it
 */
export function outputCondition(id: keyof typeof CONDITIONS): OutputCondition {
  const { file, ...named } = CONDITIONS[id];
  const profile = host().files.read(`assets/color/${file}`);
  if (!profile)
    throw new UserError(
      fault("color-profile", `PDF files for print shops need the color profile ${file}, which is not here`, {
        hint: "run pressbox build, or use format: png here",
      }),
    );
  return { ...named, registry: REGISTRY, profile };
}
