/**
 * Moves the styles that stand in the middle of a prerendered page (`laterStyleTags`) into the head: React would find
 * elements that it does not know, and they would go with the first page. The browser has the file already.
 * @returns once the styles apply in their new place, or are known to be missing: the sections that the place of the link had
 *   put off (global.css), which are to be put off without it in the same task
 */
export async function keepLaterStyles(): Promise<HTMLElement[]> {
  const link = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]');
  if (!link) return [];
  const siblings = [...(link.parentElement?.children ?? [])].filter((element) => element instanceof HTMLElement);
  const sections = siblings.filter((element) => getComputedStyle(element).contentVisibility === 'auto');
  link.nextElementSibling?.remove();
  // Without being loaded anew, and where no style comes or goes, the browser has nothing to lay out.
  if ('moveBefore' in document.head) document.head.moveBefore(link, null);
  else await moveByLoading(link);
  return sections;
}

/** For browsers that cannot move an element: both apply meanwhile, so that nothing is shown without its styles. */
async function moveByLoading(link: HTMLLinkElement): Promise<void> {
  const kept = document.createElement('link');
  kept.rel = link.rel;
  kept.href = link.href;
  await new Promise((resolve) => {
    kept.onload = kept.onerror = resolve;
    document.head.append(kept);
  });
  link.remove();
}
