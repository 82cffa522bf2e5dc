/** The words of rich text; paragraphs and line breaks become lines. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<br>', '\n'), 'text/html');
  const paragraphs = [...body.querySelectorAll('p')];
  return paragraphs.length > 0 ? paragraphs.map(({ textContent }) => textContent).join('\n') : (body.textContent ?? '');
}

/** Lines as rich text, a paragraph each. */
export function richTextOf(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph.outerHTML;
    })
    .join('');
}
