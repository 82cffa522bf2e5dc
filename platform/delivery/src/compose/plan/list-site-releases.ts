import { versionsForOpenTabs } from '../../releases/keep-for-open-tabs';
import type { SiteInputs } from '../site-inputs';

/** The releases whose files a site has, because it is made of them or open tabs may need them: as `remote/version`, sorted. */
export function listSiteReleases({ registry, versions }: Pick<SiteInputs, 'registry' | 'versions'>): string[] {
  const forTabs = Object.entries(registry.packages).flatMap(([name, entry]) =>
    [...versionsForOpenTabs(entry), ...(entry.gradual ? [entry.gradual.version] : [])].map(
      (version) => `${name}/${version}`,
    ),
  );
  const shown = Object.entries(versions).map(([name, version]) => `${name}/${version}`);
  return [...new Set([...forTabs, ...shown])].sort();
}
