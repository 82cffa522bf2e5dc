import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, type Release } from 'shared-config/contract/release';
import { DeliveryError } from '../delivery-error';
import { fetchRelease } from '../store/fetch-release';
import type { Workspace } from '../workspace';
import { damagedRemedy, explainUnknownVersion, releaseFolder } from './release-folder';
import { verifyRelease } from './verify-release';

/**
 * Reads a published release. One that is not on this machine is fetched first, where a registry keeps releases.
 * @throws {ContractError | DeliveryError} when it is missing or malformed, naming the file; for a version that was never
 * published, those that were.
 */
export async function readRelease(workspace: Workspace, name: string, version: string): Promise<Release> {
  const folder = releaseFolder(workspace, name, version);
  if (!existsSync(folder)) await fetchRelease(workspace, name, version);
  const file = join(folder, 'release.json');
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    // Another process has just pruned it.
    if (!existsSync(folder)) throw explainUnknownVersion(workspace, name, version);
    const reason = cause instanceof SyntaxError ? 'it is not valid JSON' : 'it cannot be read';
    throw new DeliveryError('release-damaged', file, reason, damagedRemedy({ remote: name }), { cause });
  }
  return parseRelease(data, file);
}

/** A release that is as it was published, every byte; `undefined` when it is missing or damaged, and a release replaces it. */
export async function readWholeRelease(
  workspace: Workspace,
  name: string,
  version: string,
): Promise<Release | undefined> {
  try {
    const release = await readRelease(workspace, name, version);
    await verifyRelease(releaseFolder(workspace, name, version), release, 'contents');
    return release;
  } catch {
    return undefined;
  }
}
