import { join } from 'node:path';
import { DeliveryError } from '../../delivery-error';
import { readText } from '../../files/read-text';
import { readDefinition } from '../../releases/read-definition';
import { hostName, type Workspace } from '../../workspace';

/** The file with the owner of each folder, as GitHub reads it. */
const ownersFile = '.github/CODEOWNERS';

/**
 * Refuses a remote whose team is not among the owners of its folder: failures of its pages would be reported to another team,
 * or to none. A checkout without an owners' file has nothing to compare with.
 * @throws {DeliveryError} naming the team that owns it.
 */
export async function checkTeam(workspace: Workspace, name: string): Promise<void> {
  const text = await readText(join(workspace.root, ownersFile));
  // The shell has no definition that could name another team.
  if (text === undefined || name === hostName) return;
  const { team } = await readDefinition(workspace, name);
  const owners = ownersOf(text, name);
  if (owners.includes(team)) return;
  throw new DeliveryError(
    'team-differs',
    `${name}/remote.ts, field "team"`,
    `it says "${team}", and ${ownersFile} gives /${name}/ to ${owners.length === 0 ? 'nobody' : owners.join(' and ')}`,
    'Correct the one or the other: failures of its pages are reported to the team that remote.ts names',
  );
}

/** The teams that own a folder: the last line that matches counts. `@company/dealers` is the team "dealers". */
function ownersOf(text: string, folder: string): string[] {
  const lines = text.split('\n').map((line) =>
    line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/),
  );
  const [, ...owners] = lines.findLast(([pattern]) => ['*', `/${folder}/`, `/${folder}`].includes(pattern ?? '')) ?? [];
  return owners.map((owner) => owner.replace(/^@([^/]+\/)?/, ''));
}
