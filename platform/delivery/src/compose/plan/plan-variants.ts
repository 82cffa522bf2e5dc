import type { Route } from 'kit/contract/composition';
import type { SiteIndex } from 'kit/contract/site-index';
import { pageFile } from './page-file';
import type { PlannedPage } from './planned-page';

/** Pages of a route whose HTML depends on a query parameter, and the rules by which a server chooses among their files. */
export type PlannedVariants = { pages: PlannedPage[]; variantPage: SiteIndex['variantPages'][number] };

/**
 * Plans one file a value, and the first value's once more at the plain path: that is what a missing or unknown value gets,
 * and all that a static host without rules for queries can serve.
 */
export function planVariants(
  { path }: Route,
  { parameter, values }: NonNullable<Route['variants']>,
  owner: NonNullable<PlannedPage['owner']>,
): PlannedVariants {
  const file = (value: string) => `${path.slice(1)}/${parameter}-${value}.html`;
  const variantPage = {
    path,
    parameter,
    fallback: pageFile(path),
    files: Object.fromEntries(values.map((value) => [value, file(value)])),
  };
  const variants = values.map((value): PlannedPage => {
    const location = `${path}?${parameter}=${value}`;
    return { location, file: file(value), page: { kind: 'route', location }, owner, indexed: true };
  });
  const [first] = variants;
  const pages = first ? [{ ...first, file: pageFile(path), indexed: false }, ...variants] : [];
  return { pages, variantPage };
}
