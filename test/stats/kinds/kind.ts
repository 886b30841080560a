/** A small table of a kind that people have, with what must be read of it. Two clubs of one league, unless it says otherwise. */
export interface Kind {
  readonly id: string;
  /** Text or bytes by the name of the file. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Figures by team and column; null for one that nothing gives. */
  readonly own?: Figures;
  readonly against?: Figures;
  readonly games?: readonly (readonly (string | number | null)[])[];
  /** All that is said, `severity line:column message`; without it no error. */
  readonly issues?: readonly string[];
}
type Figures = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

export const PASSING = `Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk
Alder Quick,FOX,QB,16,300,500,3600,24,14,30
Birch Slow,OWL,QB,16,280,500,3400,20,16,35`;
export const RUSHING = `Player,Tm,Pos,G,Att,Yds,TD
Cedar Run,FOX,RB,16,400,1700,12
Dogwood Run,OWL,RB,16,420,1800,11`;
export const TEAMS = `Team,G,Cmp,Att,Pass Yds,Pass TD,Int,Rush Att,Rush Yds,Rush TD
FOX,16,300,500,3600,24,14,400,1700,12
OWL,16,280,500,3400,20,16,420,1800,11`;
export const PASS = {
  FOX: { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14 },
  OWL: { passAttempts: 500, completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16 },
};
export const RUSH = {
  FOX: { rushAttempts: 400, rushYards: 1700, rushTouchdowns: 12 },
  OWL: { rushAttempts: 420, rushYards: 1800, rushTouchdowns: 11 },
};

export const table = (...lines: readonly string[]): string => lines.join("\n");
