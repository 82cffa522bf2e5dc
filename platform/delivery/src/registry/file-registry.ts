import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseContract } from 'kit/contract/parse-contract';
import { production, siteEnvironmentSchema } from 'kit/contract/site-environment';
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

/** The file of an environment's registry: that of production is where it was before there were others. */
const registryFile = (releases: string, environment: string) =>
  join(releases, environment === production ? 'registry.json' : `registry-${environment}.json`);

/**
 * The registry of an environment as one file in the releases folder: locked, written whole, never half. Who signs releases
 * stands in that of production, for all of them.
 */
export function openFileRegistry(releases: string, environment: string = production): RegistryStore {
  const file = registryFile(releases, environment);
  const read = async (): Promise<Registry> => {
    const registry = await readRegistryFile(file);
    if (environment === production) return registry;
    const { signers } = await readRegistryFile(registryFile(releases, production));
    return { ...registry, signers };
  };
  // One lock for all environments: who signs does not change meanwhile.
  const locked = async <Value>(action: () => Promise<Value>): Promise<Value> => {
    await mkdir(releases, { recursive: true });
    return withLock(registryLock(releases), action);
  };
  const edit = (change: (before: Registry) => Registry): Promise<Registry> =>
    locked(async () => {
      const before = await read();
      const after = change(before);
      if (after === before) return before;
      const own = environment === production ? after : { ...after, signers: undefined };
      await writeDurably(file, `${JSON.stringify({ contractVersion: versionOf(own), ...own }, null, 2)}\n`);
      return after;
    });
  return {
    read,
    change: (change) => edit(changedBy(change)),
    changeSigners: (change) => edit(signersChangedBy(change)),
    remove: (isMeant) =>
      locked(async () => {
        if (environment === production || !isMeant(await read())) return false;
        await rm(file, { force: true });
        return true;
      }),
  };
}

/** The environments that have a registry in the releases folder, besides production. */
export async function listFileEnvironments(releases: string): Promise<string[]> {
  const names = await readdir(releases).catch(() => []);
  return names
    .map((name) => /^registry-(.+)\.json$/.exec(name)?.[1])
    .filter((name) => v.is(siteEnvironmentSchema, name));
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
