/** The list of clubs: every code and name in its years, names that change hands, names that nobody may guess. */
import { describe, expect, it } from "vitest";
import { bareClub, clubBook, codeOf, ownClubs, teamCode, teamWords, type Club } from "../../src/stats/index.js";
import { grid } from "./tables.js";

const { clubsOf, findClub, sameClubs } = clubBook();
const NOW = 2026;
const yearsOf = ({ from, to }: Club): number[] => {
  const last = Math.min(to, NOW);
  return Array.from({ length: last - from + 1 }, (_, i) => from + i);
};
const nameOf = ({ city, nickname }: Club): string => `${city} ${nickname}`;
/** Franchise of a word, in a year and league. */
const franchise = (text: string, year?: number, league?: string): string | undefined => {
  const found = findClub(text, { year, league });
  return found?.clubs.length === 1 ? found.clubs[0].franchise : undefined;
};

describe("the list", () => {
  const all = clubsOf();

  it("has the leagues and clubs of a century", () => {
    const count = (league: string): number => all.filter((club) => club.league === league).length;
    expect(
      Object.fromEntries([...new Set(all.map(({ league }) => league))].sort().map((id) => [id, count(id)])),
    ).toEqual({
      AAF: 8,
      AAFC: 11,
      AFL: 13,
      CFL: 24,
      NFL: 130,
      NFLE: 9,
      UFL1: 8,
      UFL2: 13,
      USFL: 23,
      USFL2: 9,
      WLAF: 17,
      XFL: 16,
      XFL1: 8,
    });
    expect(clubsOf({ year: 2019, league: "NFL" })).toHaveLength(32);
    expect(clubsOf({ year: 1985, league: "NFL" })).toHaveLength(28);
    expect(clubsOf({ year: 1969, league: "AFL" })).toHaveLength(10);
    expect(clubsOf({ year: 2022, league: "USFL" })).toHaveLength(8);
    expect(clubsOf({ year: 1997, league: "NFL" })).toHaveLength(30);
  });

  it("finds every club in each of its years by each of its codes and by its full name", () => {
    for (const club of all)
      for (const year of yearsOf(club)) {
        const place = [club.league, nameOf(club), year].join(" ");
        for (const text of [nameOf(club), ...club.codes, ...club.always]) {
          const found = findClub(text, { year, league: club.league });
          expect([place, text, found?.clubs.map(({ franchise: id }) => id)]).toEqual([place, text, [club.franchise]]);
          expect(found!.sure).toBe(true);
        }
        // A nickname or city that two clubs of a league bear names both of them.
        for (const text of [club.nickname, club.city]) {
          const found = findClub(text, { year, league: club.league })!;
          expect([place, text, found.clubs.includes(club)]).toEqual([place, text, true]);
        }
      }
  });

  it("never names a club in a year in which it did not play", () => {
    const words = new Set(
      all.flatMap((club) => [nameOf(club), club.nickname, club.city, ...club.codes, ...club.always]),
    );
    for (const word of words)
      for (const year of [
        1920, 1926, 1934, 1943, 1950, 1960, 1966, 1970, 1976, 1985, 1995, 1997, 2001, 2010, 2019, 2023,
      ])
        for (const { from, to } of findClub(word, { year })?.clubs ?? [])
          expect([word, year, from <= year && year <= to]).toEqual([word, year, true]);
  });

  it("has one club per franchise, year and league, and no code for two clubs of a league", () => {
    for (let year = 1920; year <= NOW; year++)
      for (const league of new Set(all.map((club) => club.league))) {
        const clubs = clubsOf({ year }).filter((club) => club.league === league);
        expect(new Set(clubs.map((club) => club.franchise)).size).toBe(clubs.length);
        const codes = clubs.flatMap((club) => [...new Set([...club.codes, ...club.always].map(bareClub))]);
        expect([year, league, codes.length]).toEqual([year, league, new Set(codes).size]);
      }
  });
});

