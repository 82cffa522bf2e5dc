import { createRequire } from 'node:module';
import Config from '@npmcli/config';
import { inheritedEnvironment } from '../environment';

const require = createRequire(import.meta.url);

/** npm's definitions of its settings; the types of the package leave them out. */
const {
  definitions,
  flatten,
  shorthands,
}: Pick<
  Required<Config.Options>,
  'definitions' | 'flatten' | 'shorthands'
> = require('@npmcli/config/lib/definitions/index.js');

/** Read once for each checkout: it takes longer than to fetch a small release. */
const settingsOf = new Map<string, Promise<Record<string, unknown>>>();

/** npm's settings for a checkout: its `.npmrc`, the user's, and npm's variables. */
export function readNpmSettings(root: string): Promise<Record<string, unknown>> {
  const settings = settingsOf.get(root) ?? loadNpmSettings(root);
  settingsOf.set(root, settings);
  return settings;
}

async function loadNpmSettings(root: string): Promise<Record<string, unknown>> {
  const config = new Config({
    definitions,
    shorthands,
    flatten,
    npmPath: root,
    cwd: root,
    argv: [],
    // It writes to it.
    env: inheritedEnvironment({}),
  });
  await config.load();
  return config.flat;
}
