import { Compilation, type Compiler, sources } from '@rspack/core';

const plugin = 'CompileAhead';

/** In bytes. A script above it is a library that is loaded on demand, most of whose functions no visit calls. */
const largest = 256_000;

/**
 * Has browsers compile every function of a script while it arrives, beside the main thread, instead of one by one when they are called
 * (explicit compile hints of V8). Other browsers read a comment.
 */
export class CompileAhead {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      // Behind the minimizer, which drops comments.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, (assets) => {
        for (const [name, script] of Object.entries(assets)) {
          if (!name.endsWith('.js') || script.size() > largest) continue;
          compilation.updateAsset(name, new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', script));
        }
      });
    });
  }
}
