// Control characters (C0, DEL, C1) except tab and line feed; marks that change the direction of text; line and
// paragraph separators; invisible tags; unpaired surrogates.
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/**
 * Text of strangers for a terminal, a log or a file that is opened in one, without what could steer it or pretend to be
 * other text. Line breaks stay.
 */
export function toPrintable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(unprintable, '');
}

/** The same on one line: a line break could pretend to begin another entry. */
export const toPrintableLine = (text: string) => toPrintable(text).replaceAll(/[\n\t]+/g, ' ');

/** JSON whose strings are whole, with escapes for characters that could steer a terminal. */
export const toPrintableJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(unprintable, (found) =>
    Array.from(
      { length: found.length },
      (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
