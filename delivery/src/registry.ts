import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseContract } from 'shared-config/contract/parse-contract';
import { versionSchema } from 'shared-config/contract/release';
import { contractVersion, remoteNameSchema } from 'shared-config/contract/remote-definition';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import * as v from 'valibot';
import { DeliveryError } from './delivery-error';
import type { Workspace } from './workspace';
import { writeAtomically } from './write-atomically';

const entrySchema = v.object({
  live: versionSchema,
  /** Every version that went live, oldest first; never rewritten. */
  history: v.array(v.object({ version: versionSchema, at: v.pipe(v.string(), v.isoTimestamp()) })),
});

const registrySchema = v.object({
  contractVersion: v.literal(contractVersion),
  packages: v.record(remoteNameSchema, entrySchema),
});

/** What is live, and what was: by package name, the shell included. */
export type Registry = v.InferOutput<typeof registrySchema>;

/** Longest wait in ms for another release to finish writing the registry. */
const lockTimeout = 10_000;

const registryFile = (workspace: Workspace) => join(workspace.releases, 'registry.json');

/**
 * Reads the registry; an empty one when nothing was ever released.
 * @throws {ContractError} when the file is corrupt: it is left as it is.
 */
export async function readRegistry(workspace: Workspace): Promise<Registry> {
  const file = registryFile(workspace);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return { contractVersion, packages: {} };
    throw error;
  }
  const remedy = 'Restore the file from a backup, or move it away and release every package again';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new DeliveryError(file, 'the registry is not valid JSON', remedy, { cause });
  }
  return parseContract(registrySchema, data, { code: 'invalid-release', subject: file, remedy });
}

/** Makes a version live. Does nothing when it is live already. */
export async function promote(workspace: Workspace, name: string, version: string, at = new Date()): Promise<void> {
  await mkdir(workspace.releases, { recursive: true });
  await withLock(join(workspace.releases, 'registry.lock'), async () => {
    const registry = await readRegistry(workspace);
    const entry = registry.packages[name];
    if (entry?.live === version) return;
    registry.packages[name] = {
      live: version,
      history: [...(entry?.history ?? []), { version, at: at.toISOString() }],
    };
    await writeAtomically(registryFile(workspace), `${JSON.stringify(registry, null, 2)}\n`);
  });
}

/** One writer at a time, across processes. A lock whose process is gone is taken over. */
async function withLock(file: string, action: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + lockTimeout;
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      break;
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
      await removeIfAbandoned(file);
      if (Date.now() > deadline) {
        throw new DeliveryError(file, 'another release holds the registry', 'Wait for it to end, then try again');
      }
      await wait(50);
    }
  }
  try {
    await action();
  } finally {
    await rm(file, { force: true });
  }
}

async function removeIfAbandoned(file: string): Promise<void> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  // Empty: its owner has created it and not yet written its number.
  if (!holder) return;
  try {
    process.kill(holder, 0);
  } catch {
    await rm(file, { force: true });
  }
}
