/** Schemas of a team's keys that read alike in every game's files. */
import { lazily } from "../lazy/index.js";
import { zod } from "../zod/index.js";
import { RECORD_TEXT } from "./season-record.js";

export const teamShapes = lazily(() => {
  const z = zod();
  const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "expected a color like #1F2937");
  const place = z.string().min(1).max(24);
  return {
    id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "expected lowercase letters, digits and -"),
    monogram: z.string().regex(/^[A-Z0-9]{1,3}$/, "expected 1 to 3 capital letters"),
    colors: z.tuple([color, color]),
    record: z.string().regex(RECORD_TEXT, "expected wins, losses and ties such as 10-6 or 10-3-1"),
    season: z.int().min(1869).max(2200),
    division: place.optional().describe("division of leagues that are made of these teams"),
    conference: place.optional().describe("conference of leagues that are made of these teams"),
  };
});
