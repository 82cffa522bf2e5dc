import type { SiteIndex } from 'shared-config/contract/site-index';

/** Rules for a static host, as files that it reads: headers, and pages that a query chooses. */
export function writeHostFiles({ headers, variantPages }: SiteIndex): Record<string, string> {
  const block = (path: string, of: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(of)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return {
    // docs.netlify.com/manage/routing/headers; Cloudflare Pages reads the same.
    _headers: [
      block('/*', {
        ...headers,
        'X-Content-Type-Options': 'nosniff',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      }),
      // Other origins may have a remote of ours in their pages; its files are public.
      block('/assets/*', { ...immutable, 'Access-Control-Allow-Origin': '*' }),
      // Names with a hash of their content; icons are asked for by a fixed name and cached for a day.
      block('/media/*', { 'Cache-Control': 'public, max-age=86400' }),
    ].join('\n'),
    // docs.netlify.com/manage/routing/redirects/redirect-options, "Query parameters".
    _redirects: variantPages
      .flatMap(({ path, parameter, files }) =>
        Object.entries(files).map(([value, file]) => `${path} ${parameter}=${value} /${file} 200\n`),
      )
      .join(''),
  };
}
