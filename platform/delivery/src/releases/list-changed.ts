import { nameCommand } from 'kit/presets/command-line/name-command';
import { readRegistry } from '../registry/open-registry';
import { lastRollback } from '../registry/read-history';
import type { HistoryLine } from '../registry/registry';
import { listPackages, type Workspace } from '../workspace';
import { fingerprintSources } from './fingerprint-sources';
import { readBuilds } from './publish-package';

/** A package whose sources in this checkout are not what is live. */
export type ChangedPackage = {
  name: string;
  /** `unreleased`: it was never live. `published`: its sources became a version that is not live. */
  kind: 'changed' | 'published' | 'unreleased';
  /** The version that its sources became, where `kind` is `published`. */
  version?: string;
  /** When it was taken back, if nothing of it went live since, by whom and why. */
  rolledBack?: Pick<HistoryLine, 'at' | 'who' | 'message'>;
};

/**
 * The packages of this checkout that differ from what is live, found without a build: by the digest of the sources that
 * each version was built from. A retired remote is none of them.
 */
export async function listChanged(workspace: Workspace): Promise<ChangedPackage[]> {
  const { packages } = await readRegistry(workspace);
  const found = await Promise.all(
    listPackages(workspace).map(async (name): Promise<ChangedPackage[]> => {
      const entry = packages[name];
      if (entry?.retired) return [];
      const fingerprint = fingerprintSources(workspace, name);
      // With another origin, the same sources are another version.
      const versions = Object.entries(await readBuilds(workspace, name)).flatMap(([key, version]) =>
        key.split(' ')[0] === fingerprint ? [version] : [],
      );
      if (entry && versions.includes(entry.live)) return [];
      if (!entry) return [{ name, kind: 'unreleased' }];
      const version = versions.at(-1);
      const line = lastRollback(entry);
      return [
        {
          name,
          ...(version === undefined ? { kind: 'changed' } : { kind: 'published', version }),
          ...(line ? { rolledBack: { at: line.at, who: line.who, message: line.message } } : {}),
        },
      ];
    }),
  );
  return found.flat();
}

/**
 * Lines for people: which packages differ from what is live, and how one is released: whose it is knows whether it is meant to be.
 * Packages that were rolled back are named apart, as no release of their sources would be meant. None when nothing differs.
 */
export function describeChanged(changed: readonly ChangedPackage[]): string[] {
  const [back, others] = [changed.filter((one) => one.rolledBack), changed.filter((one) => !one.rolledBack)];
  const told = others.map(({ name, kind, version }) => `${name} (${version ? `${version} is published` : kind})`);
  const [only] = others.length === 1 ? others : [];
  const how = only
    ? `"${nameCommand(`release ${only.name}`)}" checks it and makes it live`
    : `"${nameCommand('release <name>')}" checks one of them and makes it live`;
  return [
    ...(told.length > 0 ? [`Not live, though in this checkout: ${told.join(', ')}`] : []),
    ...(told.length > 0 ? [`What is live stays; ${how}`] : []),
    ...back.map(describeRolledBack),
  ];
}

function describeRolledBack({ name, rolledBack }: ChangedPackage): string {
  const { at = '', who, message } = rolledBack ?? {};
  const by = `${who === undefined ? '' : ` by ${who}`}${message === undefined ? '' : ` ("${message}")`}`;
  return `${name} was rolled back on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC${by}, and stays so; release it when it is corrected`;
}
