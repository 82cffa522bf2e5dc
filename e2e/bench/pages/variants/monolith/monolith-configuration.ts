import { type Configuration, SubresourceIntegrityPlugin, sharing } from '@rspack/core';
import { hostConfigurations } from 'shared-config/presets/rspack/host-configurations';

// The host's own configuration in the browser without federation, and without the hashes of chunks that releases need: it stands in
// place of shell/rspack.config.ts where a monolith is built.
const [host = {}] = hostConfigurations(import.meta.dirname, './src/start.tsx', {});

const configuration: Configuration = {
  ...host,
  plugins: (host.plugins ?? []).filter(
    (plugin) => !(plugin instanceof sharing.ProvideSharedPlugin || plugin instanceof SubresourceIntegrityPlugin),
  ),
  // Nothing is shared, so packages are split as those of remotes are.
  optimization: { ...host.optimization, splitChunks: { chunks: 'async', minSize: 20_000 } },
};

export default configuration;
