/** Streams of a PDF as its bytes hold them: readers that know less than the standard allows refuse or lose what they hold. */

/** Dictionaries of all streams, by the number of their object. */
export function streamDictionaries(bytes: Uint8Array): ReadonlyMap<number, string> {
  const text = Buffer.from(bytes).toString("latin1");
  const found = new Map<number, string>();
  const head = /(?<=^|[\r\n])(\d+) 0 obj\s*(<<(?:(?!endobj)[^])*?>>)\s*stream\r?\n/g;
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const [, id, dictionary] = match;
    found.set(Number(id), dictionary);
    // Bytes may look like anything.
    head.lastIndex += Number(/\/Length (\d+)/.exec(dictionary)![1]);
  }
  return found;
}

/** Filters in a row, which PDFBox refuses, and predictors of object and cross-reference streams, which pdf-lib ignores. */
export const streamFaults = (bytes: Uint8Array): string[] =>
  [...streamDictionaries(bytes)].flatMap(([id, dictionary]) => [
    ...(/\/Filter\s*\[/.test(dictionary) ? [`object ${id} has a list of filters`] : []),
    ...(/\/Type\s*\/(ObjStm|XRef)\b/.test(dictionary) && /\/DecodeParms/.test(dictionary)
      ? [`object ${id} has a predictor`]
      : []),
  ]);
