import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { printError } from 'kit/presets/command-line/print';
import { describeCompilerOutput } from '../releases/compiler-messages';

/** The end of the compiler's report of both builds; that for Node is the last. */
// Never slow: what the compiler prints of this checkout.
const endOfReport = /:node compiled .*\n?$/;

/** Prints what a development server says of each compilation that fails, each message once. @param folder of the package */
export function printCompilerMessages(
  output: Readable,
  folder: string,
  print: (text: string) => void = printError,
): void {
  let report = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    // Some variables make it print in colour, though not to a terminal.
    report += stripVTControlCharacters(text);
    if (!endOfReport.test(report)) return;
    const begin = report.search(/^ {2}(ERROR|WARNING) /m);
    if (begin >= 0) print(`\n${basename(folder)}: ${describeCompilerOutput(report.slice(begin), folder)}`);
    report = '';
  });
}
