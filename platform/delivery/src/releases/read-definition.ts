import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { parseRemoteDefinition, type RemoteDefinition } from 'kit/contract/remote-definition';
import { hostTeam } from 'kit/contract/remote-name';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { DeliveryError } from '../delivery-error';
import { loadDefault } from '../load-default';
import { readCheckoutSite } from '../site-source';
import { hostName, packageFolder, type Workspace } from '../workspace';

const require = createRequire(import.meta.url);

/**
 * The definition in a package's `remote.ts`. The host has none: it owns no route and belongs to the platform team.
 * @throws {DeliveryError | ContractError} when it does not export a definition of that name.
 */
export async function readDefinition(workspace: Workspace, name: string): Promise<RemoteDefinition> {
  if (name === hostName) return { name, team: hostTeam, routes: [] };
  const file = join(packageFolder(workspace, name), 'remote.ts');
  const exported = loadDefault(workspace, file, `${name}/remote.ts`);
  const definition = parseRemoteDefinition(exported, file);
  if (definition.name !== name) {
    throw new DeliveryError(
      'definition-name-differs',
      file,
      `it defines "${definition.name}"`,
      `Name it "${name}", as its folder is called`,
    );
  }
  return definition;
}

/**
 * The site's definition in the checkout.
 * @throws {DeliveryError | ContractError} when this is no checkout of a site, or the definition cannot be read
 */
export function readSite({ root }: Workspace): SiteDefinition {
  const site = readCheckoutSite(root, hostName);
  if (site) return site;
  throw new DeliveryError(
    'site-not-defined',
    `${hostName}/site.ts`,
    'it is not there, so nothing says what the site is called and where it is',
    'Run this command in the checkout of the site',
  );
}

/** Has `remote.ts` of a package, and its imports from the package, read from the files again. */
export function forgetDefinition(workspace: Workspace, name: string): void {
  const folder = packageFolder(workspace, name) + sep;
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
}
