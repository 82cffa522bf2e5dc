import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, type Release } from 'shared-config/contract/release';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';

/** Folder of a published release. */
export function releaseFolder(workspace: Workspace, name: string, version: string): string {
  return join(workspace.releases, name, version);
}

/**
 * What to do about a damaged release: building the commit that it was built from gives the same version again, which takes
 * its place; any other commit gives another version, which goes live instead.
 */
export const damagedRemedy = ({ remote, commit }: Pick<Release, 'remote' | 'commit'>) =>
  `Run "npx -y pnpm@12 release ${remote}" ${commit === undefined ? 'where it was built' : `at commit ${commit}`} to replace it; at another commit that makes another version live instead`;

/**
 * Reads a published release.
 * @throws {ContractError | DeliveryError} when it is missing or malformed, naming the file; for a version that was never
 * published, those that were.
 */
export async function readRelease(workspace: Workspace, name: string, version: string): Promise<Release> {
  const folder = releaseFolder(workspace, name, version);
  const file = join(folder, 'release.json');
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    if (systemErrorCode(await stat(folder).catch((error) => error)) === 'ENOENT')
      throw await explainUnknownVersion(workspace, name, version);
    const reason = cause instanceof SyntaxError ? 'it is not valid JSON' : 'it cannot be read';
    throw new DeliveryError('release-damaged', file, reason, damagedRemedy({ remote: name }), { cause });
  }
  return parseRelease(data, file);
}

/** How many versions a message lists. */
const maxListed = 10;

/** The error for a version that is not there, with those that are. */
export async function explainUnknownVersion(
  workspace: Workspace,
  name: string,
  version: string,
): Promise<DeliveryError> {
  const folder = join(workspace.releases, name);
  const entries = await readdir(folder).catch(() => []);
  const versions = await Promise.all(
    entries
      .filter((entry) => /^[0-9a-f]{16}$/.test(entry))
      // One that another process removes meanwhile comes last.
      .map(async (entry) => ({
        entry,
        time: await stat(join(folder, entry)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      })),
  );
  const listed = versions
    .toSorted((one, other) => other.time - one.time)
    .slice(0, maxListed)
    .map(({ entry }) => entry);
  const remedy =
    listed.length === 0
      ? `Run "npx -y pnpm@12 release ${name} --publish-only" first`
      : `Use one of these, newest first: ${listed.join(', ')}`;
  return new DeliveryError('unknown-version', `${name}@${version}`, 'there is no such version', remedy);
}
