/** Shares of what was played many times, and how sure they are. */
import { countText } from "./index.js";

/** How often the rest of a season is played for chances, unless somebody says: shares are right within 3.1 points. */
export const USUAL_TIMES = 1000;

/** The standard error of a share of so many times. */
export const shareError = (share: number, times: number): number => Math.sqrt((share * (1 - share)) / times);

/** 95 % of all shares are within so many standard errors. */
const SURE = 1.96;

/** `62 %`; what happened, and not always, is neither 0 % nor 100 %. @param share 0 to 1 */
export function shareText(share: number): string {
  const percent = Math.round(100 * share);
  if (share > 0 && percent === 0) return "<1 %";
  return share < 1 && percent === 100 ? ">99 %" : `${percent} %`;
}

/** Points of a percent that shares of that many times are right within, 19 times in 20. */
export const sureWithin = (times: number): string => (100 * SURE * shareError(0.5, times)).toFixed(1);

/** How sure shares of so many times are. */
export function sureText(times: number): string {
  const within = sureWithin(times);
  const played = times === 1 ? "once" : `${countText(times)} times`;
  return `The rest of the season was played ${played}: shares are right within ${within} points, 19 times in 20`;
}
