import type { Node } from '@tiptap/pm/model';

/**
 * The highest number of the footnotes of a document, whose names need be no numbers; 0 where none has one. One of more than nine digits, such
 * as a time, is a name: beyond 15 digits the next number would be the same.
 */
export const lastFootnote = (document: Node): number =>
  Math.max(
    0,
    ...document.children
      .filter(({ type }) => type.name === 'footnote')
      .map(({ attrs }) => Number(/^\d{1,9}(?!\d)/.exec(String(attrs['name']))?.[0] ?? 0)),
  );
