import { Compilation, type Compiler, sources } from '@rspack/core';
import type { PreviewedRemote } from '../../contract/composition';

const plugin = 'DescribeExposes';

/**
 * Writes `mf-manifest.json` beside a browser build: its entry, and the files of each expose, as releases and `?override=` read them.
 * Names and form are those of Module Federation's manifest, but for `sharedVersions`, which a release states, and for `remote`, the
 * pages and parts of the build, which is `?override=`'s own.
 */
export class DescribeExposes {
  readonly #entry: string;
  readonly #exposes: Readonly<Record<string, string>>;
  readonly #sharedVersions: Readonly<Record<string, string>>;
  readonly #files: Readonly<Record<string, readonly string[]>>;
  readonly #remote: PreviewedRemote | undefined;

  /**
   * @param entry file of the build's entry
   * @param exposes name of the chunk group of each expose
   * @param shared versions of the shared packages
   * @param others scripts by expose that another compilation writes, and the remote, which the host is not
   */
  constructor(
    entry: string,
    exposes: Readonly<Record<string, string>>,
    shared: Readonly<Record<string, string>>,
    { files = {}, remote }: { files?: Readonly<Record<string, readonly string[]>>; remote?: PreviewedRemote } = {},
  ) {
    this.#entry = entry;
    this.#exposes = exposes;
    this.#sharedVersions = shared;
    this.#files = files;
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const exposes = Object.entries(this.#exposes).map(([path, group]) => {
          const files =
            compilation.namedChunkGroups
              .get(group)
              ?.getFiles()
              .filter((file) => file !== this.#entry) ?? [];
          const ending = (end: string) => ({ sync: files.filter((file) => file.endsWith(end)), async: [] });
          return { path, assets: { js: ending('.js'), css: ending('.css') } };
        });
        const others = Object.entries(this.#files).map(([path, sync]) => ({
          path,
          assets: { js: { sync, async: [] }, css: { sync: [], async: [] } },
        }));
        const manifest = {
          metaData: { remoteEntry: { name: this.#entry } },
          exposes: [...exposes, ...others],
          sharedVersions: this.#sharedVersions,
          remote: this.#remote,
        };
        compilation.emitAsset('mf-manifest.json', new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
