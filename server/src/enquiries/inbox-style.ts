import { lightDark, palette } from 'shared-config/palette';

const [page, surface, ink, soft] = [palette.page, palette.surface, palette.ink, palette.inkSoft].map(lightDark);
const [line, accent, error, focus] = [palette.lineStrong, palette.accent, palette.error, palette.focus].map(lightDark);

/** Style of the inbox; the policy of its pages contains its hash. */
export const inboxStyle = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:${ink};background:${page}}
header,main{max-width:60rem;margin:auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
nav a{margin-right:1rem}
a{color:${accent}}
h1{margin:.5rem 0;line-height:1.15;overflow-wrap:anywhere}
h2{margin-top:3rem;font-size:1.125rem}
.tools{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}
.tools p{margin:0;display:grid;gap:.25rem}
.tools p:first-child:not(.tick){flex:1 1 14rem}
.tools .tick{display:flex;align-items:center;gap:.5rem;min-height:2.75rem}
label{font-weight:600;font-size:.875rem}
input:not([type=checkbox]),select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid ${line};border-radius:.375rem;font:inherit;color:inherit;background:${surface}}
input[type=checkbox]{width:1.5rem;height:1.5rem}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid ${line};border-radius:.375rem;background:${surface};color:inherit;font:inherit;cursor:pointer}
button:hover{border-color:${accent}}
.danger{border-color:${error};color:${error}}
.danger:hover{border-color:${error};text-decoration:underline}
:focus-visible{outline:3px solid ${focus};outline-offset:2px}
.list{margin:1rem 0;padding:0;list-style:none;border-top:1px solid ${line}}
.list li{border-bottom:1px solid ${line}}
.row{display:block;padding:.75rem .25rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.row:hover .who{text-decoration:underline}
.who{font-weight:600}
.about,.text{display:block;font-size:.875rem;color:${soft}}
.about time{white-space:nowrap}
.mark{padding:.125rem .5rem;border:1px solid ${line};border-radius:1rem;font-size:.8125rem;white-space:nowrap}
.new{border-color:${accent};color:${accent}}
.due{border-color:${error};color:${error}}
dl{margin:1.5rem 0;display:grid;gap:.75rem}
dl div{display:grid;gap:0 1rem}
dt{font-size:.875rem;color:${soft}}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.ways{display:flex;flex-wrap:wrap;gap:.75rem}
.note p{display:grid;gap:.25rem;justify-items:start}
.done,.mailed{padding:.75rem 1rem;border-left:4px solid ${line};background:${surface}}
.mailed{border-color:${accent}}
@media(width>=600px){dl div{grid-template-columns:10rem 1fr}}`;
