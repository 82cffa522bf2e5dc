/** A mistake in a text, and its place. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';

  /**
   * @param line from 1, in the text
   * @param reason the fault in that place
   * @param remedy a sentence without its full stop
   */
  constructor(
    readonly line: number,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`line ${line}: ${reason}. ${remedy}`);
  }
}

/**
 * Reads a part of a file, and names the file and its line where the part has something wrong with it.
 * @param before how many lines of the file come before the part
 * @throws {Error} with the file, the line and what to do
 */
export function nameFile<Read>(file: string, before: number, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    throw new Error(`${file}, line ${error.line + before}: ${error.reason}. ${error.remedy}`);
  }
}
