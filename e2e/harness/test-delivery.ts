import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Where tests, proofs and benches keep their releases and sites of this checkout. What is live in the checkout, and the server over it, are
 * none of theirs: a test that publishes uncommitted sources there would undo a rollback.
 */
export const testDelivery = join(root, '.cache/tests');

/** A site that tests are about. */
export type TestedSite = {
  /** Its sources. */
  folder: string;
  /** Where tests keep what they release and compose of it. */
  delivery: string;
};

/** The site of this checkout, for tests of its visitors, writers and teams. */
export const checkoutSite: TestedSite = { folder: root, delivery: testDelivery };

/** The second site, which is small, for tests of the platform with any site. */
export const platformSite: TestedSite = {
  folder: join(root, 'examples/second-site'),
  delivery: join(root, '.cache/tests-second'),
};

/** The variable that says that the sites of the tests were composed just now. */
export const siteIsComposed = 'SITE_IS_COMPOSED';

/** Options of `release` that leave out what takes seconds and asks, where a test is about something else. */
export const quickRelease = ['--no-lint', '--no-browser', '--yes', '--anyway'];

/**
 * The environment of commands and servers in a folder: in a site of this checkout they use the store, the site and the data folder
 * of the tests, in a copy of it those of the copy, and nowhere a registry or documents that the caller's environment names.
 */
export const environmentIn = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...placesIn(folder),
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

function placesIn(folder: string): { DELIVERY_DIR: string; DATA_DIR: string } {
  const delivery = [checkoutSite, platformSite].find((site) => site.folder === folder)?.delivery;
  return delivery === undefined
    ? { DELIVERY_DIR: '', DATA_DIR: '' }
    : { DELIVERY_DIR: delivery, DATA_DIR: join(delivery, 'data') };
}
