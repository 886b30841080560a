/** `print --format tabletop`: a saved object of the published form, and the pictures that it names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ON_THE_TABLE } from "../../src/print/tabletop/on-the-table.js";
import { savedObject, type TableSheet } from "../../src/print/tabletop/saved-object.js";
import { CARDS_EACH, rowsFor } from "../../src/print/tabletop/card-sheet.js";
import { loadSystems } from "../../src/systems/index.js";
import { openWorkplace, type Workplace } from "./run.js";

/** The form of the Knowledge Base ("Save File Format": SaveState, ObjectState and their parts) as games save it today. Nothing else may be there. */
const number = z.number();
const script = { XmlUI: z.string(), LuaScript: z.string(), LuaScriptState: z.string() };
const guid = z.string().regex(/^[0-9a-f]{6}$/);
const address = z.string().regex(/^(?:file:\/\/\/|https:\/\/)\S+\.png$/);
const common = {
  GUID: guid,
  Transform: z.strictObject({
    posX: number,
    posY: number,
    posZ: number,
    rotX: number,
    rotY: number,
    rotZ: number,
    scaleX: number.positive(),
    scaleY: number.positive(),
    scaleZ: number.positive(),
  }),
  Nickname: z.string().min(1),
  Description: z.string(),
  GMNotes: z.string(),
  ColorDiffuse: z.strictObject({ r: number.min(0).max(1), g: number.min(0).max(1), b: number.min(0).max(1) }),
  Locked: z.boolean(),
  Grid: z.boolean(),
  Snap: z.boolean(),
  Autoraise: z.boolean(),
  Sticky: z.boolean(),
  Tooltip: z.boolean(),
  Hands: z.boolean(),
  ...script,
};
const pictures = z.record(
  z.string().regex(/^[1-9]\d*$/),
  z.strictObject({
    FaceURL: address,
    BackURL: address,
    NumWidth: z.int().min(2).max(10),
    NumHeight: z.int().min(2).max(7),
    BackIsHidden: z.boolean(),
    UniqueBack: z.boolean(),
    Type: z.literal(0),
  }),
);
const card = z.strictObject({
  ...common,
  Name: z.literal("CardCustom"),
  SidewaysCard: z.boolean(),
  CardID: z.int().min(100),
  CustomDeck: pictures,
});
const deck = z
  .strictObject({
    ...common,
    Name: z.literal("DeckCustom"),
    SidewaysCard: z.boolean(),
    DeckIDs: z.array(z.int().min(100)).min(2),
    CustomDeck: pictures,
    ContainedObjects: z.array(card),
  })
  .superRefine(({ DeckIDs, CustomDeck, ContainedObjects }, context) => {
    const wrong = (message: string): void => context.addIssue({ code: "custom", message });
    if (DeckIDs.join() !== ContainedObjects.map(({ CardID }) => CardID).join())
      wrong("the cards are others than the deck's");
    for (const id of DeckIDs) {
      const picture = CustomDeck[String(Math.floor(id / 100))];
      // The last place is no card.
      if (!picture || id % 100 >= picture.NumWidth * picture.NumHeight - 1) wrong(`card ${id} is in no picture`);
    }
  });
const image = { ImageURL: address, ImageScalar: number, WidthScale: number };
const tile = z.strictObject({
  ...common,
  Name: z.literal("Custom_Tile"),
  CustomImage: z.strictObject({
    ...image,
    ImageSecondaryURL: address,
    CustomTile: z.strictObject({
      Type: z.int().min(0).max(3),
      Thickness: number.positive(),
      Stackable: z.boolean(),
      Stretch: z.boolean(),
    }),
  }),
});
const board = z.strictObject({
  ...common,
  Name: z.literal("Custom_Board"),
  CustomImage: z.strictObject({ ...image, ImageSecondaryURL: z.literal("") }),
});
const die = z.strictObject({ ...common, Name: z.enum(["Die_6", "Die_10", "Die_20"]), MaterialIndex: z.int() });
const save = z.strictObject({
  SaveName: z.string().min(1),
  GameMode: z.string(),
  Date: z.string(),
  Table: z.string(),
  Sky: z.string(),
  Note: z.string(),
  Rules: z.string(),
  PlayerTurn: z.string(),
  ...script,
  ObjectStates: z.array(z.discriminatedUnion("Name", [card, deck, tile, board, die])).min(1),
});

