import { JSDOM } from 'jsdom';
import { testPost } from '../../../testing/test-workspace';
import { writeFeed } from './write-feed';

test('the feed names the first fifty posts, which are the newest, and no title breaks it', () => {
  const posts = Array.from({ length: 51 }, (_, at) => testPost(`post-${at}`, `Fork & <lift> ${at}`));
  const items = [...writeFeed(posts).matchAll(/<title>(Fork.*)<\/title>\s+<link>(.*)<\/link>/g)];
  expect(items.map(([, title, link]) => [title, link])).toEqual(
    posts
      .slice(0, 50)
      .map(({ slug }, at) => [`Fork &amp; &lt;lift> ${at}`, `https://www.corvane.example/blogs/${slug}`]),
  );
});

test.each([
  'Use <b>bold</b> & <script>alert(1)</script>',
  'if a < b && b > c',
  '&lt;b&gt; &amp;amp; &#60; &copy',
  'a ]]> b <![CDATA[ c ]]>',
  '"quoted" and \'quoted\', Grüße, 日本, 🤖, two\n lines',
  'left \u0007out: a \u0000bell',
])('readers of the feed show a title and an excerpt as typed: %j', (typed) => {
  const feed = writeFeed([{ ...testPost('post', typed), excerpt: typed }]);
  const { DOMParser, document } = new JSDOM('').window;
  const item = new DOMParser().parseFromString(feed, 'text/xml').querySelector('item');
  const shown = document.createElement('div');
  shown.innerHTML = item?.querySelector('description')?.textContent ?? '';
  const expected = typed.replaceAll('\u0000', '').replaceAll('\u0007', '');
  expect([item?.querySelector('title')?.textContent, shown.textContent]).toEqual([expected, expected]);
  expect(shown.childElementCount).toBe(0);
});
