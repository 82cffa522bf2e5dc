import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAtLoad } from './start-at-load';

test('the boot as it is now starts the scripts at load, without waiting for the browser to be idle', () => {
  const changed = startAtLoad(readFileSync(join(__dirname, '../../../../shell/src/boot/boot-page.ts'), 'utf8'));
  expect(changed).toContain('const whenIdle = start;');
  expect(changed).toContain("addEventListener('load', whenIdle)");
  expect(changed).not.toMatch(/requestIdleCallback|setTimeout\(start, 200/);
});

test('a boot that is written in another way is refused', () => {
  expect(() => startAtLoad("addEventListener('load', start)")).toThrow('Correct start-at-load.ts');
});
