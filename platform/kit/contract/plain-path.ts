/**
 * Whether a text is the path of one page, made of letters and digits of any script, hyphens, dots and underscores. A static host reads nothing else
 * into it: no pattern, no other site, no further line.
 */
export const isPlainPath = (text: string): boolean =>
  /^\/(?:[\p{L}\p{M}\p{N}_.-]+(?:\/[\p{L}\p{M}\p{N}_.-]+)*)?$/u.test(text) &&
  !text.split('/').some((word) => word === '.' || word === '..');
