/**
 * The one list of clubs in the NFL and the leagues that joined it. Each franchise has the code that Pro-Football-Reference's addresses use
 * for it in all years; below it its clubs: league, years, city, nickname, then codes of sources, the one that charts print first.
 * Years are those of the standings; codes are from Pro-Football-Reference, nflverse, ESPN, NFL.com and game books, never numeric ids.
 */
export const NFL_CLUBS = `
49ers SFO
  AAFC 1946-49 San Francisco, 49ers: SF SFO
  NFL 1950- San Francisco, 49ers: SF SFO
akron
  NFL 1920-25 Akron, Pros
  NFL 1926 Akron, Indians
bears CHI
  NFL 1920 Decatur, Staleys
  NFL 1921 Chicago, Staleys
  NFL 1922- Chicago, Bears: CHI
bengals CIN
  AFL 1968-69 Cincinnati, Bengals: CIN
  NFL 1970- Cincinnati, Bengals: CIN
bills BUF
  AFL 1960-69 Buffalo, Bills: BUF
  NFL 1970- Buffalo, Bills: BUF
boston-yanks
  NFL 1944 Boston, Yanks
  NFL 1946-48 Boston, Yanks
  NFL 1949 New York, Bulldogs
  NFL 1950-51 New York, Yanks
brickley
  NFL 1921 New York, Brickley Giants
broncos DEN
  AFL 1960-69 Denver, Broncos: DEN
  NFL 1970- Denver, Broncos: DEN
brooklyn
  NFL 1930-43 Brooklyn, Dodgers
  NFL 1944 Brooklyn, Tigers
brooklyn-lions
  NFL 1926 Brooklyn, Lions
browns CLE
  AAFC 1946-49 Cleveland, Browns: CLE
  NFL 1950-95 Cleveland, Browns: CLE
  NFL 1999- Cleveland, Browns: CLE CLV
buccaneers TAM
  NFL 1976- Tampa Bay, Buccaneers: TB TAM TBB
buffalo
  NFL 1920-23 Buffalo, All-Americans
  NFL 1924-25 Buffalo, Bisons
  NFL 1926 Buffalo, Rangers
  NFL 1927 Buffalo, Bisons
  NFL 1929 Buffalo, Bisons
canton
  NFL 1920-23 Canton, Bulldogs
  NFL 1925-26 Canton, Bulldogs
cardinals CRD
  NFL 1920-43 Chicago, Cardinals
  NFL 1945-59 Chicago, Cardinals
  NFL 1960-87 St. Louis, Cardinals: STL
  NFL 1988-93 Phoenix, Cardinals: PHO PHX
  NFL 1994- Arizona, Cardinals: ARI ARZ
celts
  NFL 1921 Cincinnati, Celts
chargers SDG
  AFL 1960 Los Angeles, Chargers: LAC
  AFL 1961-69 San Diego, Chargers: SD SDG
  NFL 1970-2016 San Diego, Chargers: SD SDG SDC
  NFL 2017- Los Angeles, Chargers: LAC
chicago-tigers
  NFL 1920 Chicago, Tigers
chiefs KAN
  AFL 1960-62 Dallas, Texans: DTX
  AFL 1963-69 Kansas City, Chiefs: KC KAN
  NFL 1970- Kansas City, Chiefs: KC KAN KCC
cincinnati-reds
  NFL 1933-34 Cincinnati, Reds
cleveland-1920
  NFL 1920 Cleveland, Tigers
  NFL 1921 Cleveland, Indians
cleveland-1931
  NFL 1931 Cleveland, Indians
cleveland-bulldogs
  NFL 1923 Cleveland, Indians
  NFL 1924-25 Cleveland, Bulldogs
  NFL 1927 Cleveland, Bulldogs
colts CLT
  NFL 1953-83 Baltimore, Colts: BAL
  NFL 1984- Indianapolis, Colts: IND
colts-1947
  AAFC 1946 Miami, Seahawks
  AAFC 1947-49 Baltimore, Colts
  NFL 1950 Baltimore, Colts
columbus
  NFL 1920-22 Columbus, Panhandles
  NFL 1923-26 Columbus, Tigers
commanders WAS
  NFL 1932 Boston, Braves: BOS
  NFL 1933-36 Boston, Redskins: BOS
  NFL 1937-2019 Washington, Redskins: WAS WSH
  NFL 2020-21 Washington, Football Team: WAS WSH WFT
  NFL 2022- Washington, Commanders: WAS WSH WFT
cowboys DAL
  NFL 1960- Dallas, Cowboys: DAL
dallas-1952
  NFL 1952 Dallas, Texans
dayton
  NFL 1920-29 Dayton, Triangles
detroit-1920
  NFL 1920 Detroit, Heralds
  NFL 1921 Detroit, Tigers
detroit-panthers
  NFL 1925-26 Detroit, Panthers
detroit-wolverines
  NFL 1928 Detroit, Wolverines
dolphins MIA
  AFL 1966-69 Miami, Dolphins: MIA
  NFL 1970- Miami, Dolphins: MIA
duluth
  NFL 1923-25 Duluth, Kelleys
  NFL 1926-27 Duluth, Eskimos
eagles PHI
  NFL 1933-42 Philadelphia, Eagles: PHI
  NFL 1944- Philadelphia, Eagles: PHI
evansville
  NFL 1921-22 Evansville, Crimson Giants
falcons ATL
  NFL 1966- Atlanta, Falcons: ATL
frankford
  NFL 1924-31 Frankford, Yellow Jackets
giants NYG
  NFL 1925- New York, Giants: NYG
gunners
  NFL 1934 St. Louis, Gunners
hammond
  NFL 1920-26 Hammond, Pros
hartford
  NFL 1926 Hartford, Blues
jaguars JAX
  NFL 1995- Jacksonville, Jaguars: JAX JAC
jets NYJ
  AFL 1960-62 New York, Titans: NYT
  AFL 1963-69 New York, Jets: NYJ
  NFL 1970- New York, Jets: NYJ
kansas-city
  NFL 1924 Kansas City, Blues
  NFL 1925-26 Kansas City, Cowboys
la-bucs
  NFL 1926 Los Angeles, Buccaneers
lions DET
  NFL 1930-33 Portsmouth, Spartans
  NFL 1934- Detroit, Lions: DET
louisville
  NFL 1921-23 Louisville, Brecks
  NFL 1926 Louisville, Colonels
merged-1943
  NFL 1943 Phi/Pit, Eagles/Steelers
merged-1944
  NFL 1944 Chi/Pit, Cards/Steelers
merged-1945
  NFL 1945 Bos/Bkn, Yanks/Tigers
milwaukee
  NFL 1922-26 Milwaukee, Badgers
minneapolis
  NFL 1921-24 Minneapolis, Marines
  NFL 1929-30 Minneapolis, Red Jackets
muncie
  NFL 1920-21 Muncie, Flyers
ny-yankees
  NFL 1927-28 New York, Yankees
oorang
  NFL 1922-23 Oorang, Indians
orange
  NFL 1929 Orange, Tornadoes
  NFL 1930 Newark, Tornadoes
packers GNB
  NFL 1921- Green Bay, Packers: GB GNB GBP
panthers CAR
  NFL 1995- Carolina, Panthers: CAR
patriots NWE
  AFL 1960-69 Boston, Patriots: BOS
  NFL 1970 Boston, Patriots: BOS
  NFL 1971- New England, Patriots: NE NWE NEP
pottsville
  NFL 1925-28 Pottsville, Maroons
  NFL 1929 Boston, Bulldogs
providence
  NFL 1925-31 Providence, Steam Roller
racine
  NFL 1922-24 Racine, Legion
  NFL 1926 Racine, Tornadoes
raiders RAI
  AFL 1960-69 Oakland, Raiders: OAK
  NFL 1970-81 Oakland, Raiders: OAK
  NFL 1982-94 Los Angeles, Raiders
  NFL 1995-2019 Oakland, Raiders: OAK
  NFL 2020- Las Vegas, Raiders: LV LVR
rams RAM
  NFL 1937-42 Cleveland, Rams
  NFL 1944-45 Cleveland, Rams
  NFL 1946-94 Los Angeles, Rams
  NFL 1995-2015 St. Louis, Rams: STL SL
  NFL 2016- Los Angeles, Rams: LA LAR
ravens RAV
  NFL 1996- Baltimore, Ravens: BAL BLT
rochester
  NFL 1920-25 Rochester, Jeffersons
rock-island
  NFL 1920-25 Rock Island, Independents
saints NOR
  NFL 1967- New Orleans, Saints: NO NOR NOS
seahawks SEA
  NFL 1976- Seattle, Seahawks: SEA
senators-1921
  NFL 1921 Washington, Senators
staten
  NFL 1929-32 Staten Island, Stapletons
steelers PIT
  NFL 1933-39 Pittsburgh, Pirates: PIT
  NFL 1940-42 Pittsburgh, Steelers: PIT
  NFL 1945- Pittsburgh, Steelers: PIT PIE
stl-1923
  NFL 1923 St. Louis, All-Stars
texans HTX
  NFL 2002- Houston, Texans: HOU HST
titans OTI
  AFL 1960-69 Houston, Oilers: HOU
  NFL 1970-96 Houston, Oilers: HOU
  NFL 1997-98 Tennessee, Oilers: TEN
  NFL 1999- Tennessee, Titans: TEN
toledo
  NFL 1922-23 Toledo, Maroons
  NFL 1924 Kenosha, Maroons
tonawanda
  NFL 1921 Tonawanda, Kardex
vikings MIN
  NFL 1961- Minnesota, Vikings: MIN
aafc-brooklyn
  AAFC 1946-48 Brooklyn, Dodgers
aafc-buffalo
  AAFC 1946 Buffalo, Bisons
  AAFC 1947-49 Buffalo, Bills
aafc-chicago
  AAFC 1946-48 Chicago, Rockets
  AAFC 1949 Chicago, Hornets
aafc-yankees
  AAFC 1946-49 New York, Yankees
dons
  AAFC 1946-49 Los Angeles, Dons
`;
