import type { Page } from '@playwright/test';

type Instances = { name: string; options: { remotes: { name: string }[] } }[];

/** The hosts that the devtools of Module Federation read: every package of the page that has a federation runtime, and its remotes. */
export const federationHosts = (page: Page): Promise<{ name: string; remotes: string[] }[]> =>
  page.evaluate(() => {
    const instances: Instances = Object(window).__FEDERATION__.__INSTANCES__;
    return instances.map(({ name, options }) => ({ name, remotes: options.remotes.map((remote) => remote.name) }));
  });
