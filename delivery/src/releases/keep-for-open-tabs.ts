import type { RegistryEntry } from '../registry/registry';

/** For how many releases back the files of a package stay in the site: tabs that were opened before go on working. */
const keptReleases = 20;

/** Versions of a package whose files stay in the site for tabs that are open, besides the live one: the last ones that were live. */
export const versionsForOpenTabs = ({ history }: Pick<RegistryEntry, 'history'>): string[] =>
  history.slice(-keptReleases).map(({ version }) => version);
