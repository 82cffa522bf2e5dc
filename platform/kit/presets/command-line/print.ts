import { inspect, stripVTControlCharacters } from 'node:util';
import { toPrintable } from './printable';

// Everything that a command says goes through here: file names, errors of pages and texts of people are part of it, and nothing of that is
// to steer the terminal.

/** Prints lines of a command's result. */
export const printLine = (text: string): void => console.log(withoutControls(text));

/** Prints an error, or something else that is not what a command was asked for, on the error output. */
export const printError = (error: unknown): void =>
  console.error(withoutControls(typeof error === 'string' ? error : inspect(error)));

/** CSV ends its lines with both characters. */
const withoutControls = (text: string) =>
  stripVTControlCharacters(text)
    .split(/\r(?=\n|$)/)
    .map(toPrintable)
    .join('\r');
