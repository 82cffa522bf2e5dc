import { parseArgs } from 'node:util';
import { findNearest } from './find-nearest';
import { UsageError } from './usage-error';

/** The positional arguments of a command, in this order, and how often; behind one that is `optional` or `many`, none is `one`. */
type Arguments = Readonly<Record<string, 'one' | 'optional' | 'many'>>;

/** The named options of a command: a flag, or with `value`, which names it in the help, an option; with `many`, as often as it is given. */
type Options = Readonly<Record<string, { summary: string; value?: string; many?: true }>>;

/** The call of a command, parsed: every argument and option by its name, and whether the result is wanted as JSON. */
type Call<A extends Arguments, O extends Options> = {
  [Name in keyof A]: { one: string; optional: string | undefined; many: readonly string[] }[A[Name]];
} & {
  [Name in keyof O]: O[Name] extends { many: true }
    ? readonly string[]
    : O[Name] extends { value: string }
      ? string | undefined
      : boolean;
} & { json: boolean };

/** The result of a command: lines for people, data for `--json`. */
type CommandResult = {
  lines: readonly string[];
  data?: unknown;
  /** For the error output. */
  warnings?: readonly string[] | undefined;
  /** 0 when absent. */
  exitCode?: number;
};

/** A command of a command line, with its dependencies handed in. */
export type Command<Dependencies> = {
  /** One line for a list of commands. */
  summary: string;
  /** The arguments as the usage line shows them. */
  usage: string;
  /** The whole help text. @param name the command as a person types it */
  help: (name: string) => string;
  /**
   * Parses the arguments and runs the command.
   * @param name the command as a person types it
   * @throws {UsageError} for an argument that is unknown, missing or one too many; then nothing was run.
   */
  run: (name: string, args: readonly string[], dependencies: Dependencies) => Promise<Outcome>;
};

/** The result of a command, and how it is wanted. A command that goes on until it is stopped has none. */
type Outcome = { result: CommandResult | undefined; isJson: boolean };

type Definition<A extends Arguments, O extends Options, Dependencies> = {
  summary: string;
  arguments?: A;
  options?: O;
  /** Arguments of a call, for the help. */
  example?: string;
  /** Variables of the environment that it goes by, for the help. */
  variables?: Readonly<Record<string, string>>;
  run: (call: Call<A, O>, dependencies: Dependencies) => Promise<CommandResult | undefined> | CommandResult | undefined;
};

const commonOptions = {
  json: { summary: 'print the result as JSON' },
  help: { summary: 'print this' },
} satisfies Options;

/**
 * Defines a command: parsing, types and help all follow from the one definition.
 * @example defineCommand({ summary: 'go back', arguments: { remote: 'one' }, run: ({ remote }) => goBack(remote) })
 */
export function defineCommand<
  Dependencies = unknown,
  const A extends Arguments = Record<never, never>,
  const O extends Options = Record<never, never>,
>(definition: Definition<A, O, Dependencies>): Command<Dependencies> {
  const places: Arguments = definition.arguments ?? {};
  const options: Options = { ...definition.options, ...commonOptions };
  const usage = Object.entries(places)
    .map(([name, count]) => ({ one: `<${name}>`, optional: `[${name}]`, many: `[${name}]...` })[count])
    .join(' ');
  const flags = Object.entries(options).map(
    ([option, { value, many, summary }]) =>
      [`--${option}${value ? ` <${value}>` : ''}${many ? '...' : ''}`, summary] as const,
  );
  const variables = Object.entries(definition.variables ?? {});
  const width = Math.max(...[...flags, ...variables].map(([name]) => name.length)) + 2;
  const describe = ([name, summary]: readonly [string, string]) => `  ${name.padEnd(width)}${summary}`;
  const help = (name: string) =>
    [
      `Usage: ${`${name} ${usage}`.trimEnd()}`,
      '',
      `  ${definition.summary}`,
      ...(definition.example === undefined ? [] : ['', `Example: ${name} ${definition.example}`]),
      '',
      ...flags.map(describe),
      ...(variables.length > 0 ? ['', 'Variables of the environment:', '', ...variables.map(describe)] : []),
    ].join('\n');
  return {
    summary: definition.summary,
    usage,
    help,
    run: async (name, args, dependencies) => {
      const { values, positionals } = parseOptions(name, options, args);
      if (values['help']) return { result: { lines: [help(name)] }, isJson: false };
      const call = { ...values, ...assign(name, places, positionals) };
      // The definition has just parsed the values that it names.
      return { result: await definition.run(call as Call<A, O>, dependencies), isJson: values['json'] === true };
    },
  };
}

function parseOptions(name: string, options: Options, args: readonly string[]) {
  const types = Object.fromEntries(
    Object.entries(options).map(([option, { value, many = false }]) => [
      option,
      { type: value ? ('string' as const) : ('boolean' as const), multiple: many },
    ]),
  );
  const flags = Object.fromEntries(
    Object.entries(options).map(([option, { value, many }]) => [option, many ? [] : value ? undefined : false]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: types });
    return { values: { ...flags, ...values }, positionals };
  } catch (cause) {
    // Node's own message goes on with advice about an argument that begins with a dash.
    const [reason = ''] = String(cause)
      .replace(/^\w+ \[\w+\]: /, '')
      .split('. ');
    const known = Object.keys(options).map((option) => `--${option}`);
    const [, unknown] = /^Unknown option '(--[^']+)'/.exec(reason) ?? [];
    const meant = unknown === undefined ? undefined : findNearest(unknown, known);
    const remedy = `${meant === undefined ? '' : `Did you mean ${meant}? `}Its options are ${known.join(', ')}`;
    throw new UsageError(lastWord(name), reason.replace(/\.$/, ''), remedy, { cause });
  }
}

function assign(name: string, places: Arguments, positionals: readonly string[]): Record<string, unknown> {
  // npm takes options in front of these dashes for its own.
  const remedy = `See "${name}${name.startsWith('npm ') ? ' --' : ''} --help"`;
  const values: Record<string, unknown> = {};
  const rest = [...positionals];
  for (const [place, count] of Object.entries(places)) {
    if (count === 'many') values[place] = rest.splice(0);
    else values[place] = rest.shift();
    if (count === 'one' && values[place] === undefined)
      throw new UsageError(lastWord(name), `<${place}> is missing`, remedy);
  }
  if (rest.length > 0) throw new UsageError(lastWord(name), `"${rest.join(' ')}" is more than it takes`, remedy);
  return values;
}

/** `promote`, of whatever stands before it. */
const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
