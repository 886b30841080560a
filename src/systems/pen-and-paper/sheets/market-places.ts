/**
 * Where the markets stand on the two pages of the map: millimetres from the corner of the landscape live area.
 * Laid out by hand after the geography, so that every line is seen and no name covers another.
 */
export type NameSide =
  "below" | "above" | "right" | "left" | "belowRight" | "belowLeft" | "aboveRight" | "aboveLeft";

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
      SEA: { x: 24, y: 32 },
      WA: { x: 58, y: 32 },
      POR: { x: 14, y: 56 },
      OR: { x: 46, y: 60 },
      ID: { x: 82, y: 52 },
      MT: { x: 118, y: 34 },
      DAK: { x: 160, y: 34 },
      MIN: { x: 204, y: 36 },
      NCA: { x: 30, y: 88 },
      SF: { x: 14, y: 112 },
      NV: { x: 68, y: 90 },
      SLC: { x: 100, y: 82 },
      DEN: { x: 134, y: 88 },
      NB: { x: 166, y: 70 },
      IA: { x: 200, y: 68 },
      SCA: { x: 48, y: 118 },
      LA: { x: 30, y: 140 },
      SD: { x: 58, y: 148 },
      AZ: { x: 90, y: 128 },
      NM: { x: 122, y: 124 },
      KS: { x: 162, y: 100 },
      KC: { x: 194, y: 96 },
      STL: { x: 222, y: 90 },
      OKC: { x: 168, y: 124 },
      TUL: { x: 194, y: 118 },
      ARK: { x: 220, y: 122 },
      NTX: { x: 144, y: 136 },
      WTX: { x: 118, y: 156 },
      DAL: { x: 178, y: 148 },
      SA: { x: 150, y: 170 },
      HOU: { x: 186, y: 173 },
      SHR: { x: 208, y: 148 },
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
      SUP: { x: 72, y: 31 },
      MIL: { x: 42, y: 46 },
      CHI: { x: 48, y: 72 },
      MI: { x: 88, y: 54 },
      DET: { x: 120, y: 42 },
      OH: { x: 122, y: 72 },
      CLE: { x: 148, y: 52 },
      IND: { x: 82, y: 82 },
      CIN: { x: 106, y: 95 },
      LOU: { x: 78, y: 108 },
      PIT: { x: 158, y: 77 },
      BUF: { x: 176, y: 46 },
      SYR: { x: 204, y: 38 },
      NE: { x: 234, y: 31 },
      BOS: { x: 248, y: 54 },
      NY: { x: 224, y: 64 },
      PEN: { x: 190, y: 72 },
      NJ: { x: 228, y: 87, name: "right" },
      PHI: { x: 214, y: 104, name: "right" },
      BAL: { x: 190, y: 102, name: "right" },
      DC: { x: 172, y: 114, name: "right" },
      WV: { x: 142, y: 94 },
      KEN: { x: 120, y: 113 },
      VA: { x: 152, y: 122 },
      NOR: { x: 186, y: 131, name: "right" },
      CAR: { x: 176, y: 149, name: "right" },
      CHA: { x: 150, y: 144 },
      KNX: { x: 122, y: 134 },
      NSH: { x: 92, y: 127 },
      MEM: { x: 58, y: 130 },
      BIR: { x: 88, y: 149 },
      MS: { x: 52, y: 156 },
      ATL: { x: 118, y: 153 },
      GA: { x: 150, y: 163 },
      AL: { x: 88, y: 171 },
      TAL: { x: 124, y: 174 },
      JAX: { x: 182, y: 166 },
      ORL: { x: 214, y: 160 },
      TB: { x: 210, y: 178, name: "right" },
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
