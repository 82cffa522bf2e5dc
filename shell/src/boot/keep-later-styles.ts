import { putOffSections } from './later-sections';

/**
 * Moves the styles that stand in the middle of a prerendered page (`laterStyleTags`) into the head: React would find
 * elements that it does not know, and they would go with the first page. The browser has the file already.
 * @returns once the styles apply in their new place, or are known to be missing; what it returns lays out the sections
 *   behind the first view, which are left without layout until it is called
 */
export async function keepLaterStyles(): Promise<() => Promise<void>> {
  const link = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]');
  if (!link) return async () => {};
  const kept = document.createElement('link');
  kept.rel = link.rel;
  kept.href = link.href;
  document.head.append(kept);
  // Chromium has a file from its memory at once. Then one change of the styles takes the other's place, and not two: each lays out
  // the whole page anew, because its rules are in layers.
  if (!kept.sheet) {
    await new Promise((resolve) => {
      kept.onload = kept.onerror = resolve;
    });
  }
  const layOutSections = kept.sheet ? putOffSections(link, kept.sheet) : async () => {};
  link.nextElementSibling?.remove();
  link.remove();
  return layOutSections;
}
