/**
 * A saved object for Tabletop Simulator, in the format of its Knowledge Base ("Save File Format"): decks, tiles, boards and dice. Lengths
 * are inches; a playing card has scale 1.
 */
import { fnv1aText } from "../../kernel/hash/index.js";
import type { Size } from "../../kernel/units/index.js";

const MM_PER_INCH = 25.4;
/** Height of a card at scale 1, millimeters. */
const CARD_MM = 88.9;
/** Height of a tile at scale 1. */
const TILE_INCHES = 2;
/** Gap between objects, and between rows. */
const GAP = 1;
/** Above the table, so that no object starts inside it. */
const HEIGHT = 1.5;

/** An image of many cards. */
export interface TableSheet {
  /** Addresses of pictures. */
  readonly face: string;
  readonly back: string;
  readonly columns: number;
  readonly rows: number;
  /** True if the back image also has one back per card. */
  readonly uniqueBacks: boolean;
  /** Names of the cards, in order. */
  readonly cards: readonly string[];
}

export interface TableDeck {
  readonly title: string;
  /** Card size, millimeters. */
  readonly size: Size;
  /** Copies of each card. */
  readonly copies: number;
  readonly sheets: readonly TableSheet[];
}

export interface TableTile {
  readonly title: string;
  readonly size: Size;
  readonly face: string;
  /** Absent = the same as the front. */
  readonly back?: string | undefined;
  /** True if it is played on, so it stays in place. */
  readonly board: boolean;
}

export interface TableDie {
  readonly sides: number;
  readonly name: string;
  /** `#RRGGBB` */
  readonly color: string;
}

export interface TableThings {
  readonly decks: readonly TableDeck[];
  readonly tiles: readonly TableTile[];
  readonly dice: readonly TableDie[];
}

type Thing = Readonly<Record<string, unknown>>;

/** The object as JSON text. @param name game name, for the list of saved objects */
export function savedObject(name: string, { decks, tiles, dice }: TableThings): string {
  const ids = new Ids(name);
  const [across, back, front] = [new Row(0), new Row(-10), new Row(8)];
  const objects = [
    ...tiles.map((tile) => tileThing(tile, ids, tile.board ? back : across)),
    ...decks.map((deck, i) => deckThing(deck, firstNumber(decks, i), ids, across)),
    ...dice.map((die) => dieThing(die, ids, front)),
  ];
  const save = {
    SaveName: name,
    GameMode: name,
    Date: "",
    Table: "",
    Sky: "",
    Note: "",
    Rules: "",
    PlayerTurn: "",
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
    ObjectStates: objects,
  };
  return `${JSON.stringify(save, null, 2)}\n`;
}

/** Six hex digits per object, the same every time. */
class Ids {
  private readonly taken = new Set<string>();
  constructor(private readonly name: string) {}

  next(title: string): string {
    for (let i = 0; ; i++) {
      const id = (fnv1aText(`${this.name}\n${title}\n${i}`) & 0xffffff).toString(16).padStart(6, "0");
      if (this.taken.has(id)) continue;
      this.taken.add(id);
      return id;
    }
  }
}

/** Objects side by side. */
class Row {
  private at = 0;
  constructor(readonly z: number) {}

  /** The center of the next object, which is this many inches wide. */
  next(width: number): number {
    const middle = this.at + width / 2;
    this.at += width + GAP;
    return round(middle);
  }
}

/** Inches and scales are rounded to thousandths. */
const round = (n: number): number => Math.round(n * 1000) / 1000;

/** Images are numbered across all decks: a card's number is its image number times 100, plus its position. */
const firstNumber = (decks: readonly TableDeck[], i: number): number =>
  1 + decks.slice(0, i).reduce((sum, { sheets }) => sum + sheets.length, 0);

const transform = (x: number, z: number, scale: number, down = false): Thing => ({
  posX: x,
  posY: HEIGHT,
  posZ: z,
  rotX: 0,
  rotY: 180,
  rotZ: down ? 180 : 0,
  scaleX: round(scale),
  scaleY: 1,
  scaleZ: round(scale),
});

const WHITE = { r: 1, g: 1, b: 1 };

const common = (id: string, kind: string, title: string, at: Thing): Thing => ({
  GUID: id,
  Name: kind,
  Transform: at,
  Nickname: title,
  Description: "",
  GMNotes: "",
  ColorDiffuse: WHITE,
  Locked: false,
  Grid: true,
  Snap: true,
  Autoraise: true,
  Sticky: true,
  Tooltip: true,
});

const SCRIPTS = { XmlUI: "", LuaScript: "", LuaScriptState: "" };

function deckThing({ title, size, copies, sheets }: TableDeck, first: number, ids: Ids, row: Row): Thing {
  const scale = size.height / CARD_MM;
  const at = transform(row.next(size.width / MM_PER_INCH), row.z, scale, true);
  const sideways = size.width > size.height;
  const pictures = Object.fromEntries(
    sheets.map(({ face, back, columns, rows, uniqueBacks }, i) => [
      String(first + i),
      {
        FaceURL: face,
        BackURL: back,
        NumWidth: columns,
        NumHeight: rows,
        // Distinct backs would reveal the card: then the last position of the image is shown instead.
        BackIsHidden: !uniqueBacks,
        UniqueBack: uniqueBacks,
        Type: 0,
      },
    ]),
  );
  const cards = Array.from({ length: copies }, () =>
    sheets.flatMap(({ cards: names }, sheet) =>
      names.map((name, i) => ({ name, number: (first + sheet) * 100 + i, picture: String(first + sheet) })),
    ),
  ).flat();
  const card = (one: (typeof cards)[number], where: Thing): Thing => ({
    ...common(ids.next(one.name), "CardCustom", one.name, where),
    Hands: true,
    SidewaysCard: sideways,
    CardID: one.number,
    CustomDeck: { [one.picture]: pictures[one.picture] },
    ...SCRIPTS,
  });
  // A deck needs at least two cards.
  if (cards.length === 1) return card(cards[0], at);
  return {
    ...common(ids.next(title), "DeckCustom", title, at),
    Hands: false,
    SidewaysCard: sideways,
    DeckIDs: cards.map(({ number }) => number),
    CustomDeck: pictures,
    ...SCRIPTS,
    ContainedObjects: cards.map((one) => card(one, at)),
  };
}

function tileThing({ title, size, face, back, board }: TableTile, ids: Ids, row: Row): Thing {
  const [width, height] = [size.width / MM_PER_INCH, size.height / MM_PER_INCH];
  const at = transform(row.next(width), row.z, height / TILE_INCHES);
  const image = { ImageURL: face, ImageSecondaryURL: back ?? face, ImageScalar: 1, WidthScale: 0 };
  return {
    ...common(ids.next(title), board && back === undefined ? "Custom_Board" : "Custom_Tile", title, at),
    Locked: board,
    Hands: false,
    CustomImage:
      board && back === undefined
        ? { ...image, ImageSecondaryURL: "" }
        : { ...image, CustomTile: { Type: 0, Thickness: 0.1, Stackable: false, Stretch: false } },
    ...SCRIPTS,
  };
}

function dieThing({ sides, name, color }: TableDie, ids: Ids, row: Row): Thing {
  const [r, g, b] = [1, 3, 5].map((at) => round(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return {
    ...common(ids.next(name), `Die_${sides}`, name, transform(row.next(1), row.z, 1)),
    ColorDiffuse: { r, g, b },
    Grid: false,
    Hands: false,
    MaterialIndex: 0,
    ...SCRIPTS,
  };
}
