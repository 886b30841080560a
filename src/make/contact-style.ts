/** Style of the contact sheet: black ink, one accent, horizontal bands, white paper (design.md). */
export const CONTACT_STYLE = `:root{--ink:#161616;--grey:#6b6b6b;--line:#bdbdbd}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1240px;padding:28px 24px 40px;background:#fff;color:var(--ink);font:500 18px/1.35 "Barlow Condensed","Arial Narrow",sans-serif}
main{margin-bottom:48px}
h1{margin:0;font:400 44px/1.05 Graduate,Rockwell,serif;text-transform:uppercase;letter-spacing:.01em}
.tag{margin:4px 0 12px;font-size:19px}
.yards{display:block;width:100%;height:20px;fill:none;stroke:var(--ink);stroke-width:.18}
.yards .zone{stroke:var(--accent);stroke-width:.5}
.lead{margin:12px 0 20px}
ul{display:grid;grid-auto-flow:dense;grid-template-columns:repeat(auto-fill,minmax(270px,1fr));gap:26px 22px;margin:0;padding:0;list-style:none}
li{display:flex;flex-direction:column}
@media(min-width:640px){.wide{grid-column:span 2}}
h2{margin:0;padding:3px 9px;background:var(--accent);color:#fff;font:700 17px/1.4 "Barlow Condensed","Arial Narrow",sans-serif;text-transform:uppercase;letter-spacing:.02em;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
h2 span{opacity:.85;margin-right:5px}
.page{display:flex;align-items:center;justify-content:center;height:350px;padding:12px;border:1px solid var(--ink);border-top:0;background:#f4f4f2}
.page img{max-width:100%;max-height:100%;width:auto;height:auto;background:#fff;outline:1px solid var(--line)}
li p{margin:6px 0 0}
.links{color:var(--grey)}
.links a{margin-right:8px}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:2px}
.studio{margin:0 0 22px}
.credit,footer{margin:22px 0 0;color:var(--grey);font-size:16px}
footer{padding-top:10px;border-top:1px solid var(--ink)}
@media print{li{break-inside:avoid}}`;
