/** Style of a league's web pages: ink on paper, one color, bands (design.md); in light mode, dark mode and print. */

/** @param accent the color of the game, `#RRGGBB` */
export const siteStyle = (accent: string): string => `:root{
  color-scheme:light dark;
  --paper:#fff;--ink:#161616;--soft:#5c5c5c;--line:#c9c9c5;--zebra:#f4f4f1;
  --accent:${accent};--on:#fff;--link:${accent};
}
@media(prefers-color-scheme:dark){:root{
  --paper:#151614;--ink:#ecebe6;--soft:#aaa9a2;--line:#42433e;--zebra:#1e1f1c;
  --link:color-mix(in srgb,${accent} 35%,#fff);
}.helmet{filter:drop-shadow(0 0 .6px #fff) drop-shadow(0 0 .6px #fff)}
  h2{box-shadow:inset 0 0 0 1px var(--line)}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:0 1rem 2rem;background:var(--paper);color:var(--ink);
  font:1rem/1.45 "Barlow Condensed","Roboto Condensed","Arial Narrow",system-ui,sans-serif;font-variant-numeric:tabular-nums}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--paper);z-index:1}
a{color:var(--link);text-underline-offset:.15em;text-decoration-thickness:1px}
a:focus-visible,.scroll:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header{padding:1.2rem 0 0;border-bottom:3px solid var(--ink)}
header p{margin:0}
.game{color:var(--soft);text-transform:uppercase;letter-spacing:.06em;font-size:.85rem}
.league{font-size:1.5rem;font-weight:700;overflow-wrap:anywhere}
.league a{color:inherit;text-decoration:none}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem .9rem;margin:.4rem 0 .5rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.35rem 0}
nav a[aria-current]{color:inherit;font-weight:700;text-decoration:none}
h1{margin:1.4rem 0 .4rem;font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.1;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:2rem 0 .6rem;padding:.2rem .6rem;background:var(--accent);color:var(--on);font-size:1.05rem;
  text-transform:uppercase;letter-spacing:.04em;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.lead{margin:.2rem 0 1rem;color:var(--soft);font-size:1.1rem}
.scroll{overflow-x:auto;margin:0 0 1.2rem}
table{border-collapse:collapse;width:100%}
caption{padding:.2rem 0;text-align:left;font-weight:700}
th,td{padding:.28rem .5rem;text-align:right;white-space:nowrap}
thead th{border-bottom:2px solid var(--ink);vertical-align:bottom}
tbody th{font-weight:400}
tbody+tbody .group th{padding-top:1.1rem}
.group th{text-align:left;font-weight:700;white-space:normal}
tbody tr{border-bottom:1px solid var(--line)}
tbody tr:nth-child(even):not(.group){background:var(--zebra)}
.words{text-align:left}
td.words{white-space:normal;min-width:6rem}
abbr{text-decoration:none}
.rank{display:inline-block;min-width:1.6em;color:var(--soft);vertical-align:middle}
.team{display:inline-flex;align-items:center;gap:.4rem;vertical-align:middle}
.helmet{width:1.75rem;height:1.55rem;flex:none;font-family:Rockwell,"Roboto Slab","Courier New",serif;font-weight:700}
.portrait{margin:0}
.portrait .helmet{width:8.75rem;height:7.6rem}
.many{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:0 1.6rem;align-items:start}
.many.wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,30rem),1fr))}
.many>*{min-width:0}
.many th,.many .words{white-space:normal;min-width:0}
.teams{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.3rem 1rem;margin:0;padding:0;list-style:none}
.teams a{padding:.3rem 0}
@media(max-width:34rem){
  body{font-size:.95rem}
  th,td{padding:.28rem .3rem}
  .words{white-space:normal}
  td.words{min-width:0}
  .team{gap:.3rem}
  .team .helmet{width:1.4rem;height:1.25rem}
  .rank{min-width:1.2em}
  th:has(.rank){white-space:nowrap}
  .rank+.team{width:8.4rem;white-space:normal}
}
footer{margin-top:2.5rem;padding-top:.5rem;border-top:1px solid var(--line);color:var(--soft);font-size:.9rem}
@media print{
  :root{--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--zebra:#f4f4f1;--link:#000}
  body{max-width:none;padding:0;font-size:9.5pt}
  nav,.skip{display:none}
  a{text-decoration:none}
  .scroll{overflow:visible;break-inside:avoid}
  h2{break-after:avoid}
}
`;
