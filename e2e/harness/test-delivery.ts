import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Where tests, proofs and benches keep what they release and compose of this checkout. What is live in the checkout, and the
 * server over it, are none of theirs: a test that publishes uncommitted sources there would undo a rollback.
 */
export const testDelivery = join(root, '.cache/tests');

/** The variable that says that the site of the tests was composed just now. */
export const siteIsComposed = 'SITE_IS_COMPOSED';

/** Options of `release` that leave out what takes seconds and asks, where a test is about something else. */
export const quickRelease = ['--no-lint', '--no-browser', '--yes', '--anyway'];

/**
 * The environment of commands and servers in a folder: in this checkout they use the store, the site and the data folder of the
 * tests, in a copy of it those of the copy, and nowhere a registry or documents that the caller's environment names.
 */
export const environmentIn = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DELIVERY_DIR: folder === root ? testDelivery : '',
  DATA_DIR: folder === root ? join(testDelivery, 'data') : '',
  SITE_DIR: '',
  SITE_ENVIRONMENT: '',
  RELEASE_REGISTRY: '',
  RELEASE_STORE: '',
  RELEASE_BASE_PATH: '',
  DOCUMENTS_ORIGIN: '',
  SITE_FIREBASE_CONFIG: '',
  PUBLIC_ORIGIN: '',
  // The test runner asks for colours, which would be part of the output.
  FORCE_COLOR: '0',
});
