/**
 * Text from a word processor without what only it understands: Word's conditional comments, its own elements and
 * lists made of paragraphs; the bold wrapper that Google Docs puts around everything. What the editor has no mark for
 * is dropped by its schema.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--.*?-->/gs, ''), 'text/html');
  for (const element of [...body.querySelectorAll('*')]) {
    // Word: `<o:p>` and the bullet in front of what it calls a list paragraph.
    if (element.localName.includes(':') && !element.textContent?.trim()) element.remove();
    else if (/mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '')) element.remove();
    else if (['style', 'script', 'meta', 'link', 'title', 'xml'].includes(element.localName)) element.remove();
    else turnStyleIntoMarks(element);
  }
  return body.innerHTML;
}

/** Google Docs says bold by `font-weight:700` on a span, and takes it back by `font-weight:normal` on a `<b>`. */
function turnStyleIntoMarks(element: Element): void {
  const style = element.getAttribute('style')?.toLowerCase() ?? '';
  const isNormal = /font-weight:\s*(normal|400)/.test(style);
  if (['b', 'strong'].includes(element.localName) && isNormal) {
    element.replaceWith(...element.childNodes);
    return;
  }
  element.removeAttribute('style');
  element.removeAttribute('class');
  if (element.localName !== 'span') return;
  const marks = [
    ['strong', /font-weight:\s*(bold|[6-9]00)/],
    ['em', /font-style:\s*italic/],
    ['s', /text-decoration[^;]*line-through/],
  ] as const;
  for (const [mark, pattern] of marks) {
    if (!pattern.test(style)) continue;
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}
