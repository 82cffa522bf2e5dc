/**
 * Reads lines of UTF-8 as they come. Text after the last line break is no line.
 * @param maxBytes longest line that is read
 * @throws {RangeError} for a longer one
 */
export async function* readLines(input: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString('utf8');
      begun = [];
      length = 0;
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxBytes) throw new RangeError(`a line of more than ${maxBytes} bytes`);
  }
}
