import { createRequire } from 'node:module';
import type { ReleaseStore } from '../environment';
import type { Workspace } from '../workspace';
import type { NpmClient } from './npm-client';

const require = createRequire(import.meta.url);

/**
 * Opens the release store when it is asked for: npm's libraries take as long to load as a small site to compose, and most
 * commands have all their releases.
 */
export function openStore(workspace: Workspace, store: ReleaseStore): Promise<NpmClient> {
  const { openNpmClient }: typeof import('./npm-client') = require('./npm-client.ts');
  return openNpmClient(workspace, store);
}
