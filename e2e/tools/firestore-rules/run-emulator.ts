import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fetchFirebaseTools } from '../downloads/fetch-firebase-tools';

// The table of access against Firebase's own rules engine: pnpm test:rules. It needs Java, and a download by firebase-tools.

const root = resolve(import.meta.dirname, '../../..');
if (spawnSync('java', ['-version']).status !== 0) {
  console.error('The Firestore emulator needs Java. Install a runtime (21 or later), then try again');
  process.exit(1);
}
const check = `"${process.execPath}" --import tsx "${join(import.meta.dirname, 'check-emulator.ts')}"`;
const words = ['emulators:exec', '--only', 'firestore', '--project', 'demo-rules', check];
const { status } = spawnSync(process.execPath, [fetchFirebaseTools(), ...words], { cwd: root, stdio: 'inherit' });
if (status !== 0) console.error('The rules were not checked, or do not do what the table says; see above');
process.exitCode = status ?? 1;
