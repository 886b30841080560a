/** Probabilities estimated from repeated play, and their precision. */
import { countText } from "./index.js";

/** Default number of times that the rest of a season is played for chances: accurate within 3.1 points. */
export const USUAL_TIMES = 1000;

/** Standard error of a share observed over that many times. */
export const shareError = (share: number, times: number): number => Math.sqrt((share * (1 - share)) / times);

/** 95% of all shares are within this many standard errors. */
const SURE = 1.96;

/** `62%`; something that happened, but not always, is neither 0% nor 100%. @param share 0 to 1 */
export function shareText(share: number): string {
  const percent = Math.round(100 * share);
  if (share > 0 && percent === 0) return "<1%";
  return share < 1 && percent === 100 ? ">99%" : `${percent}%`;
}

/** 95% margin of error of a share over that many times, in percentage points. */
export const sureWithin = (times: number): string => (100 * SURE * shareError(0.5, times)).toFixed(1);

/** Precision of shares over that many times, in words. */
export function sureText(times: number): string {
  const within = sureWithin(times);
  const played = times === 1 ? "once" : `${countText(times)} times`;
  return `The rest of the season was played ${played}: shares are right within ${within} points, 19 times in 20`;
}
