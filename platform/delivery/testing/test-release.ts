import { parseRelease, type Release } from 'kit/contract/release';
import { contractVersion } from 'kit/contract/remote-definition';

/** The content of a release for a test that is about none of it. */
export const releaseContent = {
  contractVersion,
  team: 'team',
  routes: [],
  exposes: { './page': { scripts: [], styles: [] } },
  entries: { web: 'entry.js', node: 'remoteEntry.js' },
  shared: {},
  files: {},
};

/** A release of the current contract. @param fields those that the test is about */
export const testRelease = (remote: string, fields: object = {}): Release =>
  parseRelease({ ...releaseContent, version: '0'.repeat(16), remote, ...fields }, `${remote}/release.json`);
