import { describeContents, maxContents } from './gather-texts';
import { maxPageText, maxTitle, readPageText } from './read-page-text';

const readText = (html: string) => readPageText(html, { name: 'Halvard' });
const read = (main: string) =>
  readText(`<title>A &amp; B | Halvard</title><body><header>no</header><main id="main">${main}</main>`);

test('a page is what its main element says, divided by its headings, without gaps', () => {
  expect(
    read('<p>Before</p><h1>One  <b>robot</b></h1><ul><li>1500<li>kg</ul><p>Do<b>ck</b> <em>it</em> , now</p>'),
  ).toEqual({
    title: 'A & B',
    sections: [
      { heading: '', text: 'Before' },
      { heading: 'One robot', text: '1500 kg Dock it, now' },
    ],
  });
});

test('a section has the anchor of its heading, its element or the section around it', () => {
  const { sections } = read(
    '<h1>Page</h1><section id="data"><p>Label</p><h2>Data</h2><h3>Battery</h3></section><h2 id="more">More</h2><section><h2>Bare</h2></section>' +
      '<section id="questions"><h2>Questions</h2><details><summary><h3>How long?</h3></summary><p>Long</p></details></section><div id="_R_1_"><h2>Last</h2></div>',
  );
  expect(sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
    ['Page', undefined],
    ['Data', 'data'],
    ['Battery', 'data'],
    ['More', 'more'],
    ['Bare', undefined],
    ['Questions', 'questions'],
    ['How long?', 'questions'],
    ['Last', undefined],
  ]);
});

test('controls, drawings, hidden elements and cards of other pages are not searched', () => {
  const { sections } = read(
    '<h2>Read <svg><text>drawn</text></svg></h2><nav>Home</nav><button>Press</button><p hidden>secret</p><span aria-hidden="true">→</span>' +
      '<script>let x</script><label>Name <input></label><article><h3><a href="/other">Other</a></h3><p>Told there</p></article>' +
      '<a href="/third"><h3>Third</h3><p>Told there, too</p></a><h2>Own <a href="#own">#</a></h2>text <strong>Halvard</strong><time>18 May</time>' +
      '<section data-nosnippet=""><h2 id="next">Next</h2><p>Told elsewhere</p></section>' +
      '<div data-nosnippet><h2>Compared with the other five</h2><ul><li>Gear 1500 kg</ul></div>',
  );
  expect(sections).toEqual([
    { heading: 'Read', text: '' },
    { heading: 'Own', text: 'text Halvard 18 May' },
  ]);
});

test('no page has more text than a search can bear', () => {
  const { sections } = read(`<h1>Long</h1>${'<p>words of it</p>'.repeat(20_000)}<h2>End</h2>`);
  expect(JSON.stringify(sections).length).toBeLessThan(maxPageText + 1000);
});

test.each([
  ['a title', `<title>${'long title '.repeat(40_000)}</title><main>text</main>`],
  ['a heading', `<title>A</title><main><h1>${'long heading '.repeat(40_000)}</h1>text</main>`],
  ['one paragraph', `<title>A</title><main><p>${'long text '.repeat(400_000)}</p></main>`],
  ['many main elements', `<title>A</title>${'<main>x</main>'.repeat(200_000)}`],
  ['many headings', `<title>A</title><main>${'<h2>x</h2>'.repeat(40_000)}</main>`],
  ['many anchors', `<title>A</title><main>${`<h2 id="${'a'.repeat(290)}">x</h2>`.repeat(4000)}</main>`],
  ['an anchor', `<title>A</title><main><h2 id="${'a'.repeat(400_000)}">x</h2></main>`],
])('of a page that has a long text in %s no more is searched than of others', (_, html) => {
  expect(JSON.stringify(readText(html)).length).toBeLessThan(8 * maxPageText);
});

test('a text that is cut ends with a whole letter', () => {
  const { title, sections } = readText(
    `<title>${'a'.repeat(maxTitle - 1)}😀</title><main><h1>${'a'.repeat(299)}😀</h1>${'a'.repeat(49_600)}${'😀'.repeat(99)}</main>`,
  );
  // Half a letter is another one in UTF-8.
  for (const text of [title, sections[0]?.heading, sections[0]?.text])
    expect(Buffer.from(`${text}`, 'utf8').toString()).toBe(text);
});

test('the headings of a page are read up to a limit, and the rest is left out', () => {
  const { title, sections } = readText(
    `<title>${'word '.repeat(200)}</title><main><h1>${'a'.repeat(400)}</h1>first${'<h2>x</h2>text'.repeat(2000)}</main>`,
  );
  expect(title).toHaveLength(maxTitle);
  expect(sections[0]).toEqual({ heading: 'a'.repeat(300), text: 'first' });
  expect(sections.length).toBeLessThan(1000);
  expect(sections[1]).toEqual({ heading: 'x', text: 'text' });
});

test('one remote cannot fill the list of pages or the words of missing pages', () => {
  const page = (path: string, title: string) => ({ path, title, sections: [] });
  const hostile = Array.from({ length: 10_000 }, (_, at) => page(`/a/${at}`, `${at} `.repeat(1000)));
  const { pages } = describeContents(
    new Map([
      ['/texts/remotes/mfe-a.json', hostile],
      ['/texts/remotes/mfe-b.json', [page('/b', 'B')]],
    ]),
  );
  expect(pages[0]).toEqual({ path: '/a/0', title: '0 '.repeat(maxTitle / 2) });
  expect(pages.at(-1)).toEqual({ path: '/b', title: 'B' });
  expect(JSON.stringify(pages).length).toBeLessThan(1.2 * maxContents);
});
