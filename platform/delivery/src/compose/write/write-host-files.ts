import { ContractError } from 'kit/contract/contract-error';
import { isPlainPath } from 'kit/contract/plain-path';
import { type HeaderRule, strictTransportSecurity } from 'kit/contract/site-headers';
import type { SiteIndex } from 'kit/contract/site-index';

/**
 * Rules for a static host, as files that it reads: headers, pages that have moved, and pages that a query chooses.
 * @throws {ContractError} when a path would be read as anything but one page
 */
export function writeHostFiles({ basePath, headers, variantPages, redirects }: SiteIndex): Record<string, string> {
  // The header would hold for all else on the host.
  const rules = basePath === '' ? addTransportSecurity(headers) : headers;
  // A rule of headers may end with a wildcard.
  for (const { path } of headers) checkPath(path.replace(/\/\*$/, '') || '/');
  for (const path of Object.entries(redirects).flat()) checkPath(path);
  for (const { path, parameter, files } of variantPages) {
    for (const word of [path, `/${parameter}`]) checkPath(word);
    for (const [value, file] of Object.entries(files)) for (const word of [`/${value}`, `/${file}`]) checkPath(word);
  }
  const moved = Object.entries(redirects).map(([from, to]) => ({ from: basePath + from, to: basePath + to }));
  return {
    // docs.netlify.com/manage/routing/headers: of several rules the last one counts. Cloudflare Pages reads the same and
    // joins them with a comma. Browsers take that for no opener policy, the relaxed one of the rules here, and for two
    // content policies, both of which count: there the tool cannot frame its own page.
    _headers: rules
      .flatMap((rule) => [
        basePath + rule.path,
        ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ])
      .join('\n'),
    // docs.netlify.com/manage/routing/redirects/redirect-options, "Query parameters".
    _redirects: [
      ...moved.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`),
      ...variantPages.flatMap(({ path, parameter, files }) =>
        Object.entries(files).map(
          ([value, file]) => `${basePath}${path} ${parameter}=${value} ${basePath}/${file} 200\n`,
        ),
      ),
    ].join(''),
    // firebase.google.com/docs/hosting/full-config; there, too, the last rule for a header counts.
    'firebase.json': JSON.stringify(
      {
        hosting: {
          public: '.',
          ignore: ['firebase.json', '**/*.br', '**/*.gz', '_headers', '_redirects'],
          cleanUrls: true,
          trailingSlash: false,
          redirects: moved.map(({ from, to }) => ({ source: encodeURI(from), destination: encodeURI(to), type: 301 })),
          headers: rules.map((rule) => ({
            source: basePath + rule.path.replace(/\*$/, '**'),
            headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
          })),
        },
      },
      null,
      2,
    ),
  };
}

/** The files have no quotes: a space or a line break in a path would be a rule of its own. */
function checkPath(path: string): void {
  if (isPlainPath(path)) return;
  const remedy = 'Release the remote that names it again, with a path of plain words';
  throw new ContractError('invalid-composition', JSON.stringify(path), 'it is not the path of one page', remedy);
}

/** Static hosts serve by https alone. */
const addTransportSecurity = ([all, ...rules]: readonly HeaderRule[]): HeaderRule[] =>
  all ? [{ ...all, headers: { ...all.headers, ...strictTransportSecurity } }, ...rules] : [];
