import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { deliver } from '../harness/site-server';
import { test } from '../harness/test';
import { checkoutSite } from '../harness/test-delivery';

test('the picture of the composition matches the definitions', () => {
  const file = join(checkoutSite.folder, 'docs/composition.svg');
  const committed = readFileSync(file, 'utf8');
  expect(deliver(['picture']).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(committed);
});
