import * as v from 'valibot';

// Apart from the definition of a remote: the shell needs these alone, and no byte of the schemas.

/**
 * Lower-case words joined by hyphens: the name of a remote's folder, package and release. Compositions and the registry have it as
 * a key, which `constructor` and `prototype` may not be.
 */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?!(constructor|prototype)$|.{101})[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, of 100 characters at most, such as "mfe-pumps"',
  ),
);

/** Name of a remote inside Module Federation, where it becomes a global variable: `mfe-pumps` → `mfe_pumps`. */
export function federationName(remoteName: string): string {
  return remoteName.replaceAll('-', '_');
}

/** The expose under which a release of the host lists what the browser needs to start it. */
export const hostStart = './start';

/** The expose under which it lists the script that measures pages. */
export const hostMeasure = './measure';

/** The team of the host, which has no definition. */
export const hostTeam = 'platform';
