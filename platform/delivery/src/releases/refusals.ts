import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContractError } from 'kit/contract/contract-error';
import { DeliveryError, type DeliveryErrorCode } from '../delivery-error';
import { listFailures } from '../files/gather-all';
import { writeDurably } from '../files/write-durably';
import type { Workspace } from '../workspace';
import { fingerprintSources } from './fingerprint-sources';
import { readBuilds } from './publish-package';
import { type Refusal, readRefusals, refusalsFile } from './read-refusals';

/** How many refusals of a package are kept. */
const maxKept = 20;

/** Errors that say nothing of the release: a wrong call, or a machine that could not do it. */
const notOfTheRelease: ReadonlySet<string> = new Set<DeliveryErrorCode>([
  'access-denied',
  'composition-outdated',
  'disk-full',
  'documents-store-unreachable',
  'invalid-arguments',
  'invalid-environment',
  'lock-held',
  'no-documents-store',
  'not-confirmed',
  'prerender-late',
  'preview-refused',
  'registry-busy',
  'registry-damaged',
  'registry-newer',
  'store-denied',
  'store-tampered',
  'store-unavailable',
  'unknown-environment',
  'unknown-package',
  'unknown-version',
]);

/** An attempt to make packages live, and whose it is; with the version where that is known before. */
type Attempt = { names: readonly string[]; version?: string | undefined; who?: string | undefined };

/**
 * Does what may refuse a release, and leaves a record when it does: of the packages that the message names, or of all when
 * it names none.
 * @throws whatever the work throws
 */
export async function recordRefusal<Output>(
  workspace: Workspace,
  { names, version, who }: Attempt,
  work: () => Promise<Output>,
): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    for (const failure of listFailures(error)) {
      const isExpected = failure instanceof DeliveryError || failure instanceof ContractError;
      if (!isExpected || notOfTheRelease.has(failure.code)) continue;
      const named = names.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(failure.message));
      for (const name of named.length > 0 ? named : names) {
        // The reason for the refusal matters more than a disk that takes no record of it.
        await keepRefusal(workspace, name, failure, { version, who }).catch(() => {});
      }
    }
    throw error;
  }
}

async function keepRefusal(
  workspace: Workspace,
  name: string,
  { code, message }: DeliveryError | ContractError,
  { version, who }: Omit<Attempt, 'names'>,
): Promise<void> {
  const [first = '', second = ''] = message.split('\n');
  const reason = first.endsWith(':') ? `${first} ${second.trim()}` : first;
  const refused = version ?? (await versionOfSources(workspace, name));
  const refusal: Refusal = { at: new Date().toISOString(), code, reason, who, version: refused };
  const kept = [refusal, ...(await readRefusals(workspace, name))].slice(0, maxKept);
  await mkdir(join(workspace.releases, name), { recursive: true });
  await writeDurably(refusalsFile(workspace, name), `${JSON.stringify(kept, null, 2)}\n`);
}

async function versionOfSources(workspace: Workspace, name: string): Promise<string | undefined> {
  return (await readBuilds(workspace, name))[fingerprintSources(workspace, name)];
}
