import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

/** What federation adds: its modules are named by the absolute path of what they stand for. */
const isFederationModule = /^(consume|provide) shared module|^data:/;

/**
 * Gives the modules that federation adds an id that does not depend on where the checkout lies, so that the same source
 * gives the same bytes, and the same version, in every folder. All others have such an id already.
 */
export class PlaceIndependentIds {
  readonly #root: string;

  /** @param root absolute path of the workspace */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PlaceIndependentIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('PlaceIndependentIds', (modules) => {
        for (const module of modules) {
          const identifier = String(module.identifier);
          if (isFederationModule.test(identifier)) Object.assign(module, { id: this.#idOf(identifier) });
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
