import type { ChainedCommands, JSONContent } from '@tiptap/core';
import { readDocument } from '../document/read-document';
import { defaultTexts, type NewBlock, placeholderEmail } from '../posts/blocks';
import type { EmbedKinds } from '../site/tool-site';
import { leaveList } from './leave-list';

/** A kind of block that can be added to a post, or that its text can be turned into. */
export type Kind = {
  label: string;
  /** The block to begin with (specification §3). */
  block: NewBlock;
  /** Turns the text at the caret into it; absent where there is no text: then it is put behind it. */
  convert?: (chain: ChainedCommands) => ChainedCommands;
  /** Other words that it is looked for by, in small letters. */
  words?: string;
  /** Whether somebody chooses what it shows before it is there. */
  isChosen?: boolean;
};

/** Turns the block at the caret into a plain paragraph. */
const toText = (chain: ChainedCommands) => chain.command(leaveList).clearNodes();

const emptyRow = { cells: ['', '', ''] };

/** The six types of the specification in the order of the form's buttons, then the later ones: those of every site. */
export const kinds: readonly Kind[] = [
  {
    label: 'Paragraph',
    block: { type: 'paragraph', content: defaultTexts.paragraph },
    convert: toText,
  },
  {
    label: 'Heading',
    block: { type: 'heading', content: defaultTexts.heading },
    convert: (chain) => toText(chain).setNode('heading', { level: 2 }),
  },
  {
    label: 'Sub Heading',
    block: { type: 'subheading', content: defaultTexts.subheading },
    convert: (chain) => toText(chain).setNode('heading', { level: 3 }),
  },
  {
    label: 'List',
    block: { type: 'list', content: '', items: [defaultTexts.list] },
    convert: (chain) => chain.clearNodes().toggleList('bulletList', 'listItem'),
  },
  {
    label: 'Callout',
    block: { type: 'callout', content: defaultTexts.callout },
    convert: (chain) => toText(chain).setNode('callout'),
  },
  {
    label: 'CTA',
    block: { type: 'cta', content: defaultTexts.cta, email: placeholderEmail },
    convert: (chain) => toText(chain).setNode('cta', { email: placeholderEmail }),
  },
  {
    label: 'Numbered List',
    block: { type: 'list', content: '', items: [''], entries: [{ text: '', level: 0, marker: 'number' }] },
    convert: (chain) => chain.clearNodes().toggleList('orderedList', 'listItem'),
  },
  {
    label: 'Task List',
    block: { type: 'list', content: '', items: [''], entries: [{ text: '', level: 0, marker: 'task' }] },
    convert: (chain) => chain.clearNodes().toggleList('taskList', 'taskItem'),
  },
  {
    label: 'Quote',
    block: { type: 'quote', content: '<p></p>' },
    convert: (chain) => toText(chain).toggleWrap('blockquote'),
  },
  {
    label: 'Code',
    block: { type: 'code', content: '' },
    convert: (chain) => toText(chain).setNode('codeBlock'),
  },
  { label: 'Table', block: { type: 'table', rows: [emptyRow, emptyRow, emptyRow], hasHeader: false } },
  { label: 'Divider', block: { type: 'divider' } },
];

const picture: Kind = {
  label: 'Picture',
  block: { type: 'picture', picture: '', width: 0, height: 0 },
  words: 'image photo',
  isChosen: true,
};

const file: Kind = {
  label: 'File',
  block: { type: 'file', file: '', name: '', bytes: 0 },
  words: 'download pdf step zip',
  isChosen: true,
};

/** All that can be added to a post of a site. */
export const listKinds = (embeds: EmbedKinds): Kind[] => [
  ...kinds,
  ...Object.entries(embeds).map(
    ([kind, { label, initial }]): Kind => ({ label, block: { type: 'embed', kind, name: initial } }),
  ),
  picture,
  file,
];

/** A new block as nodes of the document; it gets its id there. */
export const nodesOf = ({ block }: Kind): JSONContent[] =>
  (readDocument([{ ...block, id: 0 }]).content ?? []).map(
    ({ attrs: { block: _id, part: _part, ...attrs } = {}, ...node }) => ({
      ...node,
      attrs,
    }),
  );
