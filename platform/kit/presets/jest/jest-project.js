import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const presetFile = (name) => fileURLToPath(new URL(name, import.meta.url));

// Ship ES modules only, which Jest cannot load as they are; ours, where they are installed, TypeScript.
const esModules =
  'kit|blog-tool|shared-config|shared-ui|valibot|firebase|@firebase|p-limit|yocto-queue|marked|smol-toml|nodemailer';

/** A package of the checkout has a name of its own; one of a repository with a single package.json is called with that. */
const nameProject = (folder) =>
  existsSync(join(folder, 'package.json')) ? basename(folder) : `${basename(dirname(folder))}/${basename(folder)}`;

/**
 * Jest project of one package: TypeScript and JSX through SWC, CSS Modules as their class names, stubs for pictures, Testing Library
 * matchers.
 * JavaScript, because Jest reads its configuration before any TypeScript loader is there.
 *
 * @param {string} packageFolder absolute path, `import.meta.dirname` of the package's jest.config.js
 * @param {'browser' | 'node'} environment where its tests run
 * @returns {import('jest').Config}
 */
export function jestProject(packageFolder, environment) {
  return {
    displayName: nameProject(packageFolder),
    rootDir: packageFolder,
    testEnvironment: environment === 'browser' ? 'jsdom' : 'node',
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    transform: {
      '\\.m?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
          module: { type: 'commonjs' },
          // Beside the code and not in it, where every test file would read it with the module.
          sourceMaps: true,
        },
      ],
    },
    // pnpm keeps a package in node_modules/.pnpm/<scope+name>@<version>/node_modules/<name>.
    transformIgnorePatterns: [
      `/node_modules/(?!\\.pnpm/)(?!(${esModules})/)`,
      `/node_modules/\\.pnpm/(?!(${esModules})[@+])`,
    ],
    moduleNameMapper: {
      '\\.css$': presetFile('./css-modules-stub.cjs'),
      '\\.(jpe?g|png|webp|avif)$': presetFile('./picture-stub.cjs'),
      '\\.(mp4|webm|woff2|pdf)$': presetFile('./plain-file-stub.cjs'),
    },
    setupFilesAfterEnv: [
      presetFile('./expect-console.ts'),
      ...(environment === 'browser' ? [presetFile('./browser-setup.ts')] : []),
    ],
  };
}
