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