describe("a word in a given year", () => {
  it("is the club with that name at the time", () => {
    for (const [text, year, id] of [
      ["OAK", 1975, "raiders"],
      ["BAL", 1975, "colts"],
      ["BAL", 1999, "ravens"],
      ["HOU", 1975, "titans"],
      ["HOU", 2002, "texans"],
      ["STL", 1985, "cardinals"],
      ["STL", 1999, "rams"],
      ["CLE", 1995, "browns"],
      ["CRD", 2019, "cardinals"],
      ["PHO", 1990, "cardinals"],
      ["RAM", 1975, "rams"],
      ["RAI", 1990, "raiders"],
      ["BOS", 1935, "commanders"],
      ["BOS", 1965, "patriots"],
      ["Texans", 1961, "chiefs"],
      ["Texans", 1952, "dallas-1952"],
      ["Cardinals", 1985, "cardinals"],
      ["St. Louis", 1985, "cardinals"],
      ["Saint Louis Rams", 2000, "rams"],
      ["WFT", 2020, "commanders"],
      ["Washington", 2021, "commanders"],
      ["49ers", 1990, "49ers"],
    ] as const)
      expect([text, year, franchise(text, year)]).toEqual([text, year, id]);
  });

  it("is one club by its code from another year", () => {
    for (const [text, year, id] of [
      ["LV", 2005, "raiders"],
      ["LAC", 2010, "chargers"],
      ["LA", 2010, "rams"],
      ["LAR", 1999, "rams"],
      ["IND", 1970, "colts"],
      ["OAK", 2021, "raiders"],
      ["Las Vegas Raiders", 1990, "raiders"],
      ["Washington Commanders", 1985, "commanders"],
    ] as const)
      expect([text, year, franchise(text, year, "NFL")]).toEqual([text, year, id]);
  });

  it("may be written as sources do", () => {
    for (const text of [
      "KC",
      "KAN",
      "kan",
      "KCC",
      "Chiefs",
      "Chiefs Chiefs",
      "Kansas City",
      "Kansas City Chiefs",
      "KANSAS CITY CHIEFS*",
      "x-Kansas City Chiefs",
      "Kansas City Chiefs+",
      "Kansas City Chiefs (12-4)",
      "KCKansas City Chiefs",
      "Kansas City Chiefs (KC)",
      "KC Chiefs",
    ])
      expect([text, franchise(text, 2019, "NFL")]).toEqual([text, "chiefs"]);
    expect(franchise("NY Giants", 2019)).toBe("giants");
    expect(franchise("N.Y. Jets", 1985)).toBe("jets");
    expect(franchise("L.A. Raiders", 1985)).toBe("raiders");
    expect(franchise("Montréal Alouettes", 2010)).toBe("alouettes");
    expect(franchise("Ottawa Rough Riders", 1960)).toBe("rough-riders");
    expect(franchise("Niners", 1990)).toBe("49ers");
  });

  it("is ambiguous, and nothing is chosen", () => {
    const among = (text: string, year: number): string[] =>
      findClub(text, { year, league: "NFL" })!
        .clubs.map(({ nickname }) => nickname)
        .sort();
    expect(among("New York", 2019)).toEqual(["Giants", "Jets"]);
    expect(among("Los Angeles", 1985)).toEqual(["Raiders", "Rams"]);
    expect(among("Los Angeles", 2019)).toEqual(["Chargers", "Rams"]);
    expect(findClub("New York", { year: 2019, league: "NFL" })!.sure).toBe(false);
    // Boston is nobody's today; two clubs once had the code.
    expect(findClub("BOS", { year: 2019, league: "NFL" })!.clubs).toHaveLength(2);
  });

  it("is the likeliest club if others share it, and says so", () => {
    expect(findClub("Atlanta", { year: 2019 })).toMatchObject({ sure: false, clubs: [{ league: "NFL" }] });
    expect(findClub("Atlanta", { year: 2019, league: "AAF" })).toMatchObject({
      sure: true,
      clubs: [{ nickname: "Legends" }],
    });
    expect(findClub("BAL")).toMatchObject({ sure: false, clubs: [{ franchise: "ravens" }] });
    expect(findClub("KC")).toMatchObject({ sure: true, clubs: [{ franchise: "chiefs" }] });
  });

  it("is not a club", () => {
    for (const text of ["FOX", "OWL", "Foxes", "Springfield Isotopes", "", "2TM", "TOT", "FOX/OWL", "Michigan State"])
      expect([text, findClub(text, { year: 2019 })]).toEqual([text, undefined]);
    // Nobody of the city plays.
    expect(findClub("Houston", { year: 1999, league: "NFL" })?.clubs.map(({ city }) => city)).toEqual(["Tennessee"]);
    expect(findClub("Canton Bulldogs", { year: 2019 })).toBeUndefined();
  });

  it("is resolved by the others", () => {
    const others = clubsOf({ year: 2019, league: "NFL" })
      .filter(({ franchise: id }) => id !== "giants")
      .map(codeOf);
    expect(findClub("New York", { year: 2019, others })).toMatchObject({
      sure: true,
      clubs: [{ franchise: "giants" }],
    });
    // Others may be missing: which New York it is nobody knows.
    expect(findClub("New York", { year: 2019, others: others.slice(5) })!.clubs).toHaveLength(2);
  });
});

