import { render, screen } from '@testing-library/react';
import { testSite } from '../site/site.test.setup';
import { ToolSiteContext } from '../site/tool-site';
import PostsOfFiles from './posts-of-files';

const item = (title: string, path: string) =>
  `<item>\n  <title>${title}</title>\n  <link>https://a.example${path}</link>\n</item>`;

test('below an empty list stand the posts that readers have as files of the site', async () => {
  const feed = `<rss>${item('Loads &amp; floors', '/posts/loads')}${item('Who goes first?', '/posts/who')}</rss>`;
  Object.assign(window, { fetch: async () => new FeedResponse(feed) });
  render(
    <ToolSiteContext value={testSite}>
      <PostsOfFiles />
    </ToolSiteContext>,
  );
  expect(await screen.findByRole('heading', { name: /^Readers have 2 posts that are files/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Loads & floors' })).toHaveAttribute('href', '/posts/loads');
});

class FeedResponse {
  ok = true;
  headers = new Map([['content-type', 'application/rss+xml']]);
  constructor(private readonly feed: string) {}
  text = async () => this.feed;
}
