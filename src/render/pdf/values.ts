/** Values of PDF objects, and bytes of streams. */

/** Text, as opposed to a name. */
export type PdfText = InstanceType<typeof String>;

/** Values in PDF objects as pdfkit writes them: strings are names, `String` objects are text. */
export type PdfValue =
  string | number | boolean | null | PdfText | Uint8Array | PdfReference | readonly PdfValue[] | PdfDictionary;

export interface PdfDictionary {
  [key: string]: PdfValue | undefined;
}

export interface PdfReference {
  readonly id: number;
  data: PdfDictionary;
}

/** Bytes of a stream, compressed or plain. */
export interface Packed {
  readonly bytes: Uint8Array;
  readonly deflated: boolean;
}

/** A file to add objects to. */
export interface PdfObjects {
  readonly catalog: PdfDictionary;
  object(data: PdfDictionary): PdfReference;
  /** A new stream, compressed if the document is. */
  stream(data: PdfDictionary, bytes: Uint8Array): PdfReference;
  /** An uncompressed stream, for programs that search a file for it. */
  plainStream(data: PdfDictionary, bytes: Uint8Array): PdfReference;
  string(text: string): PdfText;
}
