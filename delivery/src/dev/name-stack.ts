import { SourceMap } from 'node:module';
import * as v from 'valibot';
import { describeMap, mapSchema } from '../releases/source-maps';

/** A place in a script of a development server, as browsers name it in a stack. */
const place = /http:\/\/127\.0\.0\.1:(\d+)\/([\w./@-]+\.js):(\d+):(\d+)/;

/**
 * Names the source lines in a stack instead of places in scripts of development servers, and leaves out those of
 * dependencies.
 * @param packages name of the package that each port serves
 */
export async function nameStack(stack: string, packages: ReadonlyMap<number, string>): Promise<string> {
  const lines = await Promise.all(stack.split('\n').map((line) => nameLine(line, packages)));
  return lines.filter((line) => !/^\s+at .*(node_modules\/|federation)/.test(line)).join('\n');
}

async function nameLine(line: string, packages: ReadonlyMap<number, string>): Promise<string> {
  const [found, port, file, row, column] = place.exec(line) ?? [];
  const name = packages.get(Number(port));
  if (found === undefined || name === undefined) return line;
  const response = await fetch(`http://127.0.0.1:${port}/${file}.map`).catch(() => undefined);
  if (!response?.ok) return line;
  const map = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), describeMap(await response.text(), name));
  const payload = { ...map, sourcesContent: [], sourceRoot: '' };
  const entry = new SourceMap(payload).findEntry(Number(row) - 1, Number(column) - 1);
  return 'originalSource' in entry ? line.replace(found, `${entry.originalSource}:${entry.originalLine + 1}`) : line;
}
