import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, type Release } from 'shared-config/contract/release';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';

/** Folder of a published release. */
export function releaseFolder(workspace: Workspace, name: string, version: string): string {
  return join(workspace.releases, name, version);
}

/**
 * Reads a published release.
 * @throws {ContractError | DeliveryError} when it is missing or malformed, naming the file.
 */
export async function readRelease(workspace: Workspace, name: string, version: string): Promise<Release> {
  const file = join(releaseFolder(workspace, name, version), 'release.json');
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'it is not valid JSON' : 'it cannot be read';
    const remedy = `Release ${name} again: "release ${name}" replaces it`;
    throw new DeliveryError('release-damaged', file, reason, remedy, { cause });
  }
  return parseRelease(data, file);
}
