import * as v from 'valibot';
import { pageAddressSchema } from './address';

/** A text that stands in every page of the site, more than once. */
const shortLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have ${most} characters at most`),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line without control characters'),
  );

/** What a remote says of an entry that it has in a menu of the site. */
export const menuEntryEntries = {
  /** A page of its own. */
  to: pageAddressSchema,
  label: shortLine(40),
  note: v.optional(shortLine(80)),
  /** A file of the site's media, where the menu shows pictures. */
  picture: v.optional(
    v.pipe(v.string(), v.regex(/^\/media\/[\w.-]{1,200}$/, 'must be a file of the site, such as "/media/fork.webp"')),
  ),
};
