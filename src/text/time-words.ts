/** A time of day or of possession, as a spreadsheet shows it: `29:31`; `0:29:31` only if it has seconds. */
export function timeWords(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${hours}:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ""}`;
}
