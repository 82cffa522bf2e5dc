import { JSDOM } from 'jsdom';
import type { PublishedPost } from 'kit/posts/published-post';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { testPost } from '../../../testing/test-workspace';
import { type SiteFeed, writeFeed } from './write-feed';

const ofPosts: SiteFeed = { path: '/posts', ...testDefinition.feed, items: [], hasTexts: true };
const write = (feed: SiteFeed, posts: readonly PublishedPost[], basePath = '') =>
  writeFeed(
    feed,
    posts.map((post) => {
      const path = encodeURI(`/posts/${post.slug}`);
      return { post, path, firstPath: path };
    }),
    { definition: testDefinition, basePath },
  );

test('the feed has the fifty newest posts, and no title breaks it', () => {
  const posts = Array.from({ length: 51 }, (_, at) => testPost(`post-${at}`, `Gear & <lift> ${at}`));
  const items = [...write(ofPosts, posts).matchAll(/<title>(Gear.*)<\/title>\s+<link>(.*)<\/link>/g)];
  expect(items.map(([, title, link]) => [title, link])).toEqual(
    posts
      .slice(0, 50)
      .map(({ slug }, at) => [`Gear &amp; &lt;lift> ${at}`, `https://www.halvard.example/posts/${slug}`]),
  );
});

test('a feed is limited: older posts are short, and those beyond the fiftieth left out', () => {
  const content = [{ id: 1, type: 'paragraph' as const, content: `<p>${'a word '.repeat(100_000)}</p>` }];
  const posts = Array.from({ length: 50 }, (_, at) => ({
    ...testPost(`post-${at}`, 'Long'),
    excerpt: 'In short',
    content,
  }));
  const older = testPost('older', 'Older');
  const read = jest.fn(() => content);
  Object.defineProperty(older, 'content', { get: read });
  const feed = write(ofPosts, [...posts, older]);
  expect(feed.length).toBeLessThan(2_100_000);
  expect(feed.match(/<description>In short</g)).toHaveLength(50);
  expect(feed.match(/<content:encoded>/g)).toHaveLength(2);
  expect(read).not.toHaveBeenCalled();
});

test('a post too long for the feed is short in it, and a shorter one after it is full', () => {
  const paragraph = (text: string) => [{ id: 1, type: 'paragraph' as const, content: `<p>${text}</p>` }];
  const posts = [
    { ...testPost('long', 'Long'), content: paragraph('&lt;'.repeat(200_000)) },
    { ...testPost('longer', 'Longer'), content: paragraph('&lt;'.repeat(200_000)) },
    testPost('short', 'Short'),
  ];
  const feed = write(ofPosts, posts);
  expect(feed.length).toBeLessThan(2_100_000);
  expect(feed.match(/<content:encoded>/g)).toHaveLength(1 + 1);
  expect(feed).toContain('Short&lt;/p></content:encoded>');
});

test('a summary, a title and a category of any length are cut', () => {
  const long = '&🤖'.repeat(100_000);
  const feed = write(ofPosts, [{ ...testPost('post', long), excerpt: long, category: long, content: [] }]);
  expect(feed.length).toBeLessThan(40_000);
  expect(feed).toMatch(/🤖…<\/title>[\s\S]*…<\/description>[\s\S]*🤖…<\/category>/);
});

test.each([
  'Use <b>bold</b> & <script>alert(1)</script>',
  'if a < b && b > c',
  '&lt;b&gt; &amp;amp; &#60; &copy',
  'a ]]> b <![CDATA[ c ]]>',
  '"quoted" and \'quoted\', Grüße, 日本, 🤖, two\n lines',
  'left \u0007out: a \u0000bell',
])('readers of the feed show a title and an excerpt as typed: %j', (typed) => {
  const feed = write(ofPosts, [{ ...testPost('post', typed), excerpt: typed }]);
  const { DOMParser, document } = new JSDOM('').window;
  const item = new DOMParser().parseFromString(feed, 'text/xml').querySelector('item');
  const shown = document.createElement('div');
  shown.innerHTML = item?.querySelector('description')?.textContent ?? '';
  const expected = typed.replaceAll('\u0000', '').replaceAll('\u0007', '');
  expect([item?.querySelector('title')?.textContent, shown.textContent]).toEqual([expected, expected]);
  expect(shown.childElementCount).toBe(0);
});

