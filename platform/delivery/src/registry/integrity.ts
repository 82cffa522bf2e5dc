import * as v from 'valibot';

/** SHA-512 of a package's tarball, as npm and the history of live versions have it. */
export const packageIntegritySchema = v.pipe(
  v.string(),
  v.regex(/^sha512-[A-Za-z0-9+/]{86}==$/, 'must be a SHA-512 such as "sha512-…"'),
);
