import { UsageError } from './usage-error';

/**
 * The numbers that a bench or a long test takes by place, such as how often it measures. Anything else ends the process,
 * `--help` included, with a line that tells what they are.
 * @param defaults the value of each when absent, by its name, in their order
 */
export function readCounts<Name extends string>(defaults: Readonly<Record<Name, number>>): Record<Name, number> {
  try {
    return parseCounts(process.argv.slice(2), defaults);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** @throws {UsageError} for an argument that is no whole number above zero, or one too many. */
export function parseCounts<Name extends string>(
  args: readonly string[],
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const counts: Record<Name, number> = { ...defaults };
  const names = Object.keys(defaults) as Name[];
  for (const [place, argument] of args.entries()) {
    const name = names[place];
    if (name === undefined || !/^[1-9]\d*$/.test(argument)) {
      const known = names.map((one) => `[${one}], ${defaults[one]} unless given`).join('; ');
      throw new UsageError(`"${argument}"`, 'it is no whole number above zero, or one too many', `Arguments: ${known}`);
    }
    counts[name] = Number(argument);
  }
  return counts;
}