test('an item has its date and category, and leaves out those that are missing', () => {
  const [told, untold] = [testPost('told', 'Told'), { ...testPost('untold', 'Untold'), publishDate: '', category: '' }];
  expect(write(ofPosts, [told])).toContain(
    `      <guid isPermaLink="true">https://www.halvard.example/posts/told</guid>
      <content:encoded>&lt;p dir="auto">Told&lt;/p></content:encoded>
      <category>Fleet</category>
      <pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>
    </item>`,
  );
  expect(write(ofPosts, [untold])).not.toMatch(/<pubDate>|<category>|<description><|Invalid/);
  expect(write(ofPosts, [told])).toContain('<atom:link href="https://www.halvard.example/posts/rss.xml" rel="self"');
});

test('a scheduled post has the moment at which it appeared as its date', () => {
  const post = { ...testPost('told', 'Told'), publishAt: '2025-12-31T23:30:00.000Z' };
  expect(write(ofPosts, [post])).toContain('<pubDate>Wed, 31 Dec 2025 23:30:00 GMT</pubDate>');
});

test('a post in any script has an address that every reader of feeds takes', () => {
  expect(write(ofPosts, [testPost('倉庫', 'Told')])).toContain(
    '<link>https://www.halvard.example/posts/%E5%80%89%E5%BA%AB</link>',
  );
});

test('each item carries its whole post, with complete addresses', () => {
  const content: PublishedPost['content'] = [
    { id: 1, type: 'heading', content: 'Loads ]]> & lanes' },
    { id: 2, type: 'paragraph', content: '<p>See <a href="/ask-us" rel="noopener">us</a></p>' },
  ];
  const feed = write(ofPosts, [{ ...testPost('post', 'A post'), excerpt: 'In short', content }]);
  const { DOMParser, document } = new JSDOM('').window;
  const item = new DOMParser().parseFromString(feed, 'text/xml').querySelector('item');
  expect(item?.querySelector('description')?.textContent).toBe('In short');
  const shown = document.createElement('div');
  const [encoded] = item?.getElementsByTagNameNS('http://purl.org/rss/1.0/modules/content/', 'encoded') ?? [];
  shown.innerHTML = encoded?.textContent ?? '';
  expect(shown.querySelector('h2')?.textContent).toBe('Loads ]]> & lanes');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('https://www.halvard.example/ask-us');
});

test('an item has its pictures with size and description, and its cover', () => {
  const name = `${'a'.repeat(32)}.jpg`;
  const block = {
    id: 1,
    type: 'picture' as const,
    picture: name,
    width: 900,
    height: 600,
    alt: 'A "rotary"',
    caption: 'At <work>',
  };
  const feed = write(ofPosts, [
    {
      ...testPost('post', 'Post'),
      content: [block, { ...block, id: 2, picture: `${'b'.repeat(32)}.jpg` }],
      pictures: [{ name, width: 900, height: 600, avif: ['480.00000000'], other: '800.11111111' }],
      share: 'posts/a-share.22222222.jpg',
      shareBytes: 99,
    },
  ]);
  const { DOMParser, document } = new JSDOM('').window;
  const item = new DOMParser().parseFromString(feed, 'text/xml').querySelector('item');
  const enclosure = item?.querySelector('enclosure');
  expect(['url', 'length', 'type'].map((attribute) => enclosure?.getAttribute(attribute))).toEqual([
    'https://www.halvard.example/media/posts/a-share.22222222.jpg',
    '99',
    'image/jpeg',
  ]);
  const shown = document.createElement('div');
  shown.innerHTML = item?.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
  const images = [...shown.querySelectorAll('img')];
  expect(images.map((image) => [image.src, image.width, image.height, image.alt])).toEqual([
    [`https://www.halvard.example/media/posts/${'a'.repeat(16)}-800.11111111.webp`, 900, 600, 'A "rotary"'],
  ]);
  expect(shown.querySelector('figcaption')?.textContent).toBe('At <work>');
});

const withArticles: SiteFeed = {
  ...ofPosts,
  items: [
    { path: '/posts/newer', title: 'Newer', date: '2026-02-01', category: 'Safety', summary: 'In short' },
    { path: '/posts/older', title: 'Older', date: '2025-12-01', category: 'Fleet', summary: '' },
  ],
};
const titlesOf = (feed: string) =>
  Array.from(feed.matchAll(/<title>(.*)<\/title>\s+<link>.*<\/link>\s+<guid/g), ([, title]) => title);

test('articles of a release stand among the posts by their day, in short', () => {
  const feed = write(withArticles, [testPost('own', 'Own')], '/robots');
  expect(titlesOf(feed)).toEqual(['Newer', 'Own', 'Older']);
  expect(feed).toContain('<link>https://www.halvard.example/robots/posts/newer</link>');
  expect(feed).toContain('<description>In short</description>');
});

test('a post takes the place of the article whose address it has', () => {
  expect(titlesOf(write(withArticles, [testPost('newer', 'Written anew')]))).toEqual(['Written anew', 'Older']);
});
