import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseContract } from 'shared-config/contract/parse-contract';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { withLock } from '../files/lock';
import { readText } from '../files/read-text';
import { writeDurably } from '../files/write-durably';
import {
  changedBy,
  type Registry,
  type RegistryStore,
  registrySchema,
  registryVersion,
  signersChangedBy,
  versionOf,
} from './registry';

/** Lock of the registry in the releases folder. */
const registryLock = (releases: string) => join(releases, 'registry.lock');

/** The registry as one file in the releases folder: locked, written whole, never half. */
export function openFileRegistry(releases: string): RegistryStore {
  const file = join(releases, 'registry.json');
  const edit = async (change: (before: Registry) => Registry): Promise<Registry> => {
    await mkdir(releases, { recursive: true });
    return withLock(registryLock(releases), async () => {
      const before = await readRegistryFile(file);
      const after = change(before);
      if (after === before) return before;
      const written = { contractVersion: versionOf(after), ...after };
      await writeDurably(file, `${JSON.stringify(written, null, 2)}\n`);
      return after;
    });
  };
  return {
    read: () => readRegistryFile(file),
    change: (change) => edit(changedBy(change)),
    changeSigners: (change) => edit(signersChangedBy(change)),
  };
}

const versionedSchema = v.object({ contractVersion: v.number() });

async function readRegistryFile(file: string): Promise<Registry> {
  const text = await readText(file);
  if (text === undefined) return { packages: {} };
  const remedy = 'Restore the file from a backup: it has the history of every package';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new DeliveryError('registry-damaged', file, 'the registry is not valid JSON', remedy, { cause });
  }
  const { output: versioned, success } = v.safeParse(versionedSchema, data);
  if (success && versioned.contractVersion > registryVersion) {
    throw new DeliveryError(
      'registry-newer',
      file,
      `it has version ${versioned.contractVersion}, and these commands know ${registryVersion} and earlier ones`,
      'Update this checkout; leave the file as it is',
    );
  }
  const { contractVersion: _version, ...registry } = parseContract(registrySchema, data, {
    code: 'invalid-registry',
    subject: file,
    remedy,
  });
  return registry;
}
