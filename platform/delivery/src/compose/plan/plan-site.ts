import type { Release } from 'kit/contract/release';
import type { DocumentsSettings } from 'kit/posts/documents-settings';
import type { Omissions } from './omissions';
import { planPages, type SitePlan } from './plan-pages';

/** The pages of a site, without those that it does without. */
export function planSite(
  remotes: readonly Pick<Release, 'remote' | 'routes' | 'parts'>[],
  documents: DocumentsSettings | undefined,
  { posts, dropped }: Pick<Omissions, 'posts' | 'dropped'>,
): SitePlan {
  const { pages, variantPages } = planPages(remotes, posts, documents);
  return {
    pages: pages.filter(({ file }) => !dropped.has(file)),
    variantPages: variantPages.map((variant) => ({
      ...variant,
      files: Object.fromEntries(Object.entries(variant.files).filter(([, file]) => !dropped.has(file))),
    })),
  };
}
