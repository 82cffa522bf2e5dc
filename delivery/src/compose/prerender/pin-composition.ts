import { type Composition, compositionElement, serialiseInline } from 'shared-config/contract/composition';

/** Puts another composition in the place of the one that a page was rendered in. */
export function pinComposition(html: string, composition: Composition): string {
  const start = html.indexOf(compositionElement.before) + compositionElement.before.length;
  const end = html.indexOf(compositionElement.after, start);
  return html.slice(0, start) + serialiseInline(composition) + html.slice(end);
}
