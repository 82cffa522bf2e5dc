import { policyHash } from '../../contract/policy-hash';
import { renderDocument } from './render-document';

const parts = {
  language: 'en',
  paintedFrom: 'main',
  headTags: () => '',
  head: '<title>Pumps</title>',
  body: '<div id="root"></div>',
  styles: [{ href: '/assets/shell/1/main.css', css: '@font-face{src:url("/media/text.woff2")}' }],
  composition: { shell: 'a'.repeat(16), scripts: [], remotes: [], page: { kind: 'not-found' as const } },
  assetOrigins: [],
  connectOrigins: [],
};

test('whatever a post is called, its data stays data', () => {
  const title = '</script><script>alert(1)</script>';
  const summary = { id: '1', slug: 'a', title, excerpt: '', author: '', category: '', publishDate: '2026-01-01' };
  const posts = { summaries: [summary] };
  const html = renderDocument({ ...parts, posts });
  expect(html).not.toContain('alert(1)</script>');
  const [, data = ''] = /<script type="application\/json" id="page-posts">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(posts);
});

test('the policy names what stands inline, and the typeface of the text comes early', () => {
  const html = renderDocument(parts);
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  for (const inline of [boot, '@font-face{src:url("/media/text.woff2")}']) expect(policy).toContain(policyHash(inline));
  expect(html).toContain('<style data-href="main.css">');
  expect(html).toContain('<link rel="preload" href="/media/text.woff2" as="font"');
  expect(html).not.toContain('id="page-posts"');
});
