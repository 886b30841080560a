/**
 * The one list of clubs in all other leagues, in the format of `club-list`. Years of USFL, XFL 2001, UFL 2009-12, AAF, WLAF, NFL Europe and
 * CFL are from memory.
 */
export const OTHER_CLUBS = `
usfl1-bandits
  USFL 1983-85 Tampa Bay, Bandits
usfl1-blitz
  USFL 1983-84 Chicago, Blitz
usfl1-breakers
  USFL 1983 Boston, Breakers
  USFL 1984 New Orleans, Breakers
  USFL 1985 Portland, Breakers
usfl1-bulls
  USFL 1984-85 Jacksonville, Bulls
usfl1-express
  USFL 1983-85 Los Angeles, Express
usfl1-federals
  USFL 1983-84 Washington, Federals
  USFL 1985 Orlando, Renegades
usfl1-gamblers
  USFL 1984-85 Houston, Gamblers
usfl1-generals
  USFL 1983-85 New Jersey, Generals
usfl1-gold
  USFL 1983-85 Denver, Gold
usfl1-gunslingers
  USFL 1984-85 San Antonio, Gunslingers
usfl1-invaders
  USFL 1983-85 Oakland, Invaders
usfl1-maulers
  USFL 1984 Pittsburgh, Maulers
usfl1-outlaws
  USFL 1984 Oklahoma, Outlaws
  USFL 1985 Arizona, Outlaws
usfl1-panthers
  USFL 1983-84 Michigan, Panthers
usfl1-showboats
  USFL 1984-85 Memphis, Showboats
usfl1-stallions
  USFL 1983-85 Birmingham, Stallions
usfl1-stars
  USFL 1983-84 Philadelphia, Stars
  USFL 1985 Baltimore, Stars
usfl1-wranglers
  USFL 1983-84 Arizona, Wranglers
usfl2-bandits
  USFL2 2022 Tampa Bay, Bandits: TB US2TBB
usfl2-breakers
  USFL2 2022-23 New Orleans, Breakers: NO US2NOB
usfl2-gamblers
  USFL2 2022-23 Houston, Gamblers: HOU US2HOG
usfl2-generals
  USFL2 2022-23 New Jersey, Generals: NJ US2NJG
usfl2-maulers
  USFL2 2022-23 Pittsburgh, Maulers: PIT PITT US2PIM
usfl2-panthers
  USFL2 2022-23 Michigan, Panthers: MICH US2MIP
  UFL2 2024-25 Michigan, Panthers: MICH US2MIP
usfl2-showboats
  USFL2 2023 Memphis, Showboats: MEM US2MSB
  UFL2 2024-25 Memphis, Showboats: MEM US2MIS
usfl2-stallions
  USFL2 2022-23 Birmingham, Stallions: BHAM US2BIS
  UFL2 2024- Birmingham, Stallions: BHM US2BIS
usfl2-stars
  USFL2 2022-23 Philadelphia, Stars: PHI US2PHS
xfl1-demons
  XFL1 2001 San Francisco, Demons
xfl1-enforcers
  XFL1 2001 Chicago, Enforcers
xfl1-hitmen
  XFL1 2001 New York/New Jersey, Hitmen
xfl1-maniax
  XFL1 2001 Memphis, Maniax
xfl1-outlaws
  XFL1 2001 Las Vegas, Outlaws
xfl1-rage
  XFL1 2001 Orlando, Rage
xfl1-thunderbolts
  XFL1 2001 Birmingham, Thunderbolts
xfl1-xtreme
  XFL1 2001 Los Angeles, Xtreme
battlehawks
  XFL 2020 St. Louis, BattleHawks: STL XFLSLB
  XFL 2023 St. Louis, Battlehawks: STL XFLSTB
  UFL2 2024- St. Louis, Battlehawks: STL XFLSLB
brahmas
  XFL 2023 San Antonio, Brahmas: SA XFLSAB
  UFL2 2024-25 San Antonio, Brahmas: SA XFLSAB
defenders
  XFL 2020 DC, Defenders: DC XFLDCD
  XFL 2023 DC, Defenders: DC XFLDCD
  UFL2 2024- DC, Defenders: DC XFLDCD
dragons
  XFL 2020 Seattle, Dragons: SEA XFLSED
  XFL 2023 Seattle, Sea Dragons: SEA XFLSSD
guardians
  XFL 2020 New York, Guardians: NY XFLNYG
  XFL 2023 Orlando, Guardians: ORL XFLOGU
renegades
  XFL 2020 Dallas, Renegades: DAL XFLDAR
  XFL 2023 Arlington, Renegades: ARL XFLAAR
  UFL2 2024-25 Arlington, Renegades: ARL XFLAAR
  UFL2 2026- Dallas, Renegades: ARL DAL
roughnecks
  XFL 2020 Houston, Roughnecks: HOU XFLHOR
  XFL 2023 Houston, Roughnecks: HOU XFLHOR
  UFL2 2024-25 Houston, Roughnecks: HOU XFLHOR
  UFL2 2026- Houston, Gamblers: HOU
vipers
  XFL 2020 Tampa Bay, Vipers: TB XFLTBV
  XFL 2023 Vegas, Vipers: VGS XFLVVI
wildcats
  XFL 2020 Los Angeles, Wildcats: LA XFLLAW
aviators
  UFL2 2026- Columbus, Aviators: CBS CLB
kings
  UFL2 2026- Louisville, Kings: LOU
storm
  UFL2 2026- Orlando, Storm: ORL
ufl1-locos
  UFL1 2009-12 Las Vegas, Locomotives
ufl1-nighthawks
  UFL1 2010-12 Omaha, Nighthawks
ufl1-redwoods
  UFL1 2009 California, Redwoods
  UFL1 2010-12 Sacramento, Mountain Lions
ufl1-sentinels
  UFL1 2009 New York, Sentinels
  UFL1 2010 Hartford, Colonials
ufl1-tuskers
  UFL1 2009-10 Florida, Tuskers
  UFL1 2011-12 Virginia, Destroyers
aaf-apollos
  AAF 2019 Orlando, Apollos
aaf-commanders
  AAF 2019 San Antonio, Commanders
aaf-express
  AAF 2019 Memphis, Express
aaf-fleet
  AAF 2019 San Diego, Fleet
aaf-hotshots
  AAF 2019 Arizona, Hotshots
aaf-iron
  AAF 2019 Birmingham, Iron
aaf-legends
  AAF 2019 Atlanta, Legends
aaf-stallions
  AAF 2019 Salt Lake, Stallions
admirals
  WLAF 1995-97 Amsterdam, Admirals
  NFLE 1998-2007 Amsterdam, Admirals
claymores
  WLAF 1995-97 Scottish, Claymores
  NFLE 1998-2004 Scottish, Claymores
dragons-bar
  WLAF 1991-92 Barcelona, Dragons
  WLAF 1995-97 Barcelona, Dragons
  NFLE 1998-2003 Barcelona, Dragons
galaxy
  WLAF 1991-92 Frankfurt, Galaxy
  WLAF 1995-97 Frankfurt, Galaxy
  NFLE 1998-2007 Frankfurt, Galaxy
monarchs
  WLAF 1991-92 London, Monarchs
  WLAF 1995-97 London, Monarchs
  NFLE 1998 England, Monarchs
rhein
  WLAF 1995-97 Rhein, Fire
  NFLE 1998-2007 Rhein, Fire
wl-fire
  WLAF 1991-92 Birmingham, Fire
wl-glory
  WLAF 1992 Ohio, Glory
wl-knights
  WLAF 1991-92 New York/New Jersey, Knights
wl-machine
  WLAF 1991-92 Montreal, Machine
wl-riders
  WLAF 1991-92 San Antonio, Riders
wl-skyhawks
  WLAF 1991 Raleigh-Durham, Skyhawks
wl-surge
  WLAF 1991-92 Sacramento, Surge
wl-thunder
  WLAF 1991-92 Orlando, Thunder
berlin
  NFLE 1999-2007 Berlin, Thunder
cologne
  NFLE 2004-07 Cologne, Centurions
hamburg
  NFLE 2005-07 Hamburg, Sea Devils
alouettes
  CFL 1946-81 Montreal, Alouettes: MTL
  CFL 1982-85 Montreal, Concordes: MTL
  CFL 1986 Montreal, Alouettes: MTL
  CFL 1996- Montreal, Alouettes: MTL
argonauts
  CFL 1873- Toronto, Argonauts: TOR
bombers
  CFL 1930- Winnipeg, Blue Bombers: WPG
cfl-bal
  CFL 1994 Baltimore, CFLers: BAL
  CFL 1995 Baltimore, Stallions: BAL
cfl-bir
  CFL 1995 Birmingham, Barracudas: BIR
cfl-mem
  CFL 1995 Memphis, Mad Dogs: MEM
cfl-posse
  CFL 1994 Las Vegas, Posse: LV
cfl-sac
  CFL 1993-94 Sacramento, Gold Miners: SAC
  CFL 1995 San Antonio, Texans
cfl-shr
  CFL 1994-95 Shreveport, Pirates: SHR
elks
  CFL 1949-2019 Edmonton, Eskimos: EDM ESK
  CFL 2020 Edmonton, Football Team: EDM
  CFL 2021- Edmonton, Elks: EDM
lions-bc
  CFL 1954- BC, Lions: BC BCL
redblacks
  CFL 2014- Ottawa, Redblacks: OTT
renegades-ott
  CFL 2002-05 Ottawa, Renegades: REN
rough-riders
  CFL 1876-1996 Ottawa, Rough Riders: ORR OTR
roughriders
  CFL 1910- Saskatchewan, Roughriders: SSK SAS
stampeders
  CFL 1945- Calgary, Stampeders: CGY
ticats
  CFL 1950- Hamilton, Tiger-Cats: HAM
`;

/** Leagues with several names, or founded more than once: the name in the list, then what people write. */
export const LEAGUE_NAMES: readonly (readonly [league: string, names: readonly string[]])[] = [
  ["NFL", ["APFA"]],
  ["USFL2", ["USFL"]],
  ["XFL1", ["XFL"]],
  ["UFL1", ["UFL"]],
  ["UFL2", ["UFL"]],
  ["WLAF", ["World League"]],
  ["NFLE", ["NFL Europe", "NFLEL"]],
];
