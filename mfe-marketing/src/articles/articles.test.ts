import type { Block } from 'kit/posts/block';
import { headingAnchors } from 'kit/posts/heading-anchors';
import { parseRichText, type RichTextNode } from 'kit/posts/parse-rich-text';
import { publicationFiles } from 'shared-config/media/publication-files';
import { robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import remote from '../../remote';
import { reportPdf } from '../lists/reports';
import { reports } from '../lists/reports.content';
import type { ArticleHead, ArticleKind } from './article-head';
import { articleHeads } from './article-heads.content';
import { loadArticles } from './articles.content';
import { countWords } from './reading-minutes';

const kinds: readonly ArticleKind[] = ['blogs', 'news', 'reports', 'podcasts'];
const textOf = async ({ path }: ArticleHead) => {
  const article = await loadArticles[path]?.();
  if (!article) throw new Error(`${path} has no text`);
  return article.text;
};

/** The rich text of a block: what is shown with marks and links. */
function richTextsOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return [block.content];
    case 'list':
      return block.entries?.map(({ text }) => text) ?? [];
    case 'table':
      return block.rows.flatMap(({ cells }) => cells);
    default:
      return [];
  }
}

const linksIn = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return [];
    return [...(node.tag === 'a' ? [node.href] : []), ...linksIn(node.children)];
  });

/** Pages that articles may lead to. */
const pages = new Set([
  ...remote.routes.flatMap(({ path, entries }) => entries ?? [path]),
  ...robotVariantNames.map(robotPath),
  ...['syncos', 'integrator', 'fleet-manager', 'robot-count', 'savings'].map((page) => `/products/${page}`),
]);

test.each([
  ['blogs', 800, 1500],
  ['news', 250, 500],
  ['reports', 1200, 2000],
  ['podcasts', 600, 1000],
] as const)('%s have from %i to %i words', async (kind, least, most) => {
  for (const head of articleHeads[kind]) {
    const words = countWords((await textOf(head)).content);
    expect([head.path, words, words >= least && words <= most]).toEqual([head.path, words, true]);
  }
});

const all = kinds.flatMap((kind) => articleHeads[kind]);

describe.each(all.map((head) => [head.path, head] as const))('%s', (path, head) => {
  test('consists of blog tool blocks, with rich text that readers are shown as such', async () => {
    const { content, drawings } = await textOf(head);
    for (const block of content) {
      for (const html of richTextsOf(block)) expect([html, parseRichText(html) !== null]).toEqual([html, true]);
    }
    expect(content.map(({ id }) => id)).toEqual(content.map((_, index) => index + 1));
    for (const { after } of drawings) expect(content.some(({ id }) => id === after)).toBe(true);
  });

  test('leads to pages that exist', async () => {
    const { content } = await textOf(head);
    const links = content.flatMap(richTextsOf).flatMap((html) => linksIn(parseRichText(html) ?? []));
    expect(
      [...links, ...head.related.map(({ to }) => to)].filter(
        (address) => !address.startsWith('#') && !pages.has(address),
      ),
    ).toEqual([]);
    expect(head.related.map(({ to }) => to)).not.toContain(path);
    expect(new Set(head.related.map(({ to }) => to)).size).toBe(3);
  });

  test('has chapters with unique headings, and described drawings', async () => {
    const { content, drawings } = await textOf(head);
    const titles = content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
    expect(new Set(titles).size).toBe(titles.length);
    expect(headingAnchors(content)).not.toContain('next');
    for (const { drawing } of drawings) expect(drawing.description.length).toBeGreaterThan(60);
  });
});

test('blogs and reports name their sources and have a drawing, except the checklist', async () => {
  for (const head of [...articleHeads.blogs, ...articleHeads.reports]) {
    const { content, drawings } = await textOf(head);
    const last = content.filter((block) => block.type === 'heading').at(-1);
    expect([head.path, last]).toEqual([head.path, expect.objectContaining({ content: 'Sources' })]);
    expect([head.path, drawings.length]).toEqual([head.path, head.slug === 'readiness' ? 0 : 1]);
  }
});

test('in a transcript two people take turns', async () => {
  for (const head of articleHeads.podcasts) {
    const { content } = await textOf(head);
    const speakers = content.flatMap((block) =>
      block.type === 'paragraph' ? [/^<p><strong>(\w+):<\/strong> /.exec(block.content)?.[1]] : [],
    );
    expect(new Set(speakers).size).toBe(2);
    expect(speakers).not.toContain(undefined);
    const twice = speakers.filter((speaker, index) => speaker === speakers[index - 1]);
    expect([head.path, twice]).toEqual([head.path, []]);
  }
});

test('the checklist has the forty numbered questions that it announces', async () => {
  const { content } = await textOf(articleHeads.reports[0] as ArticleHead);
  const numbers = content
    .flatMap((block) => (block.type === 'table' ? block.rows.map(({ cells: [first = ''] }) => first) : []))
    .flatMap((cell) => /^(\d+)\. .+\?$/.exec(cell)?.[1] ?? []);
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => `${index + 1}`));
});

test('a report is listed with the page count of its PDF', () => {
  for (const { id, pages: listed } of reports)
    expect([id, listed]).toEqual([id, publicationFiles.find(({ file }) => file === reportPdf(id))?.pages]);
});

test('the newest of each kind comes first', () => {
  for (const kind of kinds) {
    const days = articleHeads[kind].map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
  }
});
