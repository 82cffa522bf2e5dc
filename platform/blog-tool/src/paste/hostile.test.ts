import { linkPattern } from 'kit/posts/rich-text';
import { openEditor } from './paste.test.setup';

/** What runs, loads or covers something, if it is taken over as it is. */
const payloads = [
  '<script>RUN</script>',
  '<script src="data:text/javascript,RUN"></script>',
  '<img src=x onerror=RUN>',
  '<svg onload=RUN><script>RUN</script></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s></svg>',
  '<math><a xlink:href="javascript:RUN">x</a></math>',
  '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
  '<object data="javascript:RUN"></object><embed src="javascript:RUN">',
  '<a href="javascript:RUN">x</a>',
  '<a href=" java\nscript:RUN">x</a>',
  '<a href="&#106;avascript:RUN" onclick=RUN>x</a>',
  '<a href="data:text/html,<script>RUN</script>">x</a>',
  '<a href="//elsewhere.example" ping="//elsewhere.example">x</a>',
  '<p style="position:fixed;inset:0;background:url(javascript:RUN)" onmouseover=RUN>x</p>',
  '<p/style=position:fixed/onclick=RUN>x</p>',
  '<style>*{background:url(//elsewhere.example)}</style><link rel=stylesheet href="//elsewhere.example">',
  '<input autofocus onfocus=RUN><select autofocus onfocus=RUN></select><details open ontoggle=RUN>x</details>',
  '<form action="javascript:RUN"><button formaction="javascript:RUN">x</button></form>',
  '<base href="javascript:RUN//"><meta http-equiv=refresh content="0;url=javascript:RUN">',
  '<template><script>RUN</script></template><noscript><p title="</noscript><img src=x onerror=RUN>"></noscript>',
  '<!--><img src=x onerror=RUN>--><![if !x]><script>RUN</script><![endif]>',
];

/** Where it stands. */
const places: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<p>a ${payload} b</p>`,
  (payload) => `<h2 onclick=RUN>${payload}</h2>`,
  (payload) => `<ul><li>${payload}<ol start="1 onclick=RUN"><li>${payload}</li></ol></li></ul>`,
  (payload) => `<table><tr><td colspan="9e9" onclick=RUN>${payload}</td><td>x</td></tr></table>`,
  (payload) => `<pre><code class="language-js x onclick=RUN">${payload}</code></pre>`,
  (payload) => `<blockquote cite="javascript:RUN">${payload}<footer>${payload}</footer></blockquote>`,
  (payload) =>
    `<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><b style="mso-list:Ignore">${payload}</b>${payload}</p>`,
  (payload) => `<div data-pm-slice='0 0 ["unknown",{"stored":{"type":"x"}}]'>${payload}<p>x</p></div>`,
  (payload) => `<p data-pm-slice="1 1 []" data-email='"><img onerror=RUN>' onclick=RUN>${payload}</p>`,
];

/** Tables have a width as a style, which the editor sets. */
const isHostile = ({ name, value }: Attr) =>
  /^on|^srcdoc$|^ping$/.test(name) ||
  (name === 'href' && !linkPattern.test(value)) ||
  (name === 'style' && !/^min-width: \d+px;?$/.test(value));

test('210 hostile pastes leave nothing that runs, loads or covers anything', async () => {
  const opened = openEditor();
  const { editor } = opened;
  for (const payload of payloads) {
    for (const place of places) {
      const html = place(payload).replaceAll('RUN', 'window.ran=1');
      editor.commands.setContent({ type: 'doc', content: [{ type: 'paragraph' }] });
      await opened.paste({ html, text: 'x' });
      editor.state.doc.check();
      expect(
        editor.view.dom.querySelector('script, img, svg, math, iframe, object, embed, style, link, form, meta'),
      ).toBeNull();
      for (const element of editor.view.dom.querySelectorAll('*'))
        expect([...element.attributes].filter(isHostile).map(({ name, value }) => `${name}=${value}`)).toEqual([]);
    }
  }
  expect('ran' in window).toBe(false);
});
