import { isBuiltin } from 'node:module';
import { basename, dirname } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';

/** Where a message of the compiler begins: `  ERROR in ./src/page.tsx 2:1`. */
const beginning = /^ {2}(?=ERROR |WARNING )/m;

/** The frame around the messages of one build: its name before them, their number behind them. */
const frame = /^ {0,2}[\w-]+:(web|node)(:| compiled .*)$/gm;

/**
 * The output of the compiler, each message once: a mistake in the source is in both builds, that for browsers and that for Node. Paths are
 * relative to the checkout, and a package that is not found comes with its remedy.
 * @param folder of the package
 */
export function describeCompilerOutput(printed: string, folder: string): string {
  const messages = printed
    .replaceAll(`${dirname(folder)}/`, '')
    .replaceAll(frame, '')
    .split(beginning)
    .map((message) => message.trim())
    .filter(Boolean)
    .map((message) => [message, ...adviseMissing(message, basename(folder))].join('\n'));
  return [...new Set(messages)].join('\n\n');
}

/** The remedy for a package, not a file, that is not found. @param name of the package that imports it */
function adviseMissing(message: string, name: string): string[] {
  const [, wanted] = /Module not found: Can't resolve '((?:@[^/']+\/)?[^./'][^/']*)/.exec(message) ?? [];
  if (wanted === undefined || isBuiltin(wanted)) return [];
  return [`Declare ${wanted} in ${name}/package.json, with "catalog:", and run "${nameCommand('install')}"`];
}
