import { rm } from 'node:fs/promises';
import { type CanarySites, canarySiteFile } from 'kit/contract/canary-sites';
import { writeDurably } from '../../files/write-durably';
import type { Registry } from '../../registry/registry';
import type { Workspace } from '../../workspace';
import type { PreparedSites } from '../prepare-sites';

/** Gives shares of the visitors their composed sites beside the live one; without a share, everybody gets the live site. */
export async function switchCanarySites(
  { site }: Workspace,
  { packages }: Registry,
  cohorts: PreparedSites['cohorts'],
): Promise<void> {
  const file = canarySiteFile(site);
  if (cohorts.length === 0) return rm(file, { force: true });
  const gradual: CanarySites = {
    releases: Object.entries(packages).flatMap(([name, entry]) =>
      entry.gradual ? [{ package: name, watch: undefined, ...entry.gradual }] : [],
    ),
    sites: cohorts.map((cohort) => ({ packages: [...cohort.packages], site: cohort.site.id })),
  };
  await writeDurably(file, JSON.stringify(gradual));
}
