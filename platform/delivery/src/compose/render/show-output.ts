import type { Readable } from 'node:stream';
import { printError } from 'kit/presets/command-line/print';

/** Characters of the output that are shown: enough to find a fault by printing. */
const maxShown = 20_000;

/**
 * Shows what a page has printed on the error output, once it has ended: each line says where it comes from, so that none looks
 * like one of the command's own.
 */
export async function showOutput(output: Readable): Promise<void> {
  let shown = '';
  for await (const text of output.setEncoding('utf8')) shown += String(text).slice(0, maxShown - shown.length);
  if (shown === '') return;
  const lines = shown.replace(/\n$/, '').split(/\r\n|[\r\n]/);
  if (shown.length === maxShown) lines.push('and more');
  printError(lines.map((line) => `printed by a page: ${line}`).join('\n'));
}
