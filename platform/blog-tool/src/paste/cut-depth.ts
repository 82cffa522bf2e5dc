import { isSilent } from './read-inline';

/** How deep elements may stand in each other. Readers ask of each what is in it, and of what is in that again. */
export const maxDepth = 100;

/** Makes text of what is too deep. @returns whether there was such */
export function cutDepth(body: HTMLElement): boolean {
  let level: Element[] = [body];
  for (let depth = 0; depth < maxDepth; depth += 1) level = level.flatMap(({ children }) => [...children]);
  const deep = level.filter(({ childElementCount }) => childElementCount > 0);
  for (const element of deep) {
    const texts: string[] = [];
    const walker = body.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.parentElement && !isSilent(text.parentElement)) texts.push(text.textContent ?? '');
    element.textContent = texts.join(' ');
  }
  return deep.length > 0;
}
