/**
 * Whether a text is the path of one page, made of letters, digits, hyphens, dots and underscores. A static host reads nothing else
 * into it: no pattern, no other site, no further line.
 */
export const isPlainPath = (text: string): boolean =>
  /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(text) && !text.split('/').some((word) => word === '.' || word === '..');
