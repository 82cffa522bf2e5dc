import { federation } from '@module-federation/vite';
import { listExposes } from 'kit/contract/remote-definition';
import { federationName } from 'kit/contract/remote-name';
import { defineConfig } from 'vite';
import remote from './remote';

// The shell brings these: a remote has no copies of its own.
const fromShell = (requiredVersion: string) => ({ singleton: true, requiredVersion, import: false as const });

export default defineConfig(({ isSsrBuild }) => {
  const ending = isSsrBuild ? 'mjs' : 'js';
  return {
    plugins: [
      federation({
        name: federationName(remote.name),
        filename: 'remoteEntry.js',
        ssrFilename: 'remoteEntry.mjs',
        exposes: listExposes(remote),
        shared: {
          react: fromShell('^19.0.0'),
          'react/jsx-runtime': fromShell('^19.0.0'),
          'react-dom': fromShell('^19.0.0'),
          'react-router-dom': fromShell('^7.0.0'),
        },
        shareStrategy: 'loaded-first',
        // The shell has the runtime already.
        ...(isSsrBuild ? {} : { experiments: { externalRuntime: true } }),
        manifest: true,
        dts: false,
      }),
    ],
    base: './',
    build: {
      outDir: isSsrBuild ? 'dist/node' : 'dist/web',
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.values(listExposes(remote)),
        output: {
          entryFileNames: `assets/[name].${ending}`,
          // The plugin's own names begin with an underscore, and the site serves no such file.
          chunkFileNames: `assets/chunk-[hash].${ending}`,
        },
      },
    },
    // A release is rendered where no packages are installed beside it.
    ssr: { noExternal: true },
  };
});