const read = (text: string) => save.parse(JSON.parse(text));
const sizeOf = (bytes: Buffer): number[] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

describe("print --format tabletop", () => {
  const folder = "out/pen-and-paper-tabletop";

  it("makes a deck of each sheet of cards, and names pictures that exist", async () => {
    const line = "print pen-and-paper team-cards play-calls --format tabletop --dpi 20 --copies play-calls=2";
    expect((await place.run(line)).err).toBe("");
    const text = place.read(`${folder}/pen-and-paper.json`);
    const { ObjectStates } = read(text);
    const [teams, calls, ...dice] = ObjectStates;
    if (teams.Name !== "DeckCustom" || calls.Name !== "DeckCustom") throw new Error("no decks");
    expect(teams.DeckIDs).toEqual(Array.from({ length: 51 }, (_, i) => 100 + i));
    expect(teams.ContainedObjects[0].Nickname).toMatch(/Albuquerque/);
    expect(teams.CustomDeck).toEqual({
      1: {
        FaceURL: pathToFileURL(join(place.folder, folder, "decks/team-cards-1.png")).href,
        BackURL: pathToFileURL(join(place.folder, folder, "decks/team-cards-back.png")).href,
        NumWidth: 10,
        NumHeight: 6,
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    });
    // Backs of offense and defense differ.
    expect(Object.values(calls.CustomDeck)[0]).toMatchObject({ UniqueBack: true, BackIsHidden: false });
    expect(Object.keys(calls.CustomDeck)[0]).toBe("2");
    expect(calls.DeckIDs).toHaveLength(2 * new Set(calls.DeckIDs).size);
    expect(dice.map(({ Name }) => Name).sort()).toEqual([...Array<string>(8).fill("Die_6"), "Die_20", "Die_20"].sort());
    for (const [file] of [...text.matchAll(/[^/"]+\/[^/"]+\.png/g)])
      expect([file, place.has(`${folder}/${file}`)]).toEqual([file, true]);
    // 630 x 528 mm at 20 dots to the inch.
    expect(sizeOf(readFileSync(join(place.folder, folder, "decks/team-cards-1.png")))).toEqual([496, 416]);
    expect(place.files(`${folder}/cards/team-cards`)).toHaveLength(52);
    const ids = [...text.matchAll(/"GUID": "(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("makes the same bytes again over its own files, and the requested links for an address", async () => {
    const line = "print pen-and-paper field-strip --format tabletop --dpi 20 --out";
    const where = "--address https://example.org/pp/";
    expect((await place.run(`${line} a ${where}`)).err).toBe("");
    expect((await place.run(`${line} b ${where}`)).err).toBe("");
    expect((await place.run(`${line} b ${where}`)).code).toBe(0);
    const files = place.files("a/pen-and-paper-tabletop");
    expect(files.length).toBeGreaterThan(1);
    for (const file of files.filter((name) => /\.(png|json)$/.test(name)))
      expect(place.read(`a/pen-and-paper-tabletop/${file}`)).toBe(place.read(`b/pen-and-paper-tabletop/${file}`));
    const [field] = read(place.read("a/pen-and-paper-tabletop/pen-and-paper.json")).ObjectStates;
    expect(field).toMatchObject({ Name: "Custom_Board", Locked: true });
    if (field.Name === "Custom_Board")
      expect(field.CustomImage.ImageURL).toMatch(/^https:\/\/example\.org\/pp\/boards\/field-strip/);
  });

  it("puts a field card with a back on the table as a tile with two sides", async () => {
    expect((await place.run("print postcard card-two-sided --format tabletop --dpi 20")).err).toBe("");
    const [card] = read(place.read("out/postcard-tabletop/postcard.json")).ObjectStates;
    if (card.Name !== "Custom_Tile") throw new Error(`a ${card.Name}`);
    expect(card.CustomImage.ImageSecondaryURL).toMatch(/card-two-sided-back\.png$/);
    // Four inches high; a tile of scale 1 has two.
    expect(card.Transform.scaleZ).toBe(2);
    expect(sizeOf(readFileSync(join(place.folder, "out/postcard-tabletop/boards/card-two-sided.png")))).toEqual([
      120, 80,
    ]);
  });

  it("refuses what a virtual table lacks, and pictures that it would scale down", async () => {
    const refused = async (line: string): Promise<string> => {
      const { code, err } = await place.run(line);
      expect([line, code]).toEqual([line, 2]);
      return err;
    };
    expect(await refused("print postcard --format tabletop")).toMatch(/needs the sheets to put on the table/);
    expect(await refused("print postcard field --address https://example.org/")).toMatch(/is for --format tabletop/);
    expect(await refused("print postcard field --format tabletop --address example.org")).toMatch(
      /expected an address/,
    );
    expect(await refused("print postcard card --format tabletop --single")).toMatch(/--single is for paper/);
    expect(await refused("print pen-and-paper team-cards --format tabletop --dpi 600")).toMatch(/take 330 or less/);
    place.write("pressbox.yaml", "game: postcard\nsheets:\n  - {sheet: field, format: tabletop}\n");
    expect((await place.run("build .")).err).toMatch(/^pressbox\.yaml:3.*say where the pictures will be/);
  });
});

describe("the object", () => {
  const sheet = (cards: number): TableSheet => ({
    face: "https://x.org/f.png",
    back: "https://x.org/b.png",
    columns: 10,
    rows: rowsFor(cards),
    uniqueBacks: false,
    cards: Array.from({ length: cards }, (_, i) => `card ${i}`),
  });
  const size = { width: 63, height: 88.9 };

  it("numbers pictures across all decks, and is a single card for one card", () => {
    const decks = [
      { title: "a", size, copies: 1, sheets: [sheet(CARDS_EACH), sheet(3)] },
      { title: "b", size, copies: 1, sheets: [sheet(1)] },
    ];
    const [a, b] = read(savedObject("Game", { decks, tiles: [], dice: [] })).ObjectStates;
    if (a.Name !== "DeckCustom" || b.Name !== "CardCustom") throw new Error("not a deck and a card");
    expect([a.DeckIDs[68], a.DeckIDs[69], a.DeckIDs.length, b.CardID]).toEqual([168, 200, 72, 300]);
    expect(a.Transform.scaleX).toBe(1);
  });

  it("is unlocked, snaps to the grid, stays upright and has a name", () => {
    const decks = [{ title: "a", size, copies: 1, sheets: [sheet(3)] }];
    const [deck] = read(savedObject("Game", { decks, tiles: [], dice: [] })).ObjectStates;
    const switches = { Locked: false, Grid: true, Snap: true, Autoraise: true, Sticky: true, Tooltip: true };
    expect(deck).toMatchObject({ Nickname: "a", ...switches });
  });

  it("has rows for all cards and one more", () => {
    expect([1, 10, 19, 20, 59, 69].map(rowsFor)).toEqual([2, 2, 2, 3, 6, 7]);
  });

  it("uses sheets that exist, in every game", async () => {
    for (const { id, sheets } of await loadSystems()) {
      const { boards, dice } = ON_THE_TABLE[id];
      expect(boards.filter((name) => !sheets.some((spec) => spec.id === name))).toEqual([]);
      expect(dice.length).toBeGreaterThan(0);
    }
  });
});
