/** Teams by the words that people type. */
import { expect, it } from "vitest";
import { teamByWord } from "../../src/kernel/football/index.js";

const TEAMS = [
  { id: "rong", name: "Rồng Vàng", code: "RV" },
  { id: "aris", name: "Άρης", code: "ARI" },
  { id: "spartak", name: "Спартак", code: "SPA" },
  { id: "da-nang", name: "Đà Nẵng", code: "DN" },
  { id: "lions", name: "Lions", code: "LIO" },
  { id: "lions-2", name: "Líons", code: "LI2" },
] as const;
const find = (word: string) =>
  teamByWord<(typeof TEAMS)[number]>(TEAMS, word, {
    ways: [({ code }) => code, ({ name }) => name],
    near: ({ name }) => [name],
    otherwise: "list names them",
  }).id;

it("as written, in any letter case", () => {
  expect(["rồng vàng", "ΆΡΗΣ", "спартак", "lio", "LÍONS", "lions"].map(find)).toEqual([
    "rong",
    "aris",
    "spartak",
    "lions",
    "lions-2",
    "lions",
  ]);
});

it("without accents and letters that a keyboard may lack; exact spelling comes first", () => {
  expect(["Rong Vang", "rong-vang", "aris", "SPARTAK", "da nang", "DANANG"].map(find)).toEqual([
    "rong",
    "rong",
    "aris",
    "spartak",
    "da-nang",
    "da-nang",
  ]);
  expect(() => find("lĭons")).toThrow('"lĭons" fits 2 teams');
  expect(() => find("rang")).toThrow('there is no team "rang"');
  expect(() => find("…")).toThrow('there is no team "…"');
});
