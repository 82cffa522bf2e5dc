import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { RepositorySite } from '../create/repository-files';
import type { PlatformPackages } from '../create/site-files';
import { listFiles } from '../files/list-files';
import type { PackageManifest } from '../store/npm-client';
import { packFiles } from '../store/pack-release';
import { renameCommands, renameDocuments } from './rename-commands';

/** A package that `npm create` runs: one script, which needs nothing else, and the files that it reads. */
type Creator = { manifest: PackageManifest; tarball: Buffer };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packs what writes a team's own repository, with the site that it writes repositories for. */
export const packRemoteCreator = (site: RepositorySite): Promise<Creator> =>
  packCreator('create-remote', "Writes a team's own repository with one remote", site, {
    script: folder('../create/create-repository.ts'),
    prepare: async (staged) => {
      await writeJson(join(staged, 'site.json'), site);
      await copyTemplates(staged, ['repository', 'remote', 'page']);
    },
  });

/** Sources of a new site: a site among the examples, which is compiled and tested with the checkout. */
const template = folder('../../../../examples/new-site');

/** The files that a site needs from the checkout besides: the rules of a Firebase project. */
const rules = ['firebase.json', 'firestore.rules', 'storage.rules'];

/** Sources, and not what was built, released or composed of them here. */
const isSource = (file: string) =>
  /^(shell|mfe-[^/]+|shared-[^/]+|media|jest\.config\.js|tsconfig\.json)?(\/|$)/.test(file) &&
  !/\/(node_modules|dist)(\/|$)/.test(file);

/** Packs what writes a new site, with its sources, and where the platform's packages are. */
export const packSiteCreator = (platform: PlatformPackages): Promise<Creator> =>
  packCreator('create-site', 'Writes a new site', platform, {
    script: folder('../create/create-site.ts'),
    prepare: async (staged) => {
      await writeJson(join(staged, 'platform.json'), platform);
      await copyTemplates(staged, ['site']);
      await cp(template, join(staged, 'template'), {
        recursive: true,
        filter: (source) => isSource(source.slice(template.length + 1)),
      });
      const deploy = folder('../../../../deploy');
      await mkdir(join(staged, 'template/deploy'));
      for (const file of listFiles(deploy))
        await writeFile(join(staged, 'template/deploy', file), adaptToSite(await readFile(join(deploy, file), 'utf8')));
      for (const file of rules) await cp(folder(`../../../../${file}`), join(staged, 'template', file));
    },
  });

/** Has the files for setting up a machine (`deploy/`) name server, commands and documents as npm has installed them. */
function adaptToSite(text: string): string {
  return renameDocuments(renameCommands(text)).replace(
    'run.cjs platform/server/src/main.ts',
    'node_modules/delivery/platform/delivery/bin.cjs serve',
  );
}

/** Puts templates beside a script, which reads them there. */
async function copyTemplates(staged: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await cp(folder(`../create/templates/${name}`), join(staged, 'templates', name), { recursive: true });
}

const writeJson = (file: string, data: unknown) => writeFile(file, `${JSON.stringify(data, null, 2)}\n`);

async function packCreator(
  name: string,
  description: string,
  { scope, version }: Pick<PlatformPackages, 'scope' | 'version'>,
  { script, prepare }: { script: string; prepare: (staged: string) => Promise<void> },
): Promise<Creator> {
  const manifest = {
    name: `${scope}/${name}`,
    version,
    description,
    license: 'UNLICENSED',
    bin: { [name]: `./${name}.cjs` },
  };
  const staged = await mkdtemp(join(tmpdir(), 'creator-'));
  try {
    await build({
      entryPoints: [script],
      outfile: join(staged, `${name}.cjs`),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      banner: { js: '#!/usr/bin/env node' },
      define: { 'import.meta.dirname': '__dirname' },
      logLevel: 'error',
    });
    await prepare(staged);
    await writeJson(join(staged, 'package.json'), manifest);
    return { manifest, tarball: await packFiles(staged, listFiles(staged)) };
  } finally {
    await rm(staged, { recursive: true });
  }
}
