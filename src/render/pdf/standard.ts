/**
 * Files that follow a standard and claim it: PDF/A-2u (ISO 19005-2), for archiving, and PDF/X-4 (ISO 15930-7), for print shops. Both have
 * XMP metadata that match the information dictionary, and an output intent with its ICC profile. Tagged files also claim PDF/UA-1 (ISO
 * 14289-1), except those for a press.
 */
import type { OutputCondition } from "../../kernel/color/condition.js";
import type { DocumentInfo } from "../types.js";
import type { PdfDictionary, PdfObjects } from "./values.js";
import { hashHex, hashText, type Hash } from "./hash.js";

/** A standard that a file follows. */
export interface PdfStandard {
  readonly id: "PDF/A-2u" | "PDF/X-4";
  /** The condition that its colors are for: RGB for PDF/A-2u, the four inks of a press for PDF/X-4. */
  readonly condition: OutputCondition;
}

interface Rules {
  /** The PDF version that the standard is based on. */
  readonly version: "1.6" | "1.7";
  /** Kind of the output intent. */
  readonly intent: string;
  /** Color space of the file, and its number of components. */
  readonly space: "DeviceRGB" | "DeviceCMYK";
  readonly parts: number;
  /** Metadata prefixes that identify the standard, with their namespaces and values. */
  readonly spaces: Readonly<Record<string, string>>;
  readonly says: readonly (readonly [name: string, value: string])[];
  /** For a press: no links, no hints for a user's own printer; boxes on every page, and the trapping status. */
  readonly press: boolean;
}

const RULES: Readonly<Record<PdfStandard["id"], Rules>> = {
  "PDF/A-2u": {
    version: "1.7",
    intent: "GTS_PDFA1",
    space: "DeviceRGB",
    parts: 3,
    spaces: { pdfaid: "http://www.aiim.org/pdfa/ns/id/" },
    // 6.6.4
    says: [
      ["pdfaid:part", "2"],
      ["pdfaid:conformance", "U"],
    ],
    press: false,
  },
  "PDF/X-4": {
    version: "1.6",
    intent: "GTS_PDFX",
    space: "DeviceCMYK",
    parts: 4,
    spaces: { pdfxid: "http://www.npes.org/pdfx/ns/id/" },
    says: [
      ["pdfxid:GTS_PDFXVersion", "PDF/X-4"],
      ["pdf:Trapped", "False"],
    ],
    press: true,
  },
};

export const rulesOf = ({ id }: PdfStandard): Rules => RULES[id];

/** What the information dictionary and the metadata both contain. */
export interface Described extends Pick<DocumentInfo, "title" | "subject" | "keywords"> {
  readonly creator: string;
  readonly producer: string;
  readonly date: Date;
}

/** Replaces characters that XML forbids, and line ends, which it normalizes, by spaces, so that metadata and information dictionary match. */
export function plainWords({
  title,
  subject,
  keywords,
}: DocumentInfo): Pick<Described, "title" | "subject" | "keywords"> {
  const plain = (text: string): string => text.replace(/[^ -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, " ");
  return { title: plain(title), subject: plain(subject), keywords: plain(keywords) };
}

const METADATA = { Type: "Metadata", Subtype: "XML" };

/** Claims PDF/UA-1 (ISO 14289-1, 5 and 7.1) in a file without another standard: writes metadata with the title and the claim. */
export function writeAccessible(file: PdfObjects, { title }: Described): void {
  const text = packet({ dc: SPACES.dc, ...UA_SPACE }, [inWords("dc:title", title), UA_CLAIM]);
  file.catalog.Metadata = file.stream(METADATA, new TextEncoder().encode(text));
}

/**
 * Writes metadata and output intent, and adds them to the catalog.
 * @param accessible true if the file also follows PDF/UA-1, and claims it
 */
export function writeClaim(
  file: PdfObjects,
  standard: PdfStandard,
  described: Described,
  hash: Hash,
  accessible: boolean,
): void {
  const { condition } = standard;
  const { intent, parts } = rulesOf(standard);
  const { catalog } = file;
  // Uncompressed, because readers search the bytes of a file for it without parsing PDF.
  const metadata = new TextEncoder().encode(metadataText(standard, described, hash, accessible));
  catalog.Metadata = file.plainStream(METADATA, metadata);
  catalog.OutputIntents = [
    file.object({
      Type: "OutputIntent",
      S: intent,
      OutputConditionIdentifier: file.string(condition.identifier),
      RegistryName: file.string(condition.registry),
      Info: file.string(condition.info),
      DestOutputProfile: file.stream({ N: parts }, condition.profile),
    }),
  ];
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign]);

