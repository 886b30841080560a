/** Probabilities by face and by matched number of a d20. */

export const FACES = 20;
/** Possible matched numbers of three dice; 0 is none. */
export const NUMBERS = FACES + 1;

/** Probabilities by the number on which red, white and blue match; their sum is the probability of the class. */
export type Matches = readonly number[];

export const zeros = (length: number): number[] => new Array<number>(length).fill(0);
