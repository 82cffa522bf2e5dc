import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseContract } from 'shared-config/contract/parse-contract';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { DeliveryError } from '../delivery-error';
import { writeDurably } from '../files/write-durably';
import { type Registry, type RegistryEntry, type RegistryStore, registrySchema, registryVersion } from './registry';

/** Longest wait in ms for another release to finish writing the registry. */
const lockTimeout = 10_000;

/** The registry as one file in the releases folder: locked, written whole, never half. */
export function openFileRegistry(releases: string): RegistryStore {
  const file = join(releases, 'registry.json');
  return {
    read: () => readRegistryFile(file),
    change: async (name, change) => {
      await mkdir(releases, { recursive: true });
      return withLock(join(releases, 'registry.lock'), async (): Promise<RegistryEntry> => {
        const registry = await readRegistryFile(file);
        const before = registry.packages[name];
        const after = change(before);
        if (after === before) return after;
        registry.packages[name] = after;
        await writeDurably(file, `${JSON.stringify(registry, null, 2)}\n`);
        return after;
      });
    },
  };
}

async function readRegistryFile(file: string): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return { contractVersion: registryVersion, packages: {} };
    throw error;
  }
  const remedy = 'Restore the file from a backup, or move it away and release every package again';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new DeliveryError('registry-damaged', file, 'the registry is not valid JSON', remedy, { cause });
  }
  return parseContract(registrySchema, data, { code: 'invalid-registry', subject: file, remedy });
}

/** One writer at a time, across processes. A lock whose process is gone is taken over. */
async function withLock<Value>(file: string, action: () => Promise<Value>): Promise<Value> {
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
        throw new DeliveryError(
          'registry-busy',
          file,
          'another release holds the registry',
          'Wait for it to end, then try again',
        );
      }
      await wait(50);
    }
  }
  try {
    return await action();
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
