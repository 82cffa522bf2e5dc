import * as v from 'valibot';
import { sharedDraftPath } from '../posts/draft-link';
import { postFilesFolder } from '../posts/show-file';
import { securityTextPath, securityTextType } from './security-text';
import { speculationRulesPath, speculationRulesType } from './speculation-rules';

/**
 * Schema of response headers for the URLs that `path` covers: one path, or all below a folder with `/*` at its end.
 * Of several rules that give the same header the last one counts.
 */
export const headerRuleSchema = v.object({ path: v.string(), headers: v.record(v.string(), v.string()) });

/** Response headers for some URLs of the site. */
export type HeaderRule = v.InferOutput<typeof headerRuleSchema>;

/** Policy of a page that frames a page of its own. */
export const toolPolicy = "frame-ancestors 'self'";

/** Where the site is reached by https alone: browsers must not try anything else for a year. */
export const strictTransportSecurity = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/**
 * Headers of responses that are no files of the site: data and errors, which no page may embed, frame or run. With
 * `no-referrer` a form on such a page would be sent without its origin, and be refused.
 */
export const dataHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The headers of a composed site. The embedded server, `_headers` and `firebase.json` all have them from here. What a
 * page's own `<meta>` can say, its content policy, is in the page.
 * @param toolPaths pages of the blog tool, which frame themselves, and where the sign-in window must be able to talk to
 *   its opener
 * @param basePath below which the site is on its host; the rules themselves are below it
 */
export function siteHeaderRules(toolPaths: readonly string[], basePath = ''): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': "frame-ancestors 'none'",
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Speculation-Rules': `"${basePath}${speculationRulesPath}"`,
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // The tool shows a post in a frame of its own page, and nobody else may frame it.
    ...toolPaths.map((path) => ({
      path,
      headers: {
        'Content-Security-Policy': toolPolicy,
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      },
    })),
    // A draft is there for whoever has its link: neither search engines nor the next page learn of it.
    {
      path: sharedDraftPath,
      headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' },
    },
    // Another site may have a remote of ours in its pages; its files are public and never change under their name.
    {
      path: '/assets/*',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    {
      path: speculationRulesPath,
      headers: { 'Cache-Control': 'public, max-age=86400', 'Content-Type': speculationRulesType },
    },
    { path: securityTextPath, headers: { 'Content-Type': securityTextType } },
    // Feed readers and previews of shared links show our pictures in pages of their own. Icons have fixed names.
    {
      path: '/media/*',
      headers: { 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
    // Files made of writers' pictures: they run nothing and fetch nothing, also where one is opened as a page.
    {
      path: '/media/posts/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      },
    },
    // A file to download may be two things at once, a PDF and HTML: no browser shows it. Its name is the last part of its address.
    { path: `/media/${postFilesFolder}/*`, headers: { 'Content-Disposition': 'attachment' } },
  ];
}

/** The headers of one URL. @param path decoded, with its leading slash */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const covers = (rule: HeaderRule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return Object.assign({}, ...rules.filter(covers).map(({ headers }) => headers));
}
