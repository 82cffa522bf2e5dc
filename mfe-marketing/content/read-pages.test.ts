import remote from '../remote';
import { aboutUs } from '../src/about-us/about-us.content';
import { careers } from '../src/careers/careers.content';
import { press } from '../src/company/press/press.content';
import { safety } from '../src/company/safety/safety.content';
import { service } from '../src/company/service/service.content';
import { legalTexts } from '../src/legal/legal-texts.content';
import { pageSchema, parsePage, readAboutUs, readPage } from './read-pages';

const head = '---\ntitle: Care\ndescription: How we care.\n---\n';
const parse = (body: string, needs = {}) => parsePage('pages/care.md', `${head}\n${body}`, pageSchema, needs);

test("a chapter's id comes after its title, or else from its words", () => {
  expect(
    parse('## How we care {#how}\n\nWell.\n\n## Who cares?\n').chapters.map(({ id, title }) => [id, title]),
  ).toEqual([
    ['how', 'How we care'],
    ['who-cares', 'Who cares?'],
  ]);
});

test('Markdown becomes paragraphs, lists, notes, tables and facts, with figures', () => {
  const body = [
    '## All',
    'We are **{company}**, and [write](/contact).',
    '- Q & A\n- two',
    '1. *first*\n2. second',
    '> [!NOTE]\n> Mind this.',
    '| What | How |\n| --- | --- |\n| a | [b](/news) |',
    '| | |\n| --- | --- |\n| Email | [{contact-press}](mailto:{contact-press}) |\n| Reply | Soon |',
    '::embed{kind=part name=map}',
  ].join('\n\n');
  const [chapter] = parse(body, { inserts: ['map'] }).chapters;
  expect(chapter?.parts).toEqual([
    {
      type: 'paragraph',
      words: [
        'We are ',
        { tag: 'strong', children: ['Corvane'] },
        ', and ',
        { tag: 'a', href: '/contact', children: ['write'] },
        '.',
      ],
    },
    { type: 'list', isNumbered: false, items: [['Q & A'], ['two']] },
    { type: 'list', isNumbered: true, items: [[{ tag: 'em', children: ['first'] }], ['second']] },
    { type: 'note', words: ['Mind this.'] },
    { type: 'table', names: ['What', 'How'], rows: [[['a'], [{ tag: 'a', href: '/news', children: ['b'] }]]] },
    {
      type: 'facts',
      facts: [
        { name: 'Email', value: 'press@corvane.example', to: 'mailto:press@corvane.example' },
        { name: 'Reply', value: 'Soon' },
      ],
    },
    { type: 'insert', name: 'map' },
  ]);
});

test('a heading below chapter level makes an entry', () => {
  const [chapter] = parse('## Steps {#steps}\n\nFirst:\n\n### You call\n\nWe answer.\n\nAt once.\n', {
    entriesIn: ['steps'],
  }).chapters;
  expect(chapter?.parts).toEqual([{ type: 'paragraph', words: ['First:'] }]);
  expect(chapter?.entries).toEqual([{ title: 'You call', paragraphs: ['We answer.', 'At once.'] }]);
});

test.each([
  ['Words.', 'line 6: words before the first chapter. Begin the chapter with "## "'],
  ['## A\n\n## A', 'line 8: a second "a". Give the chapter an id of its own: "## A {#other}"'],
  ['## A {#next}', 'line 6: a second "next". Give the chapter an id of its own: "## A {#other}"'],
  ['## A {#Next}', 'line 6: there is no figure "#Next"'],
  ['## A\n\nBy {companie}.', 'line 8: there is no figure "companie".'],
  [
    '## A\n\n### B\n\nWords.',
    'line 8: the title "B" has no place in this chapter. Write it as one of a chapter: "## B"',
  ],
  ['## A\n\n- one\n  - two', 'line 8: a list of lists, or of tasks. Write one list'],
  [
    '## A\n\n```\ncode\n```',
    'line 8: a part of the kind "code". A page has paragraphs, lists, tables, notes and entries',
  ],
  ['## A\n\n::embed{kind=robot name=fork}', 'line 8: "::embed{kind=robot …}". A page has "::embed{kind=part name=…}"'],
  [
    '## A\n\n::embed{kind=part name=map}',
    'line 8: there is no part "map", or it stands here twice. This page has none',
  ],
  [
    '## A\n\n| | |\n| --- | --- |\n| Mail | [a](/a) or b |',
    'line 8: facts of which "Mail" is no name with words or one link',
  ],
])('%j is refused, with what to do', (body, message) => {
  expect(() => parse(body)).toThrow(`pages/care.md${message.startsWith('line') ? ', ' : ': '}${message}`);
});

