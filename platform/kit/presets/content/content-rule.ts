import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LoaderContext, RuleSetRule } from '@rspack/core';
import { writeModule } from './write-module';

const loader = fileURLToPath(new URL('../own-files/call-loader.cjs', import.meta.url));

let count = 0;

/**
 * Runs a module of content while the package is built, and puts what it exports in its place: it reads the files in the package's folder
 * `content`, which browsers do not have. Tests and commands run it as it is. It is run again once a file there has changed.
 */
async function evaluate(compiling: Pick<LoaderContext, 'resourcePath' | 'rootContext' | 'addContextDependency'>) {
  compiling.addContextDependency(join(compiling.rootContext, 'content'));
  count += 1;
  // Under an address of its own: a module is run once.
  const exported: unknown = await import(`${pathToFileURL(compiling.resourcePath).href}?${count}`);
  return writeModule(compiling.resourcePath, Object(exported));
}

/** How modules of content are built: those whose names end with `.content.ts`. */
export const contentRule: RuleSetRule = {
  test: /\.content\.ts$/,
  use: { loader, options: { load: evaluate } },
};
