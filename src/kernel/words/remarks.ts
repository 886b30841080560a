/** Remarks next to a row of a log; long ones continue on the lines below. */

/** A note on an event besides the result, in a few handwritten words. */
export interface Remark {
  readonly text: string;
  readonly loud?: boolean;
}

/** Breaks a remark that is longer than a line, between words. */
function parted({ text, loud }: Remark, letters: number): Remark[] {
  const parts: string[] = [];
  for (const word of text.split(" ")) {
    const last = parts.length - 1;
    if (last >= 0 && parts[last].length + 1 + word.length <= letters) parts[last] += ` ${word}`;
    else parts.push(word);
  }
  return parts.map((part) => ({ text: part, ...(loud && { loud }) }));
}

/** Remarks as lines of at most `letters` characters, except for longer words; a line with a loud remark is loud. */
export function remarkLines(remarks: readonly Remark[], letters: number) {
  const lines: { text: string; loud: boolean }[] = [];
  for (const { text, loud = false } of remarks.flatMap((remark) => parted(remark, letters))) {
    const last = lines[lines.length - 1];
    if (last && last.text.length + text.length + 3 <= letters) {
      last.text += ` \u00b7 ${text}`;
      last.loud ||= loud;
    } else lines.push({ text, loud });
  }
  return lines.map(({ text, loud }) => (loud ? { text, heavy: true } : text));
}
