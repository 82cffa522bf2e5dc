import { type HeaderRule, strictTransportSecurity } from 'shared-config/contract/site-headers';
import type { SiteIndex } from 'shared-config/contract/site-index';

/** Rules for a static host, as files that it reads: headers, pages that have moved, and pages that a query chooses. */
export function writeHostFiles({ headers, variantPages, redirects }: SiteIndex): Record<string, string> {
  return {
    // docs.netlify.com/manage/routing/headers: of several rules the last one counts. Cloudflare Pages reads the same and
    // joins them with a comma, which browsers take for no value: the relaxed one of the rules here.
    _headers: addTransportSecurity(headers)
      .flatMap((rule) => [rule.path, ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`), ''])
      .join('\n'),
    // docs.netlify.com/manage/routing/redirects/redirect-options, "Query parameters".
    _redirects: [
      ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`),
      ...variantPages.flatMap(({ path, parameter, files }) =>
        Object.entries(files).map(([value, file]) => `${path} ${parameter}=${value} /${file} 200\n`),
      ),
    ].join(''),
    // firebase.google.com/docs/hosting/full-config
    'firebase.json': JSON.stringify(
      {
        hosting: {
          public: '.',
          ignore: ['firebase.json', '**/*.br', '**/*.gz', '_headers', '_redirects'],
          cleanUrls: true,
          trailingSlash: false,
          redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, type: 301 })),
          headers: firebaseHeaders(headers),
        },
      },
      null,
      2,
    ),
  };
}

/** The `headers` of `firebase.json` (firebase.google.com/docs/hosting/full-config#headers); there, too, the last rule counts. */
function firebaseHeaders(rules: readonly HeaderRule[]) {
  return addTransportSecurity(rules).map(({ path, headers }) => ({
    source: path.replace(/\*$/, '**'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/** Static hosts serve by https alone. */
const addTransportSecurity = ([all, ...rules]: readonly HeaderRule[]): HeaderRule[] =>
  all ? [{ ...all, headers: { ...all.headers, ...strictTransportSecurity } }, ...rules] : [];
