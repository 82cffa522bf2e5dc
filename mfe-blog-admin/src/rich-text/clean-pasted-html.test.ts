import { cleanPastedHtml } from './clean-pasted-html';

const words = (html: string) => cleanPastedHtml(html).replace(/\s+/g, ' ').trim();

test('from Word: conditional comments, its own elements and bullets that are text are removed', () => {
  expect(
    words(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
      <!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
      <p class="MsoNormal" style="margin:0cm"><b>Bold</b> text<o:p></o:p></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>An item</p>
      </body></html>`,
    ),
  ).toBe('<p><b>Bold</b> text</p> <p data-list="">An item</p>');
});

test('from Google Docs: the `<b>` that is not bold is removed, and spans become marks', () => {
  expect(
    words(
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">plain </span><span style="font-weight:700">bold</span><span style="font-style:italic;font-weight:400"> slanted</span></p></b>`,
    ),
  ).toBe('<p dir="ltr"><span>plain </span><span><strong>bold</strong></span><span><em> slanted</em></span></p>');
});

test('style attributes do not reach the parser, where the policy would refuse them; text about styles stays', () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const html = `<p style="color:red">a</p><p class='x'\nstyle='color:red'>b</p><p>&lt;p style="x"&gt; style=c</p>`;
  expect(words(html)).toBe('<p>a</p><p>b</p><p>&lt;p style="x"&gt; style=c</p>');
  expect(parse.mock.calls[0]?.[0]).not.toMatch(/<p[^>]*\sstyle=/);
});

test('strikes stay, also where they are a style; raised text that has no characters stays as it is', () => {
  expect(
    words('<p><span style="text-decoration:line-through;font-weight:600">a</span>m<sup>2</sup> 4<sup>th</sup></p>'),
  ).toBe('<p><span><s><strong>a</strong></s></span>m<sup>²</sup> 4<sup>th</sup></p>');
});
