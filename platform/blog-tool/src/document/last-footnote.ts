import type { Node } from '@tiptap/pm/model';

/** The highest number of the footnotes of a document, whose names need be no numbers; 0 where none has one. */
export const lastFootnote = (document: Node): number =>
  Math.max(
    0,
    ...document.children
      .filter(({ type }) => type.name === 'footnote')
      .map(({ attrs }) => Number.parseInt(String(attrs['name']), 10) || 0),
  );
