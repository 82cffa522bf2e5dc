import type { Compiler } from '@rspack/core';
import { ownFileBudget } from '../../contract/byte-budget';

const plugin = 'LimitOwnFiles';

/** The limit for files of an extension, and how to keep it. */
const limits: Readonly<Record<string, { bytes: number; remedy: string }>> = {
  ...Object.fromEntries(
    ['avif', 'webp', 'jpg', 'jpeg', 'png'].map((extension) => [
      extension,
      {
        bytes: ownFileBudget.picture,
        remedy: 'Make the source narrower, or show less detail; a stylesheet needs a finished AVIF',
      },
    ]),
  ),
  ...Object.fromEntries(
    ['mp4', 'webm'].map((extension) => [
      extension,
      { bytes: ownFileBudget.film, remedy: 'Make the film shorter, smaller, or compress it more' },
    ]),
  ),
  pdf: { bytes: ownFileBudget.document, remedy: 'Make its pictures smaller, or divide it' },
  woff2: {
    bytes: ownFileBudget.typeface,
    remedy: 'Leave out the letters that no page has, with pyftsubset for instance',
  },
};

/** Refuses files that a package brings and that are too large for its visitors. */
export class LimitOwnFiles {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        for (const { name, source, info } of compilation.getAssets()) {
          const refused = refuseFile(name, source.size(), info.sourceFilename);
          if (refused !== undefined) compilation.errors.push(new WebpackError(refused));
        }
      });
    });
  }
}

/** Why a file is too large; nothing if it is not. @param madeOf its source, relative to the package */
export function refuseFile(name: string, size: number, madeOf = name): string | undefined {
  const limit = limits[name.replace(/^.*\./, '')];
  if (!limit || size <= limit.bytes) return undefined;
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
  return `${madeOf}: ${name} has ${kilobytes(size)} of at most ${kilobytes(limit.bytes)}. ${limit.remedy}`;
}
