/** A small page with one of everything that pages may draw; every engine has to set it alike. */
import type { Page } from "../../src/sheet/drawing/types.js";
import { markupPage } from "./markup-page.js";

const SENTENCE = "AVATAR Ty. 1,017 To Wayfarer 88–71 Łódź fi ffl";

/** [family, weight] of every face in the book. */
export const FACES = [
  ["Barlow Condensed", 400],
  ["Barlow Condensed", 500],
  ["Barlow Condensed", 600],
  ["Barlow Condensed", 700],
  ["Graduate", 400],
  ["Kalam", 400],
] as const;

const font = (family: string, weight: number, size: number): string =>
  `font-family="${family}" font-weight="${weight}" font-size="${size}"`;
const BODY = font("Barlow Condensed", 500, 3.2);

const faces = FACES.map(([family, weight], i) => {
  const text = family === "Graduate" ? SENTENCE.replace("Łódź", "Lodz").toUpperCase() : SENTENCE;
  return `<text x="5" y="${8 + i * 5.5}" ${font(family, weight, 3.6)} fill="#161616">${text}</text>`;
}).join("");

const anchors = (["start", "middle", "end"] as const)
  .map(
    (anchor, i) =>
      `<text x="55" y="${44 + i * 5}" ${BODY} fill="#161616" text-anchor="${anchor}">Anchor AV ${anchor} 171</text>`,
  )
  .join("");

const tracked =
  `<text x="5" y="62" ${font("Barlow Condensed", 700, 3)} letter-spacing="0.3" fill="#8C2F2B">TRACKED OFFENSE fi</text>` +
  `<text x="55" y="62" ${font("Barlow Condensed", 600, 3)} letter-spacing="-0.05" fill="#1F3A68">TIGHT DEFENSE</text>`;

const spans =
  `<text x="5" y="68" ${BODY} fill="#161616">Roll <tspan font-weight="700" fill="#1E5B3A">11–66</tspan> then ` +
  `<tspan font-family="Kalam" font-weight="400" fill="#2B4C7E">gain 7</tspan> &amp; &lt;stop&gt;</text>` +
  `<text transform="translate(104 60) rotate(-90)" ${BODY} text-anchor="middle" fill="#161616">TURNED 1234</text>`;

const shapes =
  `<rect x="5" y="74" width="20" height="10" fill="#DDEEDD" stroke="#161616" stroke-width="0.176"/>` +
  `<rect x="28" y="74" width="20" height="10" rx="2" fill="none" stroke="#1F3A68" stroke-width="0.564"/>` +
  `<circle cx="57" cy="79" r="5" fill="#E8C547"/><ellipse cx="70" cy="79" rx="6" ry="3.5" fill="none" stroke="#8C2F2B" stroke-width="0.353"/>` +
  `<line x1="80" y1="74" x2="100" y2="84" stroke="#161616" stroke-width="0.353" stroke-dasharray="2 1"/>` +
  `<polyline points="80,84 85,76 90,84 95,76 100,84" fill="none" stroke="#2E7D32" stroke-width="0.5" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<polygon points="5,88 15,88 10,96" fill="#161616"/>` +
  `<path d="M20 96C22 86 30 86 32 96S42 106 44 96Q46 90 50 92T56 96A4 3 20 0 1 62 92H66V96Z" fill="#F2D7D5" stroke="#8C2F2B" stroke-width="0.25"/>` +
  `<path d="M70 88h12v10h-12zM73 91v4h6v-4z" fill="#1F3A68" fill-rule="evenodd"/>` +
  `<rect x="86" y="88" width="10" height="8" fill="#1E5B3A" opacity="0.4"/>`;

const clipped =
  `<clipPath id="window"><rect x="5" y="102" width="25" height="8"/></clipPath>` +
  `<g clip-path="url(#window)"><circle cx="10" cy="106" r="7" fill="#2E7D32"/><text x="12" y="108" ${font("Graduate", 400, 7)} fill="#FFFFFF">CLIPPED</text></g>`;

const placed =
  `<use href="#die" transform="translate(40 102) scale(1)"/><use href="#die" x="96" y="102"/><use href="#die" x="52" y="102" fill="#8C2F2B"/>` +
  `<use href="#die" transform="translate(70 106) rotate(30) scale(0.8)" fill="#161616"/>`;

/** Drawn in the paint of the place that uses it. */
const die =
  `<defs><g id="die"><rect width="8" height="8" rx="1.2" fill="none" stroke="#161616" stroke-width="0.3"/>` +
  `<circle cx="2" cy="2" r="0.8"/><circle cx="4" cy="4" r="0.8"/><circle cx="6" cy="6" r="0.8"/></g></defs>`;

/** The page with its first line of text moved to the right by some millimeters. */
export const richPage = (moved = 0): Page =>
  markupPage(
    {
      art: `<rect width="110" height="116" fill="#FFFFFF"/>${shapes}`,
      form: faces.replace('<text x="5"', `<text x="${5 + moved}"`) + anchors + tracked + spans + clipped,
      pencil: `<g fill="#2B4C7E" transform="rotate(-1.5 80 108)"><text x="84" y="108" ${font("Kalam", 400, 4)}>14–7, won!</text></g>`,
      marks: die + placed,
    },
    { width: 110, height: 116, title: "Rich page & <all> it may hold" },
  );

export const RICH_PAGE: Page = richPage();
