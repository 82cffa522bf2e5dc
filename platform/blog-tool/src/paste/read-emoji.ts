/** Characters that programs show as pictures: flags, keycaps and families are several that belong together. */
const emoji = /^(?![\d#*]+$)(?:[\p{Emoji}\p{Extended_Pictographic}]|\u200d|\ufe0f|\u20e3|[\u{e0020}-\u{e007f}])+$/u;

/** The emoji that a picture shows; its name, such as `:tada:`, where there is no character. `undefined` for any other picture. */
export function readEmoji(picture: Element): string | undefined {
  const alt = picture.getAttribute('alt')?.trim() ?? '';
  if (emoji.test(alt)) return alt;
  const name = picture.getAttribute('data-stringify-emoji') ?? alt;
  if (!/^:[^\s:]+:(?::[^\s:]+:)*$/.test(name)) return undefined;
  // Slack and GitHub name the file by the numbers of its characters.
  const [, numbers] =
    /\/([\da-f]{2,5}(?:-[\da-f]{2,5})*)(?:@\dx)?\.\w+(?:\?|$)/.exec(picture.getAttribute('src') ?? '') ?? [];
  const text = String.fromCodePoint(...(numbers ?? '0').split('-').map((one) => Number.parseInt(one, 16)));
  return emoji.test(text) ? text : name;
}
