import { readPastedHtml } from './read-pasted-html';

/** What is pasted becomes: figures by the address that was taken in, all else by its text. */
function read(html: string, place?: Parameters<typeof readPastedHtml>[1]) {
  const taken: string[] = [];
  const pasted = readPastedHtml(html, place, (address) => {
    taken.push(address);
    return `waiting:${taken.length}`;
  });
  const holder = document.createElement('div');
  holder.innerHTML = pasted.html;
  const blocks = [...holder.children].map((element) => {
    const { picture, alt, caption } = { ...(element as HTMLElement).dataset };
    return picture
      ? [picture, alt, caption].filter(Boolean).join(' | ')
      : `${element.localName}: ${element.textContent.trim()}`;
  });
  return { taken, blocks, dropped: pasted.dropped };
}

const [one, two] = ['https://a.example/1.png', 'data:image/png;base64,AAEC'];

test('pictures between and within texts are blocks at their place, in their order', () => {
  expect(read(`<p>Before <img src="${one}" alt=" A dock "> after</p><img src="${two}"><p>End</p>`)).toEqual({
    taken: [one, two],
    blocks: ['p: Before', 'waiting:1 | A dock', 'p: after', 'waiting:2', 'p: End'],
    dropped: [],
  });
});

test('a picture in a footnote stands behind it', () => {
  const { blocks } = read(`<div data-footnote="1"><p>Note <img src="${one}"></p></div><p>End</p>`);
  expect(blocks).toEqual(['p: Note', 'waiting:1', 'p: End']);
});

test('the caption of a figure is that of its picture', () => {
  const { blocks } = read(`<figure><a href="/"><img src="${one}"></a><figcaption> At  the gate </figcaption></figure>`);
  expect(blocks).toEqual(['waiting:1 | At the gate']);
});

test.each([
  ['a heading', `<h2>Head <img src="${one}"></h2>`, ['h2: Head', 'waiting:1']],
  [
    'a list',
    `<ul><li>a <img src="${one}"></li><li>b<ul><li>c <img src="${two}"></li></ul></li></ul>`,
    ['ul: abc', 'waiting:1', 'waiting:2'],
  ],
  ['a table', `<table><tr><td>x <img src="${one}"></td><td>y</td></tr></table>`, ['table: xy', 'waiting:1']],
  ['a quote', `<blockquote><p>said</p><img src="${one}"></blockquote>`, ['blockquote: said', 'waiting:1']],
])('in %s there is no room: they stand behind it', (_name, html, expected) => {
  expect(read(html).blocks.map((block) => block.replaceAll(/\s+(?=[bcy]|$)/g, ''))).toEqual(expected);
});

test('tracking pixels, emoji and hidden or empty pictures are not taken as pictures', () => {
  const html = `<p>Text <img src="${one}" width="1" height="1"><img src="${two}" alt="😀"><img><span hidden><img src="${one}"></span></p>`;
  expect(read(html)).toMatchObject({ taken: [], blocks: ['p: Text 😀'] });
});

test('a page that loads its pictures late says where they are', () => {
  expect(read(`<img src="data:image/gif;base64,R0lG" data-src="${one}">`).taken).toEqual([one]);
});

test('in a cell they are named, and nobody fetches them', () => {
  expect(read(`<p>a <img src="${one}"></p>`, { kind: 'lines' })).toMatchObject({ taken: [], dropped: ['a picture'] });
});
