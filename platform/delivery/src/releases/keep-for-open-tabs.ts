import type { RegistryEntry } from '../registry/registry';

/** How many versions of a package have their files in the site: tabs that were opened before go on working. */
const keptReleases = 20;

/** Versions of a package whose files stay in the site for tabs that are open, besides the live one: the last ones that visitors got. */
export const versionsForOpenTabs = ({ history }: Pick<RegistryEntry, 'history'>): string[] =>
  [...new Set(history.map(({ version }) => version).toReversed())].slice(0, keptReleases);
