import { tmpdir } from 'node:os';
import { runBuild } from './run-build';

test.each([
  ['[rspack-cli] Error: ENOSPC: no space left on device, write', 'disk-full', tmpdir()],
  ["Can't resolve './missing'", 'build-failed', 'mfe-a'],
])('a build that ends with "%s" is refused as %s', async (printed, code, subject) => {
  const args = ['-e', `console.error(${JSON.stringify(printed)}); process.exit(1)`];
  await expect(
    runBuild(tmpdir(), 'mfe-a', { program: process.execPath, args, failure: 'the build failed' }),
  ).rejects.toMatchObject({ code, subject });
});
