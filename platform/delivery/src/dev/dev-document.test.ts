import { contentSecurityPolicy } from 'kit/contract/content-security-policy';
import { browserDocument, completeDocument } from './dev-document';

const policy = contentSecurityPolicy({ scripts: ['boot()'], styles: [] }, { kind: 'visitor' }, [
  'http://127.0.0.1:3000',
]);
const prerendered = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"><script>boot()</script></head><body><div id="root"><h1>Page</h1></div></body></html>`;

/** The sources that a policy names for a directive. */
const sourcesOf = (directive: string, of = '') =>
  of
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('in development a page’s own policy only reports, and allows hot reload', () => {
  const { html, policy: reported } = completeDocument(prerendered, ['http://127.0.0.1:3000']);
  expect(html).not.toContain('http-equiv');
  expect(html).toContain('<h1>Page</h1>');
  const unchanged = (of: string | undefined) => sourcesOf('style-src', of);
  expect(unchanged(reported)).toEqual(unchanged(policy));
  expect(sourcesOf('script-src', reported)).toHaveLength((sourcesOf('script-src', policy)?.length ?? 0) + 1);
  expect(sourcesOf('connect-src', reported)).toEqual(["'self'", 'http://127.0.0.1:3000', 'ws://127.0.0.1:3000']);
  expect(sourcesOf('trusted-types', reported)).toEqual(['rspack-dev-server#overlay', 'default']);
  expect(sourcesOf('require-trusted-types-for', reported)).toEqual(["'script'"]);
});

test('a page that does not prerender is rendered by the browser, and says why', () => {
  const scripts = [{ src: 'http://127.0.0.1:3000/entry.js' }];
  const composition = { shell: '0'.repeat(16), remotes: [], scripts, page: { kind: 'client' as const } };
  const { html, policy: none } = browserDocument(
    composition,
    ['http://127.0.0.1:3000/entry.css'],
    'window is not defined in </script>',
  );
  expect(none).toBeUndefined();
  expect(html).toContain(
    '<div id="root"></div><script>showProblem("window is not defined in \\u003c/script>")</script>',
  );
  expect(html).toContain('<link rel="stylesheet" href="http://127.0.0.1:3000/entry.css">');
  expect(html).toContain('<script crossorigin src="http://127.0.0.1:3000/entry.js"></script>');
});
