import { expect } from '@playwright/test';
import { checkOut, removeSites, runIn } from '../harness/fresh-checkout';
import { test } from '../harness/test';
import { quickRelease } from '../harness/test-delivery';

test('the same source gives the same version, in another checkout as well', { tag: '@nightly' }, () => {
  // Their paths are of different lengths.
  const checkouts = ['checkout-', 'a-longer-name-'].map((prefix) => checkOut(['mfe-partners'], prefix));
  const versions = checkouts.map((folder) => {
    const words = ['release', 'shell', 'mfe-partners', ...quickRelease, '--publish-only'];
    const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', words);
    expect(status).toBe(0);
    return ['shell', 'mfe-partners'].map((name) => new RegExp(`${name}@[0-9a-f]{16}`).exec(output)?.[0]);
  });
  expect(versions[0]).toEqual([expect.any(String), expect.any(String)]);
  expect(versions[1]).toEqual(versions[0]);
  for (const folder of checkouts) removeSites(folder);
});
