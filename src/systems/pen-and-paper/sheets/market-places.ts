/**
 * Where the markets stand on the two pages of the map: millimetres from the corner of the landscape live area.
 * Laid out by hand after the geography, so that every line is seen and no name covers another.
 */
export type NameSide = "below" | "above" | "right" | "left" | "belowRight" | "belowLeft" | "aboveRight" | "aboveLeft";

export interface MapPlace {
  readonly x: number;
  readonly y: number;
  /** Side of the node on which its name stands; default below. */
  readonly name?: NameSide;
}

export interface MapPage {
  readonly id: "west" | "east";
  readonly title: string;
  readonly places: Readonly<Record<string, MapPlace>>;
  /** Neighbors that stand on the other page. */
  readonly beyond: Readonly<Record<string, { readonly x: number; readonly y: number }>>;
}

export const MAP_PAGES: readonly MapPage[] = [
  {
    id: "west",
    title: "West",
    places: {
      SEA: { x: 24, y: 32, name: "left" },
      WA: { x: 58, y: 32, name: "above" },
      POR: { x: 14, y: 56 },
      OR: { x: 46, y: 60, name: "aboveLeft" },
      ID: { x: 82, y: 52, name: "above" },
      MT: { x: 118, y: 34, name: "above" },
      DAK: { x: 160, y: 34, name: "above" },
      MIN: { x: 204, y: 36, name: "above" },
      NCA: { x: 30, y: 88, name: "left" },
      SF: { x: 14, y: 112, name: "belowRight" },
      NV: { x: 68, y: 90 },
      SLC: { x: 100, y: 82, name: "belowRight" },
      DEN: { x: 134, y: 88, name: "belowRight" },
      NB: { x: 166, y: 70, name: "left" },
      IA: { x: 200, y: 68, name: "aboveRight" },
      SCA: { x: 48, y: 118, name: "right" },
      LA: { x: 30, y: 140, name: "belowRight" },
      SD: { x: 58, y: 148 },
      AZ: { x: 90, y: 128 },
      NM: { x: 122, y: 124, name: "aboveLeft" },
      KS: { x: 162, y: 100, name: "belowLeft" },
      KC: { x: 194, y: 96, name: "belowLeft" },
      STL: { x: 222, y: 90, name: "above" },
      OKC: { x: 168, y: 124, name: "aboveRight" },
      TUL: { x: 194, y: 118 },
      ARK: { x: 220, y: 122, name: "aboveRight" },
      NTX: { x: 144, y: 136 },
      WTX: { x: 118, y: 156 },
      DAL: { x: 178, y: 148, name: "aboveRight" },
      SA: { x: 150, y: 170 },
      HOU: { x: 186, y: 173 },
      SHR: { x: 208, y: 148, name: "aboveLeft" },
      NO: { x: 222, y: 171 },
      HI: { x: 16, y: 170 },
    },
    beyond: {
      SUP: { x: 250, y: 30 },
      MIL: { x: 250, y: 48 },
      CHI: { x: 250, y: 66 },
      IND: { x: 250, y: 86 },
      LOU: { x: 250, y: 102 },
      MEM: { x: 250, y: 118 },
      MS: { x: 250, y: 146 },
    },
  },
  {
    id: "east",
    title: "East",
    places: {
      SUP: { x: 72, y: 31, name: "above" },
      MIL: { x: 42, y: 46, name: "above" },
      CHI: { x: 48, y: 72 },
      MI: { x: 88, y: 54, name: "right" },
      DET: { x: 120, y: 42, name: "above" },
      OH: { x: 122, y: 72 },
      CLE: { x: 148, y: 52, name: "above" },
      IND: { x: 82, y: 82, name: "aboveLeft" },
      CIN: { x: 106, y: 95, name: "right" },
      LOU: { x: 78, y: 108, name: "aboveLeft" },
      PIT: { x: 158, y: 77 },
      BUF: { x: 176, y: 46, name: "above" },
      SYR: { x: 204, y: 38, name: "above" },
      NE: { x: 234, y: 31, name: "right" },
      BOS: { x: 248, y: 54 },
      NY: { x: 224, y: 64, name: "left" },
      PEN: { x: 190, y: 72, name: "right" },
      NJ: { x: 228, y: 87, name: "right" },
      PHI: { x: 214, y: 104 },
      BAL: { x: 190, y: 102, name: "left" },
      DC: { x: 172, y: 114, name: "right" },
      WV: { x: 142, y: 94, name: "right" },
      KEN: { x: 120, y: 113, name: "belowRight" },
      VA: { x: 152, y: 122, name: "belowLeft" },
      NOR: { x: 186, y: 131, name: "above" },
      CAR: { x: 176, y: 149, name: "right" },
      CHA: { x: 150, y: 144 },
      KNX: { x: 122, y: 134, name: "belowRight" },
      NSH: { x: 92, y: 127, name: "aboveRight" },
      MEM: { x: 58, y: 130, name: "above" },
      BIR: { x: 88, y: 149, name: "belowRight" },
      MS: { x: 52, y: 156 },
      ATL: { x: 118, y: 153 },
      GA: { x: 150, y: 161, name: "belowLeft" },
      AL: { x: 88, y: 171 },
      TAL: { x: 126, y: 175 },
      JAX: { x: 184, y: 162 },
      ORL: { x: 216, y: 158, name: "above" },
      TB: { x: 210, y: 178, name: "aboveLeft" },
      MIA: { x: 242, y: 170 },
    },
    beyond: {
      MIN: { x: 9, y: 34 },
      IA: { x: 9, y: 58 },
      STL: { x: 9, y: 98 },
      ARK: { x: 9, y: 134 },
      SHR: { x: 9, y: 154 },
      NO: { x: 9, y: 174 },
    },
  },
];
