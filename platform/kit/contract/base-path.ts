import * as v from 'valibot';
import { isPlainPath } from './plain-path';
import { refuseAddress } from './reserved-path';

/**
 * Schema of the path below which a site is on its host, as people write it: `/`, or words between slashes such as `/robots/`.
 * Its output stands in front of every address of the site: nothing, or `/robots`.
 */
export const basePathSchema = v.pipe(
  v.string(),
  v.check(
    (text) => text === '/' || (text.endsWith('/') && text !== '//' && isPlainPath(text.slice(0, -1))),
    'must be a path of plain words that begins and ends with a slash, such as /robots/',
  ),
  v.transform((text) => text.slice(0, -1)),
  v.check(
    (path) => path === '' || refuseAddress(path) === undefined,
    'must be a path that the site has no use for itself, such as /robots/',
  ),
);
