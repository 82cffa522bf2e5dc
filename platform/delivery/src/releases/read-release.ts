import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContractError } from 'kit/contract/contract-error';
import { parseReleaseText, type Release } from 'kit/contract/release';
import { DeliveryError } from '../delivery-error';
import { fetchRelease } from '../store/fetch-release';
import type { Workspace } from '../workspace';
import { damagedRemedy, explainUnknownVersion, releaseFolder } from './release-folder';
import { verifyRelease } from './verify-release';

/**
 * Reads a published release. One that is not on this machine is fetched first, where a release store is set.
 * @throws {ContractError | DeliveryError} when it is missing or malformed, naming the file; for a version that was never
 * published, those that were.
 */
export async function readRelease(workspace: Workspace, name: string, version: string): Promise<Release> {
  if (!existsSync(releaseFolder(workspace, name, version))) await fetchRelease(workspace, name, version);
  return readHere(workspace, name, version);
}

/**
 * A release for additional messages and comparisons; `undefined` when it is not on this machine, damaged, or of another contract. It is not
 * fetched: nobody waits for a release store that is down, least of all in a rollback.
 */
export async function readIfHere(workspace: Workspace, name: string, version: string): Promise<Release | undefined> {
  try {
    return await readHere(workspace, name, version);
  } catch (error) {
    if (error instanceof ContractError || error instanceof DeliveryError) return undefined;
    throw error;
  }
}

/** @throws {ContractError | DeliveryError} when it is missing or malformed. */
async function readHere(workspace: Workspace, name: string, version: string): Promise<Release> {
  const folder = releaseFolder(workspace, name, version);
  const file = join(folder, 'release.json');
  try {
    return parseReleaseText(await readFile(file, 'utf8'), file);
  } catch (cause) {
    if (cause instanceof ContractError) throw cause;
    // The version was never here, or another process has just pruned it.
    if (!existsSync(folder)) throw await explainUnknownVersion(workspace, name, version);
    const reason = cause instanceof SyntaxError ? 'it is not valid JSON' : 'it cannot be read';
    throw new DeliveryError('release-damaged', file, reason, damagedRemedy({ remote: name }), { cause });
  }
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
