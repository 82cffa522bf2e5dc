/** The tokens that the inbox uses, for a site that brings none. @param colours its custom properties */
export const plainTokens = (
  colours: string,
) => `${colours}:root{--colour-line:var(--colour-line-strong);--font-body:system-ui,sans-serif;--text-small:.875rem;--text-title-small:1.125rem;--text-title-large:2rem;--line-body:1.6;--line-title:1.2;--weight-strong:600;--weight-title:640;--radius-small:.375rem;--radius-round:999px;--gutter:1.25rem}
*{box-sizing:border-box;margin:0}
html{font-family:var(--font-body);line-height:var(--line-body);color:var(--colour-ink);background:var(--colour-page)}
ul{padding:0;list-style:none}
a{color:var(--colour-accent)}
h1,h2{font-weight:var(--weight-title);line-height:var(--line-title)}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--colour-focus);outline-offset:2px}`;

/** Style of the inbox, behind that of the site: its type, its fields, its buttons. The policy of its pages contains its hash. */
export const inboxStyle = `header,main{max-width:64rem;margin:auto;padding:1rem var(--gutter)}
main{padding-block:1rem 4rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;border-bottom:1px solid var(--colour-line)}
header p{color:var(--colour-ink-soft)}
header nav{flex:1 1 18rem;display:flex;flex-wrap:wrap;gap:0 1.5rem}
header a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:var(--weight-strong);text-decoration:none}
header a:hover,header a[aria-current]{text-decoration:underline;text-underline-offset:.35em;text-decoration-thickness:2px}
header a[aria-current]{text-decoration-color:var(--colour-accent)}
h1{margin:1rem 0 1.5rem;font-size:var(--text-title-large);letter-spacing:-.025em;overflow-wrap:anywhere}
h2{margin:3rem 0 1rem;font-size:var(--text-title-small)}
main>p{margin-block:1rem}
.tools{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}
.tools p{display:grid;gap:.5rem}
.tools p:first-child:not(.tick){flex:1 1 14rem}
.tools .tick{display:flex;align-items:center;gap:.5rem;min-height:3rem}
label{font-weight:var(--weight-strong);font-size:var(--text-small)}
input:not([type=checkbox]),select,textarea{width:100%;min-height:3rem;padding:.6875rem .875rem;border:1px solid var(--colour-line-strong);border-radius:var(--radius-small);background:var(--colour-surface)}
input:not([type=checkbox]),select{height:3.125rem}
input[type=checkbox]{width:1.5rem;height:1.5rem}
button{min-height:3rem;padding:.5rem 1.5rem;border:1.5px solid var(--colour-line-strong);border-radius:var(--radius-round);background:none;color:inherit;font-weight:var(--weight-strong);cursor:pointer}
button:hover{border-color:var(--colour-accent);color:var(--colour-accent)}
.danger,.danger:hover{border-color:var(--colour-error);color:var(--colour-error)}
.danger:hover{text-decoration:underline}
.list{margin:1.5rem 0;border-top:1px solid var(--colour-line)}
.list li{border-bottom:1px solid var(--colour-line)}
.row{display:block;padding:1rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.row:hover .who{text-decoration:underline;text-underline-offset:.2em}
.who{font-weight:var(--weight-strong)}
.about,.text{display:block;font-size:var(--text-small);color:var(--colour-ink-soft)}
.about time{white-space:nowrap}
.mark{margin-inline-start:.25rem;padding:.125rem .625rem;border:1px solid var(--colour-line-strong);border-radius:var(--radius-round);font-size:.8125rem;white-space:nowrap}
.new{border-color:var(--colour-accent);color:var(--colour-accent)}
.due{border-color:var(--colour-error);color:var(--colour-error)}
dl{margin:1.5rem 0;display:grid;gap:.75rem}
dl div{display:grid;gap:0 1rem}
dt{font-size:var(--text-small);color:var(--colour-ink-soft)}
dd{white-space:pre-wrap;overflow-wrap:anywhere}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-bottom:1.5rem}
.note p{display:grid;gap:.5rem;justify-items:start;margin-bottom:.75rem}
.done,.mailed{padding:.75rem 1rem;border-left:4px solid var(--colour-line-strong);background:var(--colour-surface)}
.mailed{border-color:var(--colour-accent)}
@media(width>=600px){dl div{grid-template-columns:10rem 1fr}}`;
