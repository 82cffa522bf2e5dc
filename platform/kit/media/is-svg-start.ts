/**
 * Whether a file is an SVG by its first bytes, whatever its name says, and whatever prefix its elements have. 4,096 are enough for what
 * drawing programs write before it.
 */
export function isSvgStart(start: Uint8Array): boolean {
  const text = new TextDecoder().decode(start);
  return (
    /^\s*<(?:\?xml|!--|!DOCTYPE\s+(?:[\w.-]{1,40}:)?svg|(?:[\w.-]{1,40}:)?svg[\s/>])/i.test(text) &&
    /<(?:[\w.-]{1,40}:)?svg[\s/>]/i.test(text)
  );
}
