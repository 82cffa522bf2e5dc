import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import * as router from 'react-router-dom';
import { isContainer } from './container';
import { provideFederationRuntime } from './provide-federation-runtime';

/** A browser build of a remote of contract 2 with one page, as it was released (2026-11-22); it stays as it is. */
const file = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8');

/** What the bundler puts into the share scope of the shell. */
const share = (version: string, module: unknown) => ({
  [version]: { get: () => () => module, from: 'shell', eager: true },
});

test('a remote of contract 2 runs in this shell, with its React and its router', async () => {
  provideFederationRuntime();
  // From here the entry learns where its chunks are; this one is there already.
  document.head.innerHTML = '<script src="http://localhost/assets/mfe-older/entry.js"></script>';
  const container: unknown = new Function(
    `${file('contract-2-entry.txt')}\n${file('contract-2-page.txt')}\nreturn mfe_older;`,
  )();
  if (!isContainer(container)) throw new Error('it defines no container');
  await container.init({
    react: share('19.3.1', React),
    'react/jsx-runtime': share('19.3.1', jsxRuntime),
    'react-router-dom': share('7.18.5', router),
  });
  const module = Object((await container.get('./older-page'))());
  render(
    <router.MemoryRouter initialEntries={['/older']}>
      <module.default />
    </router.MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '/older 0' }));
  expect(screen.getByRole('button', { name: '/older 1' })).toBeVisible();
});
