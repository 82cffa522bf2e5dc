import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseRemoteDefinition, type RemoteDefinition } from 'shared-config/contract/remote-definition';
import { DeliveryError } from '../delivery-error';
import { hostName, packageFolder, type Workspace } from '../workspace';

/**
 * The definition in a package's `remote.ts`. The host has none: it owns no route and belongs to the platform team.
 * @throws {DeliveryError | ContractError} when it does not export a definition of that name.
 */
export async function readDefinition(workspace: Workspace, name: string): Promise<RemoteDefinition> {
  if (name === hostName) return { name, team: 'platform', routes: [] };
  const file = join(packageFolder(workspace, name), 'remote.ts');
  const { default: exported }: { default: unknown } = await import(pathToFileURL(file).href);
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
