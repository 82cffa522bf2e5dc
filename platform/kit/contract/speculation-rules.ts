/** Where the rules stand in a composed site; each page's headers name them. */
export const speculationRulesPath = '/speculation-rules.json';

/** The one type that browsers take such rules in. */
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Which pages the browser fetches before their links are followed: those of links that are pointed at until the shell
 * has taken over, because they are loaded in full. After that the shell fetches what a link needs, and nothing is fetched
 * twice. Not the tools, nor what is no page.
 * @param toolPaths pages that the browser alone renders
 * @param basePath below which the site is on its host
 */
export const speculationRules = (toolPaths: readonly string[], basePath: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${basePath}/*` },
          { selector_matches: ':root:not([data-hydrated]) a' },
          {
            not: { href_matches: ['/assets/*', '/media/*', '/pdfs/*', ...toolPaths].map((path) => basePath + path) },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
