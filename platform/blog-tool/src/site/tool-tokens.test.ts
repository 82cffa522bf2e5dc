import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from 'kit/contract/tokens';
import { toolTokens } from './tool-tokens';

test('the tool asks for the custom properties of the kit and for those that are listed', () => {
  const folder = join(__dirname, '..');
  const css = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const asked = new Set(css.match(/(?<=var\()--[\w-]+(?=\))/g));
  for (const known of [...tokens, ...(css.match(/--[\w-]+(?=\s*:)/g) ?? [])]) asked.delete(known);
  expect([...asked].sort()).toEqual([...toolTokens]);
});
