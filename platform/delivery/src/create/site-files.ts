import { installRules } from './install-rules';
import { releaseWorkflow } from './release-workflow';

/** The platform's packages that a new site lives by, as they were published. */
export type PlatformPackages = {
  /** Scope of the packages in the registry, such as `@company`. */
  scope: string;
  /** Version of the packages. */
  version: string;
  /** Registry that has the packages. */
  registry: string;
};

/** The files of a new site that its sources do not have, by path. @param name of its folder */
export const siteFiles = (platform: PlatformPackages, name: string): Record<string, string> => ({
  '.github/workflows/site.yml': releaseWorkflow({
    summary:
      'Tests every change; releases what is on main, once the variable RELEASE_STORE names a registry that keeps releases.',
    name: 'Site',
    scope: platform.scope,
    registry: platform.registry,
    condition: "github.ref == 'refs/heads/main' && vars.RELEASE_STORE != ''",
    variables: [
      `RELEASE_STORE: \${{ vars.RELEASE_STORE }}`,
      'RELEASE_REGISTRY: documents',
      `SITE_FIREBASE_CONFIG: \${{ vars.SITE_FIREBASE_CONFIG }}`,
    ],
  }),
  '.gitignore': ignored,
  '.npmrc': `${platform.scope}:registry=${platform.registry}\n`,
  'README.md': readme(name),
  'netlify.toml': netlify,
  'package.json': `${JSON.stringify(packageFile(platform, name), null, 2)}\n`,
  'site.env': settings,
});

const packageFile = ({ scope, version }: PlatformPackages, name: string) => {
  const installed = (one: string) => `npm:${scope}/${one}@^${version}`;
  return {
    name: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
    private: true,
    type: 'module',
    scripts: {
      start: 'delivery start',
      dev: 'delivery dev',
      types: 'tsc -b',
      test: 'tsc -b && jest',
      'create-page': 'delivery create-page',
      'create-remote': 'delivery create-remote',
      release: 'delivery release',
      promote: 'delivery promote',
      rollback: 'delivery rollback',
      releases: 'delivery releases',
    },
    dependencies: {
      'blog-tool': installed('blog-tool'),
      kit: installed('kit'),
      'shared-config': 'file:./shared-config',
      'shared-ui': 'file:./shared-ui',
    },
    devDependencies: { delivery: installed('delivery') },
    ...installRules,
  };
};

const settings = `# Settings of this site, which all commands read. No secrets: those are variables of your machine and of the pipeline.
# A variable that is set goes before. node_modules/delivery/docs/deploy.md has all of them, such as:
# PUBLIC_ORIGIN='https://www.example.com'
# RELEASE_STORE='https://npm.example.com'
`;

const ignored = `node_modules/
dist/
/.cache/
/.sites/
/data/
/releases/
/site
/site-*
`;

const readme = (name: string) => `# ${name}

A site of separately released parts: \`shell/\` is the frame around all pages, each \`mfe-*/\` has pages of one team, \`shared-config/\` and
\`shared-ui/\` are what they agree on.

\`\`\`sh
npm install     # some minutes the first time: 600 MB
npm start       # builds and composes everything once: http://127.0.0.1:4173, and the tool for posts at /desk
\`\`\`

| command | what it does |
| --- | --- |
| \`npm run dev\` | hot reload, in another folder than what visitors get |
| \`npm test\` | types and unit tests |
| \`npm run release mfe-pages\` | builds, checks and makes it live; \`npm run rollback mfe-pages\` takes it back |
| \`npm run create-remote mfe-shop shop\` | a second remote, of the team \`shop\` |
| \`npx delivery\` | lists all other commands, those of the server too |

What is yours to decide, and how the site gets to a public server: \`node_modules/delivery/docs/your-own-site.md\`.
`;

const netlify = `# The composed site on Netlify; _headers and _redirects are part of it. See node_modules/delivery/docs/deploy.md.
[build]
  command = "npm ci && npm run release -- --yes --no-browser && npx delivery compose"
  publish = "site"

[build.environment]
  NODE_VERSION = "22"
`;
