/** Invented people in the headings of the kit's filled sheets. */

/** For the one game or campaign that the kit shows sheet by sheet. */
export const KIT_NAMES: Readonly<Record<string, string>> = {
  coach: "Dutch Kowalski",
  club: "Toledo Ironmen",
  started: "Jan 11",
  firstSeason: "1962",
};

/** A group of coaches, each with a club: the lines of a hall of fame. */
const HOUSE: readonly (readonly [coach: string, club: string])[] = [
  ["Dutch Kowalski", "Toledo Ironmen"],
  ["Maud Ellery", "Duluth Ore Boats"],
  ["Sal Bruno", "Erie Foghorns"],
  ["Ike Lindqvist", "Fargo Threshers"],
  ["Ruth Amsel", "Akron Vulcans"],
  ["Otis Fairchild", "Macon Kingfishers"],
  ["Bea Trujillo", "Pueblo Forgemen"],
  ["Hank Vandermeer", "Holland Windmills"],
  ["Opal Greer", "Tulsa Wildcatters"],
  ["Gus Papadakis", "Tarpon Divers"],
  ["Nell Hathaway", "Salem Lanterns"],
  ["Walt Szymanski", "Gary Furnaces"],
  ["Ines Cordero", "Laredo Riders"],
  ["Roscoe Tibbs", "Biloxi Pilots"],
  ["Greta Halvorsen", "Tacoma Timber"],
  ["Abe Rosenthal", "Yonkers Trolleys"],
  ["Lottie Beaumont", "Shreveport Stokers"],
  ["Cy Okafor", "Dayton Kites"],
  ["Winnie Marsh", "Camden Caulkers"],
  ["Bud Ferraro", "Scranton Lamps"],
  ["Edna Yoder", "Lancaster Plowmen"],
  ["Mickey Doyle", "Fall River Spindles"],
  ["Pearl Nakamura", "Fresno Harvest"],
  ["Rex Galloway", "Amarillo Northers"],
  ["Tess McBride", "Butte Diggers"],
  ["Vern Castellano", "Utica Bell Ringers"],
  ["Dot Larkin", "Peoria Barges"],
  ["Lou Przybylski", "Green Valley Packhorses"],
  ["Ada Whitcomb", "Bangor Log Drivers"],
  ["Clem Dubois", "Baton Rouge Bayous"],
];

/** Gives each campaign a different coach from the group; other games stay as they are. */
export const inHouse = (records: readonly unknown[]): readonly unknown[] =>
  records.map((record, i) => {
    const { names } = record as { readonly names?: Readonly<Record<string, string>> };
    if (names?.coach === undefined) return record;
    const [coach, club] = HOUSE[i % HOUSE.length];
    return { ...(record as object), names: { ...names, coach, club } };
  });
