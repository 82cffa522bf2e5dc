import { createHash } from 'node:crypto';
import { basename, dirname, extname, join, relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { Target } from '../target';
import { type MadeFile, makePicture } from './make-picture';

/** The properties of the compiler that a loader uses. */
type Compiling = Pick<LoaderContext, 'resourcePath' | 'rootContext' | 'emitFile'>;

/** A loader of files that a package brings. @returns the module that stands for the file */
export type LoadOwnFile = (compiling: Compiling, source: Buffer) => Promise<string>;

/** A picture, whose module is what `shared-ui/picture` shows. */
export const loadPicture =
  (target: Target): LoadOwnFile =>
  async (compiling, source) => {
    const cache = join(dirname(compiling.rootContext), '.cache/pictures');
    const { width, height, files } = await makePicture(source, cache);
    const describe = ({ format, width, hash, content }: MadeFile) => {
      const name = `${ownFileStem(compiling.resourcePath)}-${width}.${hash}.${format}`;
      publish(compiling, target, name, content);
      return `{ src: addressOf(${JSON.stringify(name)}), width: ${width} }`;
    };
    const of = (format: MadeFile['format']) => files.filter((file) => file.format === format).map(describe);
    const picture = `{ width: ${width}, height: ${height}, avif: [${of('avif')}], webp: ${of('webp')} }`;
    return moduleOf(picture, target, compiling);
  };

/** A film, a typeface or a PDF, whose module is its address. */
export const loadPlainFile =
  (target: Target): LoadOwnFile =>
  async (compiling, source) => {
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    const name = `${ownFileStem(compiling.resourcePath)}.${hash}${extname(compiling.resourcePath)}`;
    publish(compiling, target, name, source);
    return moduleOf(`addressOf(${JSON.stringify(name)})`, target, compiling);
  };

/** Name of a published file without hash and extension: a release has no other letters in its names. */
export const ownFileStem = (path: string) => basename(path, extname(path)).replace(/[^\w-]+/g, '-');

/** The browser's build has the files, and that for Node names them. */
function publish({ emitFile, resourcePath, rootContext }: Compiling, target: Target, name: string, content: Buffer) {
  if (target === 'web') emitFile(name, content, undefined, { sourceFilename: relative(rootContext, resourcePath) });
}

function moduleOf(value: string, target: Target, { rootContext }: Compiling): string {
  const [address, folder] =
    target === 'web'
      ? ['addressInBrowser', '__webpack_public_path__']
      : ['addressInNode', JSON.stringify(basename(rootContext))];
  return (
    `import { ${address} } from 'kit/media/own-file';\n` +
    `const addressOf = (file) => ${address}(file, ${folder});\n` +
    `export default ${value};\n`
  );
}
