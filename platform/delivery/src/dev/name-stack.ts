import { readFile } from 'node:fs/promises';
import { developmentNodeFolder } from 'kit/presets/rspack/development-node-folder';
import { type FindSource, readMap, rewriteStack } from 'kit/presets/source-maps/name-sources';
import { describeMap } from '../releases/source-maps';
import { fetchText } from './fetch-text';

/** A position in a script of a development server, as browsers name it in a stack. */
const inBrowser = /http:\/\/127\.0\.0\.1:(\d+)\/([\w./@-]+\.js):(\d+):(\d+)/;

/** A position in a build for Node of a package that is developed. */
// Never slow: the stack of a page under development.
const inNode = new RegExp(
  String.raw`([^\s()]*\/([a-z][a-z0-9-]*)\/${developmentNodeFolder}\/[\w./@~+-]+\.js):(\d+):(\d+)`,
);

/**
 * Names the source lines in a stack instead of positions in scripts of development servers and of their builds for Node, and
 * leaves out those of dependencies.
 * @param packages name of the package that each port serves
 */
export async function nameStack(stack: string, packages: ReadonlyMap<number, string>): Promise<string> {
  // Most lines of a stack lead into the same few scripts.
  const maps = new Map<string, Promise<FindSource | undefined>>();
  const open = (address: string, name: string, read: (address: string) => Promise<string>) => {
    const map =
      maps.get(address) ??
      read(address).then(
        (text) => readMap(describeMap(text, name)),
        () => undefined,
      );
    maps.set(address, map);
    return map;
  };
  const ofBrowser = await rewriteStack(stack, inBrowser, async ([port, file, row, column]) => {
    const name = packages.get(Number(port));
    if (name === undefined) return undefined;
    const find = await open(`http://127.0.0.1:${port}/${file}.map`, name, fetchText);
    return find?.(Number(row), Number(column));
  });
  return rewriteStack(ofBrowser, inNode, async ([file, name = '', row, column]) => {
    const find = await open(`${file}.map`, name, (path) => readFile(path, 'utf8'));
    return find?.(Number(row), Number(column));
  });
}
