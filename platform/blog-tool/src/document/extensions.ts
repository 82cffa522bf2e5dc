import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { linkPattern } from 'kit/posts/rich-text';
import { BlockIds } from './block-ids';
import {
  Callout,
  CallToActionNode,
  Embed,
  FileNode,
  Footnote,
  PictureNode,
  PostHeading,
  PostTable,
  Quote,
  UnknownBlock,
} from './nodes';

/** Items hold a paragraph and lists: as much as the entries of a stored list can. */
const itemContent = 'paragraph (bulletList | orderedList | taskList)*';

/** A cell holds one paragraph: stored cells are rich text without paragraphs. */
const cellContent = 'paragraph';

/** An item of a task list. */
export const PostTaskItem = TaskItem.extend({ content: itemContent }).configure({ nested: true });

/** All nodes and marks of a post's body: exactly those that can be stored. The behaviour of the editor is added there. */
export const documentExtensions = [
  Document,
  Paragraph,
  Text,
  PostHeading,
  Callout,
  CallToActionNode,
  BulletList,
  // Its own reader of pasted text makes a list of a date, and of lines of code in a code block.
  OrderedList.extend({ addProseMirrorPlugins: () => [] }),
  ListItem.extend({ content: itemContent }),
  TaskList,
  PostTaskItem,
  Quote,
  CodeBlock,
  PostTable,
  TableRow,
  TableHeader.extend({ content: cellContent }),
  TableCell.extend({ content: cellContent }),
  HorizontalRule,
  Footnote,
  Embed,
  PictureNode,
  FileNode,
  UnknownBlock,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  HardBreak,
  // Text typed behind a link is no part of it: least of all behind the sign of a footnote.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    isAllowedUri: (address) => linkPattern.test(address ?? ''),
    HTMLAttributes: { rel: 'noopener', target: null },
  }),
  BlockIds,
];
