/** Whether an `Accept-Encoding` header accepts an encoding. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header
    .split(',')
    .map((entry) => entry.trim())
    .some((name) => name === encoding || (name.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(name)));
}
