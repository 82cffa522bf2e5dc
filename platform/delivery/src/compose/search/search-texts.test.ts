import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestWorkspace, type TestWorkspace, testPost } from '../../../testing/test-workspace';
import { selectPublished } from '../../posts/select-published';
import { composeSite } from '../compose-site';
import { maxPostTexts, maxRemoteTexts } from './gather-texts';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

/** Draws a page with a text, and what the page was given of the site. */
const draw = (text: string) =>
  `(location, posts) => '<main><h1>' + location + '</h1><p>${text}</p>' + (posts?.site ? '<ul>' + posts.site.pages.map(({ path }) => '<li>' + path) .join('') + '</ul>' : '') + '</main>'`;
const makeLive = async (text: string, remote?: string, paths?: string[], fields?: object) =>
  workspace.promote(workspace.publish(draw(text), remote, paths, fields), remote);
const readSite = (file: string) => JSON.parse(readFileSync(join(workspace.site, file), 'utf8'));
const searched = (file: string): string[] =>
  readSite(file).pages.map(
    ({ path, sections }: { path: string; sections: { text: string }[] }) => `${path}: ${sections[0]?.text}`,
  );
/** Texts that have been read, by the folders of their pages in the store. */
const readTexts = () =>
  new Set(
    readdirSync(join(workspace.cache, 'pages')).filter(
      (page) => readFileSync(join(workspace.cache, 'pages', page, 'text.json'), 'utf8') !== '',
    ),
  );

test('each remote has one file of texts, and promoting it reads only its pages again', async () => {
  await makeLive('first');
  await makeLive('other', 'mfe-other', ['/x', '/y']);
  await composeSite(workspace);
  expect(searched('texts/remotes/mfe-test.json')).toEqual(['/a: first', '/b: first', '/c: first', '/posts: first']);
  expect(searched('texts/remotes/mfe-other.json')).toEqual(['/x: other', '/y: other']);
  const before = readTexts();
  await makeLive('second', 'mfe-other', ['/x', '/y']);
  // A text is read when its page is rendered.
  expect((await composeSite(workspace)).rendered).toBe(2);
  expect(searched('texts/remotes/mfe-other.json')).toEqual(['/x: second', '/y: second']);
  expect([...readTexts()].filter((page) => !before.has(page))).toHaveLength(2);
});

test('a page that asks for it gets the site’s contents, and renders again with them', async () => {
  await makeLive('first');
  const routes = [{ path: '/find', expose: './page', posts: 'latest', contents: true }];
  await makeLive('search', 'mfe-search', [], { routes });
  await composeSite(workspace, { posts: [testPost('one', 'One')] });
  const html = () => readFileSync(join(workspace.site, 'find/index.html'), 'utf8');
  for (const path of ['/a', '/posts', '/posts/one']) expect(html()).toContain(`<li>${path}`);
  expect(readSite('find/posts.json').site).toEqual(readSite('texts/contents.json'));
  expect(readSite('texts/contents.json').texts).toEqual(['/texts/remotes/mfe-test.json', '/texts/posts.json']);
  const { rendered } = await composeSite(workspace, { posts: [] });
  expect(html()).not.toContain('<li>/posts/one');
  // The list of posts, and the one that asks.
  expect(rendered).toBe(2);
});

test('posts are searched only while readers see them, never as drafts', async () => {
  await makeLive('first');
  const document = (slug: string, fields: object) => {
    const data = { ...testPost(slug, `Title of ${slug}`), status: 'published', ...fields };
    return { id: slug, data };
  };
  const compose = async (...documents: ReturnType<typeof document>[]) => {
    const { posts } = await selectPublished(documents);
    await composeSite(workspace, { posts });
    const files = readdirSync(join(workspace.site, 'texts'), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(workspace.site, 'texts', file), 'utf8'))
      .join('');
  };
  const hidden = [
    document('draft', { status: 'draft' }),
    document('later', { status: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' }),
  ];
  const texts = await compose(document('seen', {}), ...hidden);
  expect(texts).toContain('Title of seen');
  expect(texts).not.toMatch(/Title of (draft|later)/);
  expect(await compose(...hidden)).not.toContain('Title of');
  expect(existsSync(join(workspace.site, 'texts/posts.json'))).toBe(false);
});

test('the newest posts are searched in full, others by title, category and excerpt', async () => {
  await makeLive('first');
  const long = (slug: string) => ({
    ...testPost(slug, slug),
    excerpt: `excerpt of ${slug}`,
    content: [{ id: 1, type: 'paragraph' as const, content: `<p>${'word '.repeat(maxPostTexts / 12)}</p>` }],
  });
  await composeSite(workspace, { posts: ['newest', 'second', 'third', 'oldest'].map(long) });
  const { pages } = readSite('texts/posts.json');
  expect(pages.map(({ sections }: { sections: object[] }) => sections.length)).toEqual([2, 2, 1, 1]);
  expect(JSON.stringify(pages.at(-1))).toContain('excerpt of oldest');
});

test('one remote makes the search slow for nobody: its pages beyond a limit are named', async () => {
  const drawing = (title: string, main: string) =>
    `(location) => '<main><h1>${title}</h1>' + ${main} + '</main><meta name="of" content="' + location + '">'`;
  const paths = Array.from({ length: 60 }, (_, at) => `/hostile/p${at}`);
  await makeLive('first');
  const hostile = workspace.publish(
    drawing('Hostile', `'<p>' + 'words '.repeat(10_000) + '</p>'`),
    'mfe-hostile',
    paths,
  );
  await workspace.promote(hostile, 'mfe-hostile');
  const before = await composeSite(workspace);
  const texts = readFileSync(join(workspace.site, 'texts/remotes/mfe-hostile.json'), 'utf8');
  expect(texts.length).toBeLessThan(1.1 * maxRemoteTexts);
  const searchedPages = JSON.parse(texts).pages.length;
  expect(searchedPages).toBeGreaterThan(10);
  expect(before.unsearched).toEqual([
    { remote: 'mfe-hostile', pages: paths.length - searchedPages, first: `/hostile/p${searchedPages}` },
  ]);
  expect(before.leftOut).toEqual([]);
  // They are there, and are listed.
  expect(existsSync(join(workspace.site, 'hostile/p59/index.html'))).toBe(true);
  expect(readSite('texts/contents.json').pages).toContainEqual({ path: '/hostile/p59', title: '/hostile/p59' });
  expect(searched('texts/remotes/mfe-test.json')).toHaveLength(4);
  // A release is composed for its checks first, and taken over then.
  expect(await composeSite(workspace)).toMatchObject({ outcome: 'unchanged', unsearched: before.unsearched });
});

test('a title counts with each section, as the search has it', async () => {
  const paths = Array.from({ length: 60 }, (_, at) => `/hostile/${'long-title'.repeat(15)}/p${at}`);
  await workspace.promote(
    workspace.publish(`() => '<main>' + '<h2>x</h2>'.repeat(900) + '</main>'`, 'mfe-hostile', paths),
    'mfe-hostile',
  );
  await composeSite(workspace);
  const { pages } = readSite('texts/remotes/mfe-hostile.json');
  const taken = pages.reduce(
    (sum: number, { title, sections }: { title: string; sections: object[] }) => sum + title.length * sections.length,
    0,
  );
  expect(taken).toBeGreaterThan(0.5 * maxRemoteTexts);
  expect(taken).toBeLessThan(maxRemoteTexts);
});
