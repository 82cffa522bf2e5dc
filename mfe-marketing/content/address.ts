import * as v from 'valibot';

/** An address that a file names. */
export const address = v.pipe(v.string(), v.startsWith('/', 'must be a path of this site, such as /blogs/milk-runs'));