test('an entry is plain paragraphs', () => {
  for (const more of ['**Words.**', '- Words.'])
    expect(() => parse(`## A\n\n### B\n\n${more}`, { entriesIn: ['a'] })).toThrow(
      'pages/care.md, line 10: below "### B" is more than plain paragraphs. Write them without marks, links and lists',
    );
});

test('a page must have the chapters and parts it is built from', () => {
  const needs = { chapters: ['how'], inserts: ['map', 'list'] };
  expect(() => parse('## Who {#who}', needs)).toThrow(
    'pages/care.md: there is no chapter "how", which the page lays out or others link to. Write "## Its title {#how}"',
  );
  expect(() => parse('## How\n\n::embed{kind=part name=map}', needs)).toThrow(
    'pages/care.md: its part "list" is nowhere. Write "::embed{kind=part name=list}" where it shall stand',
  );
  expect(() => parse('## How\n\n::embed{kind=part name=map}\n\n::embed{kind=part name=map}', needs)).toThrow(
    'there is no part "map", or it stands here twice. This page has map, list, each once',
  );
});

test.each([
  ['title: Care\nlede: Hi\ndescription: How.', 'line 3: field "lede": there is no such field'],
  [
    'title: Care\ndescription: How.\nnext:\n  - to: news\n    title: News\n    text: New.',
    'line 5: field "next.0.to": must be a path of this site',
  ],
  ['title: Care\ndescription: By {companie}.', 'line 3: there is no figure "companie"'],
  ['title: Care\ndescription: How: so.', 'line 3: '],
])('front matter %j is refused with its line', (front, message) => {
  expect(() => parsePage('pages/care.md', `---\n${front}\n---\n`, pageSchema, {})).toThrow(`pages/care.md, ${message}`);
});

test('a missing field is named', () => {
  const front = 'title: Care\ndescription: How.\nclosing:\n  title: Ask\n  text: Us.';
  expect(() => parsePage('pages/care.md', `---\n${front}\n---\n`, pageSchema, {})).toThrow(
    'field "closing.button": is missing',
  );
});

test('a picture outside the catalog and a missing file are named', () => {
  expect(() =>
    parsePage('pages/care.md', '---\ntitle: Care\ndescription: How.\npicture: nothing\n---\n', pageSchema, {}),
  ).toThrow('pages/care.md: there is no picture "nothing". Name one of those in shared-config/src/media/catalog');
  expect(() => readPage('warranty')).toThrow(
    'content/pages/warranty.md: there is no such file. Put it back, or take its page out of remote.ts',
  );
  expect(() => readAboutUs({ chapters: ['founders'], entriesIn: ['principles'] })).toThrow(
    'content/pages/about-us.md: there is no chapter "founders"',
  );
});

test('pages link to pages that exist', () => {
  const pages = new Set([
    ...remote.routes.flatMap(({ path, entries }) => entries ?? [path]),
    // Of another remote, and a file of the site.
    '/partner-with-us',
    '/.well-known/security.txt',
  ]);
  const texts = [...Object.values(legalTexts), careers, service, safety, press, aboutUs];
  const links = [...JSON.stringify(texts).matchAll(/"(?:href|to|news)":"(\/[^"#]*)/g)].map(([, to]) => `${to}`);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((to) => !pages.has(to))).toEqual([]);
});

test('a longer company text begins with the shorter ones', () => {
  const entries = press.chapters.find(({ id }) => id === 'texts')?.entries ?? [];
  expect(entries).toHaveLength(3);
  const [[sentence] = []] = entries.map(({ paragraphs }) => paragraphs);
  for (const { paragraphs } of entries) expect(paragraphs[0]?.startsWith(`${sentence}`)).toBe(true);
});
