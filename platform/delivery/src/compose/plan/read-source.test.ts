import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { readEnvironment } from '../../environment';
import { openWorkspace } from '../../workspace';
import { readSource } from './read-source';

let root: string;
beforeEach(() => {
  root = createTemporaryFolder('source');
});
afterEach(() => rmSync(root, { recursive: true }));

const nothing = { versions: {}, posts: [], registry: { packages: {} } };
const read = (variables: NodeJS.ProcessEnv) => readSource(openWorkspace(root, readEnvironment(variables)), nothing);

test('where the shell is built, a site without one is told how to release it', async () => {
  mkdirSync(join(root, 'shell'));
  await expect(read({})).rejects.toThrow('the shell was never released. Run "npx -y pnpm@12 release shell" first');
});

test('a team without a shell is told where a site was looked for, not to release one', async () => {
  const documents = { RELEASE_REGISTRY: 'documents' };
  const config = JSON.stringify({ apiKey: 'key', authDomain: 'site.example', projectId: 'halvard', appId: '1' });
  for (const [variables, message] of [
    [{}, 'nothing of a site is live there. Have site.env say what "npm create" wrote there'],
    [
      { ...documents, DOCUMENTS_ORIGIN: 'http://127.0.0.1:4173' },
      'http://127.0.0.1:4173: no shell is live there, so there is no site yet. Have the platform team release the site',
    ],
    [{ ...documents, SITE_FIREBASE_CONFIG: config }, 'the Firebase project halvard: no shell is live there'],
  ] as const)
    await expect(read(variables)).rejects.toThrow(message);
});