describe("the names in a season", () => {
  const codes = (names: readonly string[], year?: number, league?: string): Record<string, string> =>
    Object.fromEntries([...sameClubs(names, { year, league })].map(([name, club]) => [name, codeOf(club)]));

  it("are one club, however two sources spell it", () => {
    expect(codes(["LV", "OAK", "SD", "LAC", "KC", "Kansas City Chiefs", "Chiefs"], 2016)).toEqual({
      LV: "OAK",
      OAK: "OAK",
      SD: "SD",
      LAC: "SD",
      KC: "KC",
      "Kansas City Chiefs": "KC",
      Chiefs: "KC",
    });
    expect(codes(["STL", "LA", "SEA", "ARI"], 2015)).toEqual({ STL: "STL", LA: "STL", SEA: "SEA", ARI: "ARI" });
    expect(codes(["LV", "OAK", "KAN"])).toEqual({ LV: "OAK", OAK: "OAK", KAN: "KC" });
  });

  it("keep every club of every season distinct, by codes of every source", () => {
    for (let year = 1920; year <= NOW; year++)
      for (const league of ["NFL", "AFL", "AAFC", "CFL", "USFL", "UFL"]) {
        const clubs = clubsOf({ year, league });
        if (clubs.length === 0) continue;
        for (const way of [codeOf, nameOf]) {
          const found = sameClubs(clubs.map(way), { year });
          expect([year, league, clubs.filter((club) => found.get(way(club)) !== club).map(nameOf)]).toEqual([
            year,
            league,
            [],
          ]);
        }
      }
  });

  it("determine the league", () => {
    expect(codes(["BHAM", "HOU", "MICH", "NJ", "NO", "PHI", "PIT", "TB"], 2022)).toMatchObject({
      HOU: "HOU",
      BHAM: "BHAM",
    });
    const clubs = sameClubs(["BHAM", "HOU", "MICH", "NJ", "NO", "PHI", "PIT", "TB"], { year: 2022 });
    expect(new Set([...clubs.values()].map(({ league }) => league))).toEqual(new Set(["USFL2"]));
    const mixed = sameClubs(["HOU", "STL", "DC", "SEA", "ARL", "ORL", "SA", "VGS"], { year: 2023 });
    expect(new Set([...mixed.values()].map(({ league }) => league))).toEqual(new Set(["XFL"]));
  });

  it("stay themselves in your own league", () => {
    expect(codes(["FOX", "OWL"], 2019)).toEqual({});
    // Schools called as cities and states of clubs.
    expect(
      codes(["Houston", "Alabama", "Washington", "Miami", "Ohio State", "Michigan", "KAN", "Texas"], 2019),
    ).toEqual({});
    expect(codes(["Houston"], 2019)).toEqual({});
    expect(codes(["FOX", "Kansas City Chiefs"], 2019)).toEqual({ "Kansas City Chiefs": "KC" });
  });

  it("do not resolve an ambiguous name", () => {
    expect(codes(["KC", "New York", "LV", "Los Angeles"], 2020)).toEqual({ KC: "KC", LV: "LV" });
    const standings = clubsOf({ year: 1985, league: "NFL" }).map((club) =>
      club.franchise === "jets" ? "New York" : nameOf(club),
    );
    expect(codes(standings, 1985)["New York"]).toBe("NYJ");
  });
});

