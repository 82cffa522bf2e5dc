import type { Configuration, Plugin } from '@rspack/core';

/** Name patterns of a build's files. */
type OutputNames = { script: string; chunk: string; stylesheet: string; remoteEntry: string };

/** Everything in which a build for visitors and one for hot reload differ. */
export type BuildMode = {
  /** @param name of the package */
  outputNames: (name: string) => OutputNames;
  /** Folder of the build for Node, relative to the package. */
  nodeFolder: string;
  settings: Pick<Configuration, 'mode' | 'devtool' | 'devServer'>;
  alias: Record<string, string>;
  optimization: Pick<
    NonNullable<Configuration['optimization']>,
    'minimize' | 'emitOnErrors' | 'chunkIds' | 'moduleIds'
  >;
  /** Options of React's JSX transform in the browser. */
  react: { development: boolean; refresh: boolean };
  /** Last plugins of a build for the browser. */
  browserPlugins: () => Plugin[];
};
