import { createHash } from 'node:crypto';
import { Compilation, type Compiler, sources } from '@rspack/core';

const plugin = 'ReproducibleBuild';

/** The modules that federation adds, named by the absolute path of those they stand for. */
const isFederationModule = /^(consume|provide) shared module|^data:/;

/** The hashes of all chunks, as the runtime looks them up: `sriHashes = {0: "…",1: "…"}`. */
// Never slow: a build has one such table in a file.
const integrityTable = /(\bsri\w*Hashes = \{)([^}]*)\}/g;

/**
 * The same source gives the same bytes, and so the same version, wherever the checkout is and however the compiler's
 * threads take turns: federation's modules get ids without the workspace's path, and tables of hashes, which
 * come in any order, are sorted.
 */
export class ReproducibleBuild {
  readonly #root: string;

  /** @param root absolute path of the workspace */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(plugin, (modules) => {
        for (const module of modules) {
          const identifier = String(module.identifier);
          if (isFederationModule.test(identifier)) Object.assign(module, { id: this.#idOf(identifier) });
        }
      });
      // Before anything is minified or named by its content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = asset.source().toString();
          const sorted = text.replace(
            integrityTable,
            (_table, start: string, rows: string) => `${start}${rows.split(',').sort().join(',')}}`,
          );
          if (sorted !== text) compilation.updateAsset(name, new sources.RawSource(sorted));
        }
      });
    });
  }

  /** Six digits: longer than any id that the compiler gives. */
  #idOf(identifier: string): number {
    const name = identifier
      .replaceAll(this.#root, '')
      .replaceAll(encodeURIComponent(this.#root), '')
      // A digest of the whole, place included, that the compiler adds to some.
      .replace(/\|[0-9a-f]{16}$/, '');
    return 100_000 + (createHash('sha256').update(name).digest().readUInt32BE() % 900_000);
  }
}
