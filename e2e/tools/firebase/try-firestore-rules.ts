import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteIsComposed } from '../../harness/test-delivery';
import { root } from '../run-by-name';

// Tries `firestore.rules` in Firestore's own emulator, as the Google Cloud command line installs it (1.19.9 needs Java 11, newer ones 21).
// The emulator is started directly: the command line does not end it again.

const port = 8187;
const host = `127.0.0.1:${port}`;

function findEmulator(): string {
  const { stdout } = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], { encoding: 'utf8' });
  const file = join((stdout ?? '').trim(), 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  if (existsSync(file)) return file;
  throw new Error(
    'Firestore\'s emulator: gcloud does not have it. Install google-cloud-cli-firestore-emulator, or use "prove rules"',
  );
}

const words = [
  'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  '--host',
  '127.0.0.1',
  '--port',
  `${port}`,
];
const emulator = spawn('java', ['-cp', findEmulator(), ...words, '--rules', join(root, 'firestore.rules')], {
  stdio: 'ignore',
});
try {
  const deadline = Date.now() + 60_000;
  while (
    !(await fetch(`http://${host}`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || emulator.exitCode !== null)
      throw new Error(`Firestore's emulator does not answer at ${host}. Install Java, and free the port`);
    await wait(100);
  }
  const playwright = join(root, 'e2e/node_modules/.bin/playwright');
  const { status } = spawnSync(playwright, ['test', '-c', 'e2e/tools/firebase', '/rules', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    // The rules need no site.
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host, [siteIsComposed]: 'true' },
  });
  process.exitCode = status ?? 1;
} finally {
  emulator.kill();
}
