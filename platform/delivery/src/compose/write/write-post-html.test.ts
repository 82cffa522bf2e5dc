import { JSDOM } from 'jsdom';
import type { Block } from 'kit/posts/block';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { writePostHtml } from './write-post-html';

const { embeds } = testDefinition;
const address = 'https://www.halvard.example/posts/post';
const read = (...blocks: Block[]) =>
  new JSDOM(writePostHtml({ content: blocks }, address, embeds)).window.document.body;

test('each block is what it says', () => {
  const entry = (text: string, level: number, change: object = {}) =>
    ({ text, level, marker: 'bullet', ...change }) as const;
  const entries = [
    entry('Loads', 0, { marker: 'number', start: 3 }),
    entry('<strong>Pallets</strong>', 1),
    entry('Measured', 0, { marker: 'task', isDone: true }),
  ];
  const body = read(
    { id: 1, type: 'heading', content: 'Crossings', rich: '<em>Crossings</em>' },
    { id: 2, type: 'subheading', content: 'Shared' },
    { id: 3, type: 'callout', content: 'Mind\nthe gap' },
    { id: 4, type: 'cta', content: 'Write to us', email: 'a@b.example?cc=c@d.example' },
    { id: 5, type: 'list', content: '', items: ['Loads', 'Pallets', 'Measured'], entries },
    { id: 6, type: 'list', content: '', items: ['One', 'Two'] },
    { id: 7, type: 'quote', content: '<p>It just runs.</p>', source: 'A shift leader' },
    { id: 8, type: 'code', content: 'if (a < b) {\n  go();\n}' },
    {
      id: 9,
      type: 'table',
      hasHeader: true,
      rows: [{ cells: ['Robot'] }, { cells: ['<strong>Gear</strong>'] }],
      caption: 'All',
    },
    { id: 10, type: 'divider' },
    { id: 11, type: 'footnote', name: '1', content: 'Measured <em>twice</em>' },
  );
  expect(body.querySelector('h2 > em')?.textContent).toBe('Crossings');
  expect(body.querySelector('h3')?.textContent).toBe('Shared');
  expect(body.querySelector('aside br')).not.toBeNull();
  expect(body.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe('mailto:a@b.example%3Fcc%3Dc@d.example');
  expect(body.querySelector('ol')?.start).toBe(3);
  expect(body.querySelector('ol > li > ul > li > strong')?.textContent).toBe('Pallets');
  expect([...body.querySelectorAll('body > ul')].map((list) => list.textContent)).toEqual(['☑ Measured', 'OneTwo']);
  expect(body.querySelector('blockquote')?.textContent).toBe('It just runs.— A shift leader');
  expect(body.querySelector('pre')?.textContent).toBe('if (a < b) {\n  go();\n}');
  expect(body.querySelector('th')?.textContent).toBe('Robot');
  expect(body.querySelector('td > strong')?.textContent).toBe('Gear');
  expect(body.querySelector('table > caption')?.textContent).toBe('All');
  expect(body.querySelector('#footnote-1')?.textContent).toBe('1 Measured twice');
  expect(body.querySelectorAll('hr')).toHaveLength(1);
});

test('links and pictures have complete addresses; unknown blocks are left out', () => {
  const body = read(
    {
      id: 1,
      type: 'paragraph',
      content:
        '<p><a href="/ask-us" rel="noopener">us</a><a href="#loads" rel="noopener">here</a><a href="https://[" rel="noopener">nowhere</a></p>',
    },
    { id: 2, type: 'embed', kind: 'robot', name: 'gear' },
    { id: 3, type: 'embed', kind: 'film', name: 'pumps-at-work' },
    { id: 4, type: 'embed', kind: 'film', name: 'of a later release' },
  );
  expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://www.halvard.example/ask-us',
    'https://www.halvard.example/posts/post#loads',
    'https://[',
    'https://www.halvard.example/pumps/model?product=gear',
    expect.stringMatching(/^https:\/\/www\.halvard\.example\/media\/.+\.mp4$/),
  ]);
  for (const picture of body.querySelectorAll('img')) {
    expect(picture.getAttribute('src')).toMatch(/^https:\/\/www\.halvard\.example\/media\/.+\.webp$/);
  }
});

test('what nobody sanitised is text', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const body = read(
    { id: 1, type: 'paragraph', content: evil },
    { id: 2, type: 'heading', content: evil },
    { id: 3, type: 'list', content: '', items: [evil] },
    { id: 4, type: 'cta', content: evil, email: evil },
    { id: 5, type: 'table', rows: [{ cells: [evil] }], hasHeader: false, caption: evil },
    { id: 6, type: 'quote', content: evil, source: evil },
    { id: 7, type: 'footnote', name: evil, content: evil },
  );
  expect(body.querySelector('img')).toBeNull();
  expect(body.textContent?.split(evil)).toHaveLength(12);
});

test('below a path, links and pictures of the site are named with it', () => {
  const blocks: Block[] = [
    { id: 1, type: 'paragraph', content: '<p><a href="/ask-us" rel="noopener">Ask</a></p>' },
    { id: 2, type: 'embed', kind: 'robot', name: 'gear' },
  ];
  const html = writePostHtml({ content: blocks }, 'https://www.halvard.example/robots/posts/post', embeds, '/robots');
  expect(html).toContain('href="https://www.halvard.example/robots/ask-us"');
  expect(html).toContain('src="https://www.halvard.example/robots/media/');
});

test('a file is a link with its whole address, its kind and its size', () => {
  const link = read({
    ...{ id: 1, type: 'file', file: `${'a'.repeat(32)}.pdf`, name: 'How <to>.pdf', bytes: 2_400_000 },
  }).querySelector('a');
  expect(link?.textContent).toBe('How <to> (PDF, 2.4 MB)');
  expect(link?.href).toBe(`https://www.halvard.example/media/posts/files/${'a'.repeat(32)}/How%20-to-.pdf`);
});
