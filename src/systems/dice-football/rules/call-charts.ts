/** Special play calling, the blitz key, and default calls of a defense. */
import type { BlitzLine, GameCharts } from "./game-charts.js";
import type { DefenseCall, Letter, Place } from "./positions.js";
import { lineRows, type Rows } from "./spans.js";

/** `LOLB/LLB ROLB/RLB`, and the order of substitution. */
const blitz = (blitzers: string, coverage: "M" | "Z", order: string): BlitzLine => ({
  blitzers: blitzers.split(" ").map((one) => {
    const [against3, against4 = against3] = one.split("/") as [Place, Place?];
    return { against3, against4 };
  }),
  coverage,
  order: order.split(" ") as Place[],
});

export const CALLS: Pick<GameCharts, "specialOffense" | "specialDefense" | "blitzKey"> = {
  specialOffense: {
    noRuns: lineRows(
      "Q1 00-05, Q2 06-10, Q3 11-16, Q4 17-21, Q5 22-25, S1 26-33, S2 34-40, S3 41-46, S4 47-50, S5 51-52, M1 53-63, M2 64-71, M3 72-76, M4 77-79, M5 80, L1 81-89, L2 90-95, L3 96-97, L4 98-99",
    ),
    fewRuns: lineRows(
      "OC 00-02, LG 03-05, RG 06-08, SL 09-11, SR 12-14, Q1 15-19, Q2 20-24, Q3 25-29, Q4 30-34, Q5 35-38, S1 39-46, S2 47-53, S3 54-58, S4 59-62, S5 63-64, M1 65-73, M2 74-80, M3 81-84, M4 85-87, L1 88-93, L2 94-97, L3 98-99",
    ),
    noPasses: lineRows("OC 00-19, LG 20-35, RG 36-51, LT 52-64, RT 65-77, SL 78-88, SR 89-99"),
    fewPasses: lineRows(
      "OC 00-15, LG 16-29, RG 30-43, LT 44-55, RT 56-67, SL 68-76, SR 77-84, Q1 85-87, Q3 88-89, Q4 90-91, S1 92-94, S2 95-96, S3 97, M1 98-99",
    ),
  },
  specialDefense: {
    noFewRuns: lineRows(
      "N 00-19, M 20-34, Z 35-79, B 80-81, C 82-83, D 84-86, E 87-88, F 89-91, G 92-93, H 94-95, I 96-97, J 98-99",
    ),
    noFewPasses: lineRows(
      "N 00-44, M 45-69, Z 70-74, A 75-79, B 80-83, C 84-87, D 88-89, E 90-92, F 93-95, H 96, I 97-98, J 99",
    ),
  },
  blitzKey: {
    A: blitz("LOLB/LLB ROLB/RLB", "M", "RLB LLB MLB S3"),
    B: blitz("ROLB/RLB", "M", "RLB MLB LLB S3 SS"),
    C: blitz("LOLB/LLB", "M", "LLB MLB RLB S3 SS"),
    D: blitz("RILB/MLB", "Z", "MLB RLB LLB S3 SS"),
    E: blitz("LILB/MLB RILB/RLB", "M", "MLB RLB LLB S3 SS"),
    F: blitz("SS", "M", "SS S3 CB3 FS"),
    G: blitz("FS", "Z", "FS S3 SS"),
    H: blitz("CB2", "Z", "CB2 CB3 CB4"),
    I: blitz("SS ROLB/RLB", "M", "SS S3 RLB MLB LLB"),
    J: blitz("LOLB/LLB ROLB/RLB RILB/MLB", "M", "RLB LLB MLB SS S3 FS"),
  },
};

/** Calls of an unknown defense. */
export const USUAL_DEFENSE_CALLS: Readonly<Record<Letter, Rows<DefenseCall>>> = {
  A: lineRows("N 00-39, M 40-59, Z 60-84, A 85-86, B 87-88, C 89-90, D 91-92, E 93, F 94-95, G 96, H 97, I 98, J 99"),
  B: lineRows("N 00-39, M 40-61, Z 62-81, A 82-84, B 85-87, C 88-90, D 91-92, E 93-94, F 95-96, H 97, I 98, J 99"),
  C: lineRows("N 00-24, M 25-39, Z 40-79, A 80-82, B 83-85, C 86-88, D 89-91, F 92-94, G 95-96, H 97, I 98, J 99"),
  D: lineRows("N 00-29, M 30-64, Z 65-74, A 75-79, B 80-83, C 84-87, D 88-89, E 90-92, F 93-95, I 96-97, J 98-99"),
};
