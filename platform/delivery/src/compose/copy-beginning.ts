/**
 * The beginning of a text, and no half of a letter at its end. Of a longer text it is a copy: what V8 cuts off keeps all of the text in
 * memory for as long as it is kept itself.
 * @param length in UTF-16 units
 */
export const copyBeginning = (text: string, length: number): string =>
  text.length <= length ? text : Buffer.from(text.slice(0, length).replace(/[\ud800-\udbff]$/, '')).toString();
