/** Characters that are written at once: until then a piece is all the small strings that it is made of. */
const pieceLength = 2 ** 13;

/** Joins lines to pieces that `writeFile` takes one after the other: the memory for a list does not grow with it. */
export function* joinLines(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The lines of a text, one at a time. What comes behind the last line break is of a line that was cut short. */
export function* splitLines(text: Buffer): Generator<string> {
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start))
    yield text.toString('utf8', start, end);
}
