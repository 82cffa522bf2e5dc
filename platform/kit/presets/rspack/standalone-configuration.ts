import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { hostBrowserConfiguration } from './host-configurations';

/**
 * One compilation of a remote's page on an origin of its own: without federation, because it shares with no other package.
 * @param entry module that renders the page, relative to `folder`
 */
export function standaloneConfiguration(name: string, folder: string, entry: string): Configuration {
  const web = hostBrowserConfiguration(name, folder, entry);
  return {
    ...web,
    name: `${name}:standalone`,
    // Everything that is built is served.
    devtool: false,
    output: { ...web.output, path: join(folder, 'dist', 'standalone'), publicPath: '/' },
  };
}