it("your own clubs come first", () => {
  const own: Club[] = [
    {
      league: "Home",
      franchise: "foxes",
      city: "Denver",
      nickname: "Foxes",
      from: 1980,
      to: 1999,
      codes: ["FOX", "DEN"],
      always: [],
    },
    {
      league: "Home",
      franchise: "foxes",
      city: "Boise",
      nickname: "Foxes",
      from: 2000,
      to: Infinity,
      codes: ["BOI"],
      always: [],
    },
  ];
  const book = clubBook(own);
  expect(book.findClub("Foxes", { year: 1990 })).toMatchObject({ sure: true, clubs: [{ city: "Denver" }] });
  expect(book.findClub("DEN", { year: 1990 })).toMatchObject({ sure: false, clubs: [{ franchise: "foxes" }] });
  expect(
    [...book.sameClubs(["BOI", "FOX", "OWL"], { year: 2005 })].map(([name, club]) => [name, codeOf(club)]),
  ).toEqual([
    ["BOI", "BOI"],
    ["FOX", "BOI"],
  ]);
  expect(book.findClub("KC", { year: 2019 })).toMatchObject({ clubs: [{ franchise: "chiefs" }] });
});

it("reads your own list, and reports every error at its cell", () => {
  const read = ownClubs(
    grid(
      "clubs.csv",
      "League,Franchise,City,Nickname,From,To,Codes\nHome,foxes,Boise,Foxes,2000,,BOI FOX\n,,,Owls,1990,1995,OWL\n",
    ),
  )!;
  expect(read.issues).toEqual([]);
  expect(read.clubs).toEqual([
    {
      league: "Home",
      franchise: "foxes",
      city: "Boise",
      nickname: "Foxes",
      from: 2000,
      to: Infinity,
      codes: ["BOI", "FOX"],
      always: [],
    },
    { league: "own", franchise: "owls", city: "", nickname: "Owls", from: 1990, to: 1995, codes: ["OWL"], always: [] },
  ]);
  const { issues } = ownClubs(
    grid("clubs.csv", "city,nickname,from,to,codes\nBoise,,nineteen,1990,B\nOmaha,Owls,2000,1990,O\n"),
  )!;
  expect(issues.map(({ code, line, column }) => [code, line, column])).toEqual([
    ["club-year", 2, 3],
    ["cell-empty", 2, 2],
    ["club-years", 3, 4],
  ]);
  expect(ownClubs(grid("standings.csv", "team,w,l\nFOX,1,2\n"))).toBeUndefined();
});

it("codes and words for one team only", () => {
  for (const [written, code] of [
    ["KAN", "KC"],
    ["Green Bay Packers*", "GB"],
    ["CRD", "ARI"],
    ["HTX", "HOU"],
    ["WSH", "WAS"],
    ["OTI", "TEN"],
    ["Houston", "Houston"],
    ["FOX", "FOX"],
    ["Oakland Raiders", "OAK"],
  ] as const)
    expect([written, teamCode(written)]).toEqual([written, code]);
  expect(teamWords("OAK", 1975)).toEqual({ city: "Oakland", name: "Raiders" });
  expect(teamWords("LV", 1990)).toEqual({ city: "Los Angeles", name: "Raiders" });
  expect(teamWords("WAS", 2020)).toEqual({ city: "Washington", name: "Football Team" });
  expect(teamWords("BAL", 1975)).toEqual({ city: "Baltimore", name: "Colts" });
  expect(teamWords("OAK")).toEqual({ city: "Oakland", name: "Raiders" });
  expect(teamWords("FOX", 1975)).toEqual({ city: "", name: "FOX" });
});
