/** Package of the site that brings its pictures and documents to where the commands are installed. */
export const mediaPackage = 'site-media';

/** A package that a team installs in a repository of its own (docs/own-repository.md). */
export type PublishedPackage = {
  /** Without its scope; code imports it by this name. */
  name: 'kit' | 'blog-tool' | 'shared-config' | 'shared-ui' | typeof mediaPackage | 'delivery';
  summary: string;
  /** Contents of the package, relative to the checkout: files, and folders with everything in them but tests. */
  contents: readonly string[];
  /** Folder of the checkout that is the root of the package; the checkout itself when absent. */
  root?: string;
  /** Packages whose dependencies it has. */
  dependenciesOf: readonly string[];
  /** Dependencies of the checkout itself that it has as well. */
  tools: readonly string[];
};

/** The published packages, each behind those that it needs. All have one version, that of `platform/delivery/package.json`. */
export const publishedPackages: readonly PublishedPackage[] = [
  {
    name: 'kit',
    summary: 'What the packages of any site are made with: the contract; presets for build, tests, types',
    contents: [
      'content',
      'contract',
      'forms',
      'host',
      'http',
      'markdown',
      'media',
      'page',
      'posts',
      'presets',
      'search',
      'words',
      'README.md',
    ].map((part) => `platform/kit/${part}`),
    root: 'platform/kit',
    dependenciesOf: ['kit'],
    tools: [
      '@testing-library/react',
      '@testing-library/user-event',
      '@types/jest',
      '@types/node',
      'jest',
      'jest-environment-jsdom',
      'react-router-dom',
      'typescript',
    ],
  },
  {
    name: 'blog-tool',
    summary: 'The tool in which staff write posts, for the release of a site that renders its pages',
    contents: ['platform/blog-tool/src', 'platform/blog-tool/README.md'],
    root: 'platform/blog-tool',
    dependenciesOf: ['blog-tool'],
    tools: [],
  },
  {
    name: 'shared-config',
    summary: 'What the packages of the site agree on: names, forms, slots, the store, tokens, the catalog of media',
    contents: ['shared-config/src', 'shared-config/README.md'],
    root: 'shared-config',
    dependenciesOf: ['shared-config'],
    tools: [],
  },
  {
    name: 'shared-ui',
    summary: 'Components and hooks for pages of the site',
    contents: ['shared-ui/src', 'shared-ui/README.md'],
    root: 'shared-ui',
    dependenciesOf: ['shared-ui'],
    tools: [],
  },
  {
    name: mediaPackage,
    summary: 'The pictures, films and documents that the site publishes as they are',
    contents: ['media/published', 'media/datasheets'],
    root: 'media',
    dependenciesOf: [],
    tools: [],
  },
  {
    name: 'delivery',
    summary: 'The delivery commands: dev, release, promote, roll back, compose, with the server',
    contents: [
      'platform/delivery/bin.cjs',
      'platform/delivery/choose-site.cjs',
      'platform/delivery/server-commands.cjs',
      'platform/delivery/src',
      'platform/delivery/README.md',
      'docs',
      'examples/vite-remote',
      'examples/webpack-remote',
      'run.cjs',
      'platform/server/src',
    ],
    dependenciesOf: ['delivery', 'server'],
    tools: ['@rspack/cli', '@rspack/core', '@types/node', 'tsx', 'typescript'],
  },
];

/** Whether a file serves only the checkout, not those who install the package. */
export const isOfCheckoutAlone = (file: string): boolean =>
  /\.(test|example)\.(setup\.)?[a-z]+$|(^|\/)(testing|__snapshots__)\/|^shared-config\/presets\/typefaces\/|^shared-ui\/src\/gallery\.ts$|^docs\/[^/]+\.(svg|webp)$|^media\/datasheets\/(?!.*\.(pdf|dxf)$)/.test(
    file,
  );

/** Dependencies of the files for which `isOfCheckoutAlone` holds. */
export const dependenciesOfCheckoutAlone: readonly string[] = ['subset-font', 'libphonenumber-js'];
