import type { RemoteDefinition } from 'kit/contract/remote-definition';
import { mediaPackage } from '../packages/published-packages';
import { installRules } from './install-rules';
import type { NewPage } from './page-files';
import { releaseWorkflow } from './release-workflow';
import { remoteFiles } from './remote-files';

/** The site that remotes of a repository are released into, as its platform team has published it. */
export type RepositorySite = {
  /** Scope of the packages in the registry, such as `@company`. */
  scope: string;
  /** Version of the packages. */
  version: string;
  /** Registry that has the packages and keeps the releases. */
  registry: string;
  /** Where visitors find the site. */
  origin: string;
  /** Variables that say where what is live is known. */
  settings: Readonly<Record<string, string>>;
};

/** The files of a team's own repository with one remote, by path. */
export const repositoryFiles = (
  site: RepositorySite,
  definition: RemoteDefinition,
  page: NewPage,
): Record<string, string> => {
  const { name, team } = definition;
  return {
    '.github/workflows/release.yml': releaseWorkflow({
      summary: 'Tests every change, and releases what is on main.',
      name: 'Release',
      scope: site.scope,
      registry: site.registry,
      condition: "github.ref == 'refs/heads/main'",
    }),
    '.gitignore': ignored,
    '.npmrc': `${site.scope}:registry=${site.registry}\n`,
    'README.md': readme(definition, page),
    'jest.config.js': `export default {
  projects: ['<rootDir>/mfe-*/jest.config.js'],
  testTimeout: 60_000,
};
`,
    'package.json': `${JSON.stringify(packageFile(site, team), null, 2)}\n`,
    'site.env': settingsFile(site),
    'tsconfig.json': `${JSON.stringify({ files: [], references: [{ path: `./${name}` }] }, null, 2)}\n`,
    ...Object.fromEntries(
      Object.entries({ ...remoteFiles(definition, page, repositoryCommands), ...builtFiles }).map(([file, text]) => [
        `${name}/${file}`,
        text,
      ]),
    ),
  };
};

/** What the README of a remote says of working on it in a repository of its own. */
export const repositoryCommands = (
  name: string,
) => `npm run dev ${name}       # in the real shell, http://127.0.0.1:4174
npm test                      # types and unit tests
npm run release ${name}`;

/** How a remote is compiled and tested: by the presets. */
const builtFiles: Readonly<Record<string, string>> = {
  'jest.config.js': `import { jestProject } from 'kit/presets/jest/jest-project.js';

export default jestProject(import.meta.dirname, 'browser');
`,
  'rspack.config.ts': `import { remoteConfigurations } from 'kit/presets/rspack/remote-configurations';
import { singletons } from 'shared-config/singletons';
import remote from './remote';

export default remoteConfigurations(remote, import.meta.dirname, singletons);
`,
  'tsconfig.json': `{
  "files": [],
  "references": [
    { "path": "./tsconfig.browser.json" },
    { "path": "./tsconfig.node.json" },
    { "path": "./tsconfig.test.json" }
  ]
}
`,
  ...Object.fromEntries(
    ['browser', 'node', 'test'].map((place) => [
      `tsconfig.${place}.json`,
      `{ "extends": "kit/presets/typescript/${place}" }\n`,
    ]),
  ),
};

const packageFile = ({ scope, version }: RepositorySite, team: string) => {
  const installed = (name: string) => `npm:${scope}/${name}@^${version}`;
  return {
    name: `${team}-remotes`,
    private: true,
    type: 'module',
    scripts: {
      dev: 'delivery dev',
      types: 'tsc -b',
      test: 'tsc -b && jest',
      'create-page': 'delivery create-page',
      release: 'delivery release',
      promote: 'delivery promote',
      rollback: 'delivery rollback',
      releases: 'delivery releases',
    },
    dependencies: Object.fromEntries(['kit', 'shared-config', 'shared-ui'].map((name) => [name, installed(name)])),
    devDependencies: Object.fromEntries(['delivery', mediaPackage].map((name) => [name, installed(name)])),
    ...installRules,
  };
};

/** In quotes that JSON has none of. */
const settingsFile = ({ scope, registry, settings }: RepositorySite) =>
  [
    '# The site that the remotes here are released into. No secrets: those are variables of your machine and of the pipeline.',
    ...Object.entries({ RELEASE_STORE: registry, RELEASE_SCOPE: scope, ...settings }).map(
      ([name, value]) => `${name}='${value}'`,
    ),
    '',
  ].join('\n');

const ignored = `node_modules/
dist/
/.cache/
/.sites/
/data/
/releases/
/site
/site-*
`;

const readme = ({ name, team }: RemoteDefinition, { path }: NewPage) => `# Remotes of the team ${team}

\`${name}/\` has the pages under \`${path}\`. Its releases go live in the site that \`site.env\` names.

\`\`\`sh
npm install
${repositoryCommands(name)}
npm run rollback ${name}  # the version before is live again
\`\`\`

What each command does, and what to do when it fails: \`node_modules/delivery/docs/own-repository.md\`.
`;
