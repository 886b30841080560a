/** The output conditions that Pressbox has profiles of (`scripts/color-profiles.mjs` makes them). */
import type { OutputCondition } from "../kernel/color/condition.js";
import { host } from "../kernel/host/index.js";

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

/** The condition with its profile, which the host has: `srgb` for PDF/A-2u, `coated-fogra39` for PDF/X-4. */
export function outputCondition(id: keyof typeof CONDITIONS): OutputCondition {
  const { file, ...named } = CONDITIONS[id];
  return { ...named, registry: REGISTRY, profile: host().files.read(`assets/color/${file}`)! };
}
