import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { RepositorySite } from '../create/repository-files';
import type { PackageManifest } from '../store/npm-client';
import { packFiles } from '../store/pack-release';

/** What `package.json` of the package says that `npm create` runs. */
export const describeCreator = ({ scope, version }: RepositorySite): PackageManifest => ({
  name: `${scope}/create-remote`,
  version,
  description: "Writes a team's own repository with one remote",
  license: 'UNLICENSED',
  bin: { 'create-remote': './create-remote.cjs' },
});

/** Packs that package: one script, which needs nothing else, and the site that it writes repositories for. */
export async function packCreator(site: RepositorySite): Promise<Buffer> {
  const staged = await mkdtemp(join(tmpdir(), 'creator-'));
  try {
    await build({
      entryPoints: [fileURLToPath(new URL('../create/create-repository.ts', import.meta.url))],
      outfile: join(staged, 'create-remote.cjs'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      banner: { js: '#!/usr/bin/env node' },
      define: { 'import.meta.dirname': '__dirname' },
      logLevel: 'error',
    });
    await writeFile(join(staged, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
    await writeFile(join(staged, 'package.json'), `${JSON.stringify(describeCreator(site), null, 2)}\n`);
    return await packFiles(staged, ['package.json', 'create-remote.cjs', 'site.json']);
  } finally {
    await rm(staged, { recursive: true });
  }
}
