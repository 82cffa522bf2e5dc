import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fetchPackage } from '../downloads/fetch-package';
import type { ReactMajor } from './write-release';

/** Where each major of React is installed: 19 with this checkout; the last of 18 is fetched. */
const installed = {
  18: () => dirname(fetchPackage('react-dom', '18.3.1')),
  19: () => resolve(import.meta.dirname, '../node_modules'),
} satisfies Record<ReactMajor, () => string>;

/** Gives a package this major of React, as an install would. @param dependencies its `node_modules` */
export function linkReact(dependencies: string, major: ReactMajor): void {
  mkdirSync(dependencies, { recursive: true });
  for (const name of ['react', 'react-dom']) {
    rmSync(join(dependencies, name), { force: true });
    symlinkSync(join(installed[major](), name), join(dependencies, name));
  }
}
