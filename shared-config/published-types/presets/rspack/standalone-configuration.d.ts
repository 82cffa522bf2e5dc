import type { Configuration } from '@rspack/core';
/**
 * One compilation of a remote's page on an origin of its own: without federation, because it shares with no other package.
 * @param entry module that renders the page, relative to `folder`
 */
export declare function standaloneConfiguration(name: string, folder: string, entry: string): Configuration;
