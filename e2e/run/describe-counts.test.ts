import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { describeCounts } from './describe-counts';

test('each finished step says how many of its tests passed, failed and were skipped', () => {
  const folder = createTemporaryFolder('counts');
  mkdirSync(folder, { recursive: true });
  expect(describeCounts(folder)).toEqual([]);
  const unit = { numPassedTests: 30, numFailedTests: 1, numPendingTests: 2, success: false };
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit));
  expect(describeCounts(folder)).toEqual(['unit: 30 passed, 1 failed, 2 skipped']);
  const stats = { expected: 42, unexpected: 1, skipped: 3, flaky: 1, duration: 9 };
  writeFileSync(join(folder, 'browser.json'), JSON.stringify({ stats }));
  expect(describeCounts(folder)).toEqual([
    'unit: 30 passed, 1 failed, 2 skipped',
    'browser: 42 passed, 2 failed, 3 skipped',
    'together: 72 passed, 3 failed, 5 skipped',
  ]);
  rmSync(folder, { recursive: true });
});
