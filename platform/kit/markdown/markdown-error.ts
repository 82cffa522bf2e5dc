/** What is wrong with a text, and where. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';

  /**
   * @param line from 1, in the text
   * @param reason what stands there
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
