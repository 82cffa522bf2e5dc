/** Whether a browser takes a content encoding, by its `Accept-Encoding`. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header
    .split(',')
    .map((entry) => entry.trim())
    .some((name) => name === encoding || (name.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(name)));
}
