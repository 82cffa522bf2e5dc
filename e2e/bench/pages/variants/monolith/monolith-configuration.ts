import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import { hostStart } from 'shared-config/contract/remote-definition';
import { DescribeExposes } from 'shared-config/presets/federation/describe-exposes';
import { hostBrowserConfiguration } from 'shared-config/presets/rspack/host-configurations';

// The host's own configuration in the browser without federation, and without the hashes of chunks that releases need: it stands in
// place of shell/rspack.config.ts where a monolith is built.
const host = hostBrowserConfiguration('shell', import.meta.dirname, './src/start.tsx');

const configuration: Configuration = {
  ...host,
  plugins: [
    new DescribeExposes('shell.entry.js', { [hostStart]: 'entry' }),
    ...host.plugins.filter((plugin) => !(plugin instanceof SubresourceIntegrityPlugin)),
  ],
};

export default configuration;
