/** Whether a file is an SVG by its first bytes, whatever its name says. 4,096 are enough for what drawing programs write before it. */
export function isSvgStart(start: Uint8Array): boolean {
  const text = new TextDecoder().decode(start);
  return /^\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s/>])/i.test(text) && /<svg[\s/>]/i.test(text);
}
