import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostStart } from 'shared-config/contract/remote-definition';
import { listFiles } from '../../../../../delivery/src/files/list-files';
import { writeCompressed } from '../../../../../delivery/src/files/write-compressed';
import { buildPackage } from '../../../../../delivery/src/releases/build-package';
import { readDefinition } from '../../../../../delivery/src/releases/read-definition';
import { listRemotes, openWorkspace } from '../../../../../delivery/src/workspace';
import type { StartFiles } from '../render-in-browser';
import { importPages } from './import-pages';

/** Where a site has the files of the monolith. */
const address = '/assets/monolith';

/**
 * Changes a checkout into a monolith: the shell imports the pages of all remotes. Builds it and writes its files into a site.
 * @param checkout folder of a copy, whose shell releases nothing after that
 */
export async function buildMonolith(checkout: string, site: string): Promise<StartFiles> {
  const workspace = openWorkspace(checkout);
  const remotes = await Promise.all(listRemotes(workspace).map((name) => readDefinition(workspace, name)));
  const shell = join(checkout, 'shell');
  writeFileSync(join(shell, 'src/remotes/federation.ts'), importPages(remotes));
  copyFileSync(join(import.meta.dirname, 'monolith-configuration.ts'), join(shell, 'rspack.config.ts'));
  const { web, webEntry, exposes } = await buildPackage(shell, 'shell');
  for (const file of listFiles(web, (name) => name.endsWith('.map')))
    await writeCompressed(join(site, address), file, readFileSync(join(web, file)), 'once');
  const { scripts = [], styles = [] } = exposes[hostStart] ?? {};
  return {
    scripts: [webEntry, ...scripts].map((file) => ({ src: `${address}/${file}` })),
    styles: styles.map((file) => `${address}/${file}`),
  };
}
