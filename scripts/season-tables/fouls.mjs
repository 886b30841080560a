/** Fouls in the text of a play: `PENALTY on GB-D.Bakhtiari, Offensive Holding, 10 yards, enforced at GB 20.` */

const FLAG = /(?:PENALTY|Penalty) on ([A-Z]{2,3})\b/g;
const RULING = /, ([A-Z(][^,]*?)(?:,\s*(?:(-?\d+) yards?)?)?\s*,?\s*(enforced|declined|offsetting|superseded)/;
/** A foul without a ruling in the text. */
const NAME = /, ([A-Z(][^,.]*)/;

/** The text of a play after its last review. */
export const finalText = (text) => text.split("REVERSED").at(-1);

/** Fouls in order. `how` is accepted, declined, offsetting or superseded; only accepted ones have yards. */
export function foulsOf(text, nameOf) {
  const final = finalText(text);
  const flags = [...final.matchAll(FLAG)];
  return flags.flatMap((flag, i) => {
    const about = final.slice(flag.index + flag[0].length, flags[i + 1]?.index);
    const club = nameOf(flag[1]);
    const ruling = RULING.exec(about);
    if (ruling) {
      const [, foul, yards, word] = ruling;
      const how = word === "enforced" ? "accepted" : word;
      return [{ club, foul: foul.trim(), yards: how === "accepted" ? Number(yards ?? 0) : 0, how }];
    }
    const name = NAME.exec(about);
    return name ? [{ club, foul: name[1].trim(), yards: 0, how: "declined" }] : [];
  });
}
