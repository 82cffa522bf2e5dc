import { compositionElement, type PageComposition, parsePageComposition } from 'kit/contract/composition';

/** Reads a page's composition from its HTML; `undefined` for a page that is not whole, or of another contract: it would not run. */
export function readPageComposition(html: string, file: string): PageComposition | undefined {
  const start = html.indexOf(compositionElement.before) + compositionElement.before.length;
  const end = html.indexOf(compositionElement.after, start);
  if (!html.endsWith('</html>') || start < compositionElement.before.length || end < 0) return undefined;
  try {
    return parsePageComposition(JSON.parse(html.slice(start, end)), file);
  } catch {
    return undefined;
  }
}
