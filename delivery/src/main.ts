import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Verb } from './commands/command';
import { createVerbs } from './commands/create-commands';
import { releaseVerbs } from './commands/release-commands';
import { siteVerbs } from './commands/site-commands';
import { DeliveryError, describeError } from './delivery-error';
import { openWorkspace } from './workspace';

const verbs: Readonly<Record<string, Verb>> = { ...releaseVerbs, ...siteVerbs, ...createVerbs };

const title = (name: string, { words }: Verb) => `${name} ${words}`.trim();

const usage = () =>
  [
    'Usage: delivery <verb> [--json] [--help]',
    '',
    ...Object.entries(verbs).map(([name, verb]) => `  ${title(name, verb).padEnd(36)}${verb.summary}`),
  ].join('\n');

const help = (name: string, verb: Verb) =>
  [
    `Usage: delivery ${title(name, verb)}`,
    '',
    `  ${verb.summary}`,
    '',
    ...Object.entries(verb.flags ?? {}).map(([flag, text]) => `  --${flag.padEnd(18)}${text}`),
    ...Object.entries(verb.options ?? {}).map(([option, text]) => `  --${`${option} <value>`.padEnd(18)}${text}`),
    `  --${'json'.padEnd(18)}answer as JSON`,
  ].join('\n');

async function runVerb([name, ...rest]: string[]): Promise<void> {
  const verb = Object.hasOwn(verbs, name ?? '') ? verbs[name ?? ''] : undefined;
  if (name === '--help' || name === 'help') return console.log(usage());
  if (name === undefined || !verb) {
    const subject = name ? `"${name}"` : 'no verb';
    throw new DeliveryError('invalid-arguments', subject, 'this is not something the release desk does', usage());
  }
  const { values, positionals } = parseWords(name, verb, rest);
  if (values['help']) return console.log(help(name, verb));
  const answer = await verb.run({
    workspace: openWorkspace(join(import.meta.dirname, '../..'), process.env['DELIVERY_DIR']),
    words: positionals,
    has: (flag) => values[flag] === true,
    option: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
  });
  if (!answer) return;
  for (const warning of answer.warnings ?? []) console.error(warning);
  process.exitCode = answer.exitCode ?? 0;
  if (values['json']) console.log(JSON.stringify(answer.data, null, 2));
  else for (const line of answer.lines) console.log(line);
}

type Words = { values: Readonly<Record<string, unknown>>; positionals: string[] };

function parseWords(name: string, { flags = {}, options = {} }: Verb, args: string[]): Words {
  const known: Record<string, { type: 'boolean' | 'string' }> = {};
  for (const flag of ['json', 'help', ...Object.keys(flags)]) known[flag] = { type: 'boolean' };
  for (const option of Object.keys(options)) known[option] = { type: 'string' };
  try {
    return parseArgs({ args, allowPositionals: true, options: known });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause);
    throw new DeliveryError('invalid-arguments', name, reason, `See "delivery ${name} --help"`, { cause });
  }
}

try {
  await runVerb(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