const inWords = (name: string, text: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></${name}>`;
const plain = ([name, text]: readonly [string, string]): string => `<${name}>${escaped(text)}</${name}>`;

/** The metadata packet (ISO 16684-1). */
function packet(namespaces: Readonly<Record<string, string>>, properties: readonly string[]): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""${Object.entries(namespaces)
    .map(([prefix, space]) => ` xmlns:${prefix}="${space}"`)
    .join("")}>
${properties.join("\n")}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

/** Properties in schemas that both standards know. That of PDF/UA, which neither knows, is described where it is used (ISO 19005-2, 6.6.2.3). */
function metadataText(standard: PdfStandard, described: Described, hash: Hash, accessible: boolean): string {
  const { press, spaces, says } = rulesOf(standard);
  const date = described.date.toISOString().replace(/\.\d+/, "");
  const claims = accessible && !press;
  return packet({ ...SPACES, ...spaces, ...(claims && { ...UA_SPACE, ...EXTENSION_SPACES }) }, [
    plain(["dc:format", "application/pdf"]),
    inWords("dc:title", described.title),
    inWords("dc:description", described.subject),
    ...[
      ["pdf:Keywords", described.keywords] as const,
      ["pdf:Producer", described.producer] as const,
      ["xmp:CreatorTool", described.creator] as const,
      ["xmp:CreateDate", date] as const,
      ["xmp:ModifyDate", date] as const,
      ["xmp:MetadataDate", date] as const,
      ["xmpMM:DocumentID", `uuid:${uuidOf(hash)}`] as const,
      ["xmpMM:VersionID", "1"] as const,
      ["xmpMM:RenditionClass", "default"] as const,
      ...says,
    ].map(plain),
    ...(claims ? [UA_CLAIM, UA_SCHEMA] : []),
  ]);
}

const SPACES = {
  dc: "http://purl.org/dc/elements/1.1/",
  pdf: "http://ns.adobe.com/pdf/1.3/",
  xmp: "http://ns.adobe.com/xap/1.0/",
  xmpMM: "http://ns.adobe.com/xap/1.0/mm/",
};

/** The claim of PDF/UA-1, and the description of its schema. */
const UA_SPACE = { pdfuaid: "http://www.aiim.org/pdfua/ns/id/" };
const UA_CLAIM = "<pdfuaid:part>1</pdfuaid:part>";
const EXTENSION_SPACES = {
  pdfaExtension: "http://www.aiim.org/pdfa/ns/extension/",
  pdfaSchema: "http://www.aiim.org/pdfa/ns/schema#",
  pdfaProperty: "http://www.aiim.org/pdfa/ns/property#",
};
const UA_SCHEMA = `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
${[
  plain(["pdfaSchema:schema", "PDF/UA identification schema"]),
  plain(["pdfaSchema:namespaceURI", UA_SPACE.pdfuaid]),
  plain(["pdfaSchema:prefix", "pdfuaid"]),
].join("\n")}
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
${[
  plain(["pdfaProperty:name", "part"]),
  plain(["pdfaProperty:valueType", "Integer"]),
  plain(["pdfaProperty:category", "internal"]),
  plain(["pdfaProperty:description", "part of ISO 14289 that the file keeps"]),
].join("\n")}
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>`;

/** A custom UUID (RFC 9562, version 8) from the file's content: equal files have equal UUIDs. */
function uuidOf(hash: Hash): string {
  const hex = hashHex(hash);
  const digits = `${hex}${hashHex(hashText(hex))}`;
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20)].join("-");
}

/** The color space in which transparency is blended (ISO 32000-1, 11.6.6). */
export const pageGroup = (standard: PdfStandard): PdfDictionary => ({
  Type: "Group",
  S: "Transparency",
  CS: rulesOf(standard).space,
});
