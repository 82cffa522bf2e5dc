import type { SiteIndex } from 'shared-config/contract/site-index';

/** A page that can be rendered for its query. */
export type QueryPage = SiteIndex['queryPages'][number];

/** Longest value of a parameter in characters; what is longer is cut: the page then says what is wrong with it. */
const maxValueLength = 400;

/**
 * The location to render a page for: its path, and the parameters that it reads, in their order, each once. Nothing else of the
 * query gets any further. `undefined` when the query has none of them.
 */
export function askedLocation({ path, parameters }: QueryPage, search: string): string | undefined {
  const query = new URLSearchParams(search);
  const asked = parameters.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, maxValueLength)]];
  });
  return asked.length === 0 ? undefined : `${path}?${new URLSearchParams(asked)}`;
}
