import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { ContractError } from 'kit/contract/contract-error';
import { parseRemoteDefinition, type RemoteDefinition } from 'kit/contract/remote-definition';
import { hostTeam } from 'kit/contract/remote-name';
import { DeliveryError } from '../delivery-error';
import { hostName, packageFolder, type Workspace } from '../workspace';

const require = createRequire(import.meta.url);

/**
 * The definition in a package's `remote.ts`. The host has none: it owns no route and belongs to the platform team.
 * @throws {DeliveryError | ContractError} when it does not export a definition of that name.
 */
export async function readDefinition(workspace: Workspace, name: string): Promise<RemoteDefinition> {
  if (name === hostName) return { name, team: hostTeam, routes: [] };
  const file = join(packageFolder(workspace, name), 'remote.ts');
  const exported = await loadDefault(workspace, file, `${name}/remote.ts`);
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

/** Has `remote.ts` of a package, and what it imports of the package, read from the files again. */
export function forgetDefinition(workspace: Workspace, name: string): void {
  const folder = packageFolder(workspace, name) + sep;
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
}

async function loadDefault({ root }: Workspace, file: string, subject: string): Promise<unknown> {
  try {
    const { default: exported }: { default: unknown } = require(file);
    return exported;
  } catch (cause) {
    if (cause instanceof ContractError) throw cause;
    // What a compiler or the loader has to say goes on for a page.
    const lines = String(cause)
      .replace(/^\w*Error: /, '')
      .split('\n');
    const first = lines.find((line) => line.trim() !== '' && !line.endsWith(':')) ?? '';
    const reason = first.replaceAll(`${root}/`, '').trim();
    // A package by its name: what was created or fetched a moment ago has none of its packages yet.
    const isPackage = /^Cannot find (module|package) '[^./]/.test(reason);
    const remedy = isPackage ? 'Run "npx -y pnpm@12 install", or correct the import' : 'Correct it';
    throw new DeliveryError('definition-unreadable', subject, `it does not load: ${reason}`, remedy, { cause });
  }
}
