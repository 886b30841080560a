/**
 * Positions of the markets on the two pages of the map, on a field of 260 x 164 units. Laid out by hand to follow the geography, with every
 * line visible and no overlapping names: code, x, y, and the side of its name (below, unless given).
 */
export type NameSide = "below" | "above" | "right" | "left" | "belowRight" | "belowLeft" | "aboveRight" | "aboveLeft";

export interface MapPlace {
  readonly x: number;
  readonly y: number;
  readonly name: NameSide;
}

export interface MapPage {
  readonly id: "west" | "east";
  readonly places: Readonly<Record<string, MapPlace>>;
  /** Neighbors on the other page. */
  readonly beyond: Readonly<Record<string, MapPlace>>;
}

export const MAP_SIZE = { width: 260, height: 164 } as const;

function placesOf(table: string): Record<string, MapPlace> {
  const entries = table.split(/[|\n]/).map((entry) => entry.trim().split(" "));
  return Object.fromEntries(
    entries
      .filter(([code]) => code !== "")
      .map(([code, x, y, name = "below"]) => [code, { x: Number(x), y: Number(y), name: name as NameSide }]),
  );
}

export const MAP_PAGES: readonly MapPage[] = [
  {
    id: "west",
    places: placesOf(`
      SEA 24 12 left | WA 58 12 above | POR 14 36 | OR 46 40 aboveLeft | ID 82 32 above
      MT 118 14 above | DAK 160 14 above | MIN 204 16 above | NCA 30 68 left | SF 14 92 belowRight
      NV 68 70 | SLC 100 62 belowRight | DEN 134 68 belowRight | NB 166 50 left | IA 200 48 aboveRight
      SCA 48 98 right | LA 30 120 belowRight | SD 58 128 | AZ 90 108 | NM 122 104 aboveLeft
      KS 162 80 belowLeft | KC 194 76 belowLeft | STL 222 70 above | OKC 168 104 aboveRight
      TUL 194 98 | ARK 220 102 aboveRight | NTX 144 116 | WTX 118 136 | DAL 178 128 aboveRight
      SA 150 150 | HOU 186 153 | SHR 208 128 aboveLeft | NO 222 151 | HI 16 150
    `),
    beyond: placesOf("SUP 250 10 | MIL 250 28 | CHI 250 46 | IND 250 66 | LOU 250 82 | MEM 250 98 | MS 250 126"),
  },
  {
    id: "east",
    places: placesOf(`
      SUP 72 11 above | MIL 42 26 above | CHI 48 52 | MI 88 34 right | DET 120 22 above | OH 122 52
      CLE 148 32 above | IND 82 62 aboveLeft | CIN 106 75 right | LOU 78 88 aboveLeft | PIT 158 57
      BUF 176 26 above | SYR 204 18 above | NE 234 11 right | BOS 248 34 | NY 224 44 left
      PEN 190 52 right | NJ 228 67 right | PHI 214 84 | BAL 190 82 left | DC 172 94 right
      WV 142 74 right | KEN 120 93 belowRight | VA 152 102 belowLeft | NOR 186 111 above
      CAR 176 129 right | CHA 150 124 | KNX 122 114 belowRight | NSH 92 107 aboveRight
      MEM 58 110 above | BIR 88 129 belowRight | MS 52 136 | ATL 118 133 | GA 150 141 belowLeft
      AL 88 151 | TAL 126 155 | JAX 184 142 | ORL 216 138 above | TB 210 158 aboveLeft | MIA 242 150
    `),
    beyond: placesOf("MIN 9 14 | IA 9 38 | STL 9 78 | ARK 9 114 | SHR 9 134 | NO 9 154"),
  },
];
