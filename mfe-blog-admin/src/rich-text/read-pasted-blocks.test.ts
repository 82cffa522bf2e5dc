import { pastesBlocks, readPastedBlocks } from './read-pasted-blocks';

const read = (html: string, text = '') => readPastedBlocks(html, text);

test('from Word: title, headings, lists that are paragraphs, links and subscript; a table and a picture are named', async () => {
  const html = `<html xmlns:o="x"><body><!--StartFragment--><p class="MsoTitle">A title</p><h1>First</h1>
    <p class="MsoNormal">See <a href="https://example.com/">the page</a> on CO<sub>2</sub> and m<sup>2</sup><o:p></o:p></p>
    <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>one</p>
    <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>two</p>
    <h3>Below</h3><table><tr><td>1</td></tr><tr><td>2</td></tr></table>
    <p class="MsoNormal"><img src="file:///C:/x.png">after</p></body></html>`;
  expect(pastesBlocks(html, '')).toBe(true);
  expect(await read(html)).toEqual({
    blocks: [
      { type: 'heading', content: 'A title' },
      { type: 'heading', content: 'First' },
      {
        type: 'paragraph',
        content: '<p>See <a href="https://example.com/" rel="noopener">the page</a> on CO₂ and m²</p>',
      },
      { type: 'list', content: '', items: ['one', 'two'] },
      { type: 'subheading', content: 'Below' },
      { type: 'paragraph', content: '<p>after</p>' },
    ],
    dropped: ['a table', 'a picture'],
  });
});

test('from Google Docs: the wrapper is no block, nested lists are flat, numbers are named', async () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span>Head</span></h2>
    <ol><li><p><span>one</span></p></li><li><p>two</p><ul><li>below</li></ul></li></ol><p dir="ltr"><span style="font-weight:700">bold</span>, <b>bold</b> and <i>italic</i></p></b>`;
  expect(await read(html)).toEqual({
    blocks: [
      { type: 'heading', content: 'Head' },
      { type: 'list', content: '', items: ['one', 'two', 'below'] },
      { type: 'paragraph', content: '<p><strong>bold</strong>, <strong>bold</strong> and <em>italic</em></p>' },
    ],
    dropped: ['list numbers', 'list levels'],
  });
});

test('Markdown, also as an editor of programs copies it, becomes blocks', async () => {
  const text = '# Head\n\nWith **bold** and [a link](https://example.com)\n\n1. one\n2. two\n';
  for (const html of ['', '<div><span># Head</span></div>']) {
    expect(pastesBlocks(html, text)).toBe(true);
    expect(await read(html, text)).toEqual({
      blocks: [
        { type: 'heading', content: 'Head' },
        {
          type: 'paragraph',
          content: '<p>With <strong>bold</strong> and <a href="https://example.com" rel="noopener">a link</a></p>',
        },
        { type: 'list', content: '', items: ['one', 'two'] },
      ],
      dropped: ['list numbers'],
    });
  }
});

test.each([
  ['<p>one <b>bold</b></p>', 'one bold'],
  ['<p data-pm-slice="1 1 []">text</p><ul><li>x</li></ul>', 'text'],
  ['', 'plain words'],
])('a piece of a paragraph stays in it: %j', (html, text) => expect(pastesBlocks(html, text)).toBe(false));

test('no script survives', async () => {
  const { blocks } = await read('<h2>x</h2><p>a<script>alert(1)</script><a href="javascript:x()">b</a></p>');
  expect(JSON.stringify(blocks)).not.toMatch(/script|alert/);
});

test('from a page: quotes, code, boxes in boxes and loose text become blocks; a line is named', async () => {
  const html = `Loose <b>text</b><div><div><h4>Below</h4>in a box</div></div><blockquote>Mind
    the gap</blockquote><pre>a &lt; b
c</pre><hr><ul><li></li><li>see <a href="https://a.example/x">here</a></li><li><a href="https://b.example">https://b.example</a></li></ul><h2> </h2>`;
  expect(pastesBlocks(html, '')).toBe(true);
  expect(await read(html)).toEqual({
    blocks: [
      { type: 'paragraph', content: '<p>Loose <strong>text</strong></p>' },
      { type: 'subheading', content: 'Below' },
      { type: 'paragraph', content: '<p>in a box</p>' },
      { type: 'callout', content: 'Mind the gap' },
      { type: 'paragraph', content: '<p><code>a &lt; b<br>c</code></p>' },
      { type: 'list', content: '', items: ['see here (https://a.example/x)', 'https://b.example'] },
    ],
    dropped: ['a horizontal line'],
  });
});
