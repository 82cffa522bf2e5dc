import { basename } from 'node:path';
import type { Configuration } from '@rspack/core';
import { hostStart } from '../../src/contract/remote-name';
import { DescribeExposes } from '../federation/describe-exposes';
import { federateHost } from '../federation/federate';
import { browserConfiguration } from './browser-configuration';
import { buildMode } from './build-mode';
import { isDevelopment } from './environment';
import { nodeConfiguration } from './node-configuration';

/**
 * The two compilations of the host: the browser starts at `entry`; Node uses what the host exposes.
 * @param exposes module of each expose, relative to `folder`, for Node only
 */
export function hostConfigurations(folder: string, entry: string, exposes: Record<string, string>): Configuration[] {
  const name = basename(folder);
  const browser = hostBrowserConfiguration(name, folder, entry);
  const describeStart = new DescribeExposes(buildMode.outputNames(name).script.replace('[name]', 'entry'), {
    [hostStart]: 'entry',
  });
  const web = { ...browser, plugins: [federateHost(name), describeStart, ...browser.plugins] };
  return isDevelopment ? [web] : [web, nodeConfiguration({ name, folder }, exposes, true)];
}

/** A compilation for a page that starts by itself, without federation. @param entry module, relative to `folder` */
export function hostBrowserConfiguration(name: string, folder: string, entry: string) {
  return { ...browserConfiguration({ name, folder }), entry: { entry } };
}
