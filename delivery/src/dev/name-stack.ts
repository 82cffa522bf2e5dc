import { readMap, rewriteStack } from 'shared-config/presets/source-maps/name-sources';
import { describeMap } from '../releases/source-maps';

/** A position in a script of a development server, as browsers name it in a stack. */
const position = /http:\/\/127\.0\.0\.1:(\d+)\/([\w./@-]+\.js):(\d+):(\d+)/;

/**
 * Names the source lines in a stack instead of positions in scripts of development servers, and leaves out those of
 * dependencies.
 * @param packages name of the package that each port serves
 */
export const nameStack = (stack: string, packages: ReadonlyMap<number, string>): Promise<string> =>
  rewriteStack(stack, position, async ([port, file, row, column]) => {
    const name = packages.get(Number(port));
    if (name === undefined) return undefined;
    const response = await fetch(`http://127.0.0.1:${port}/${file}.map`).catch(() => undefined);
    if (!response?.ok) return undefined;
    return readMap(describeMap(await response.text(), name))(Number(row), Number(column));
  });
