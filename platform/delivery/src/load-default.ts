import { createRequire } from 'node:module';
import { ContractError } from 'kit/contract/contract-error';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from './delivery-error';

const require = createRequire(import.meta.url);

/**
 * The default export of a module of the checkout.
 * @param subject the name of the file in messages
 * @throws {DeliveryError | ContractError} when it does not load
 */
export function loadDefault({ root }: { root: string }, file: string, subject: string): unknown {
  try {
    const { default: exported }: { default: unknown } = require(file);
    return exported;
  } catch (cause) {
    if (cause instanceof ContractError) throw cause;
    // The message of a compiler or the loader goes on for a page.
    const lines = String(cause)
      .replace(/^\w*Error: /, '')
      .split('\n');
    const first = lines.find((line) => line.trim() !== '' && !line.endsWith(':')) ?? '';
    const reason = first.replaceAll(`${root}/`, '').trim();
    // A package by its name: a checkout that was created or fetched a moment ago has no packages installed yet.
    const isPackage = /^Cannot find (module|package) '[^./]/.test(reason);
    const remedy = isPackage ? `Run "${nameCommand('install')}", or correct the import` : 'Correct it';
    throw new DeliveryError('definition-unreadable', subject, `it does not load: ${reason}`, remedy, { cause });
  }
}
