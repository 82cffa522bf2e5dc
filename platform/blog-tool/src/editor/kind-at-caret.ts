import type { Editor } from '@tiptap/core';
import type { EmbedKinds } from '../site/tool-site';
import { blockAtCaret } from './block-commands';

/** The label of the kind of block at the caret; of a list, that of the innermost one. @param embeds of the site */
export function kindAtCaret(editor: Editor, embeds: EmbedKinds = {}): string {
  const { $from } = editor.state.selection;
  const list = Array.from({ length: $from.depth }, (_, above) => $from.node($from.depth - above)).find(({ type }) =>
    type.name.endsWith('List'),
  );
  const node = list ?? blockAtCaret(editor).node;
  switch (node.type.name) {
    case 'heading':
      return node.attrs['level'] === 2 ? 'Heading' : 'Sub Heading';
    case 'bulletList':
      return 'List';
    case 'orderedList':
      return 'Numbered List';
    case 'taskList':
      return 'Task List';
    case 'paragraph':
      return 'Paragraph';
    case 'callout':
      return 'Callout';
    case 'cta':
      return 'CTA';
    case 'footnote':
      return 'Footnote';
    case 'blockquote':
      return 'Quote';
    case 'codeBlock':
      return 'Code';
    case 'table':
      return 'Table';
    case 'horizontalRule':
      return 'Divider';
    case 'picture':
      return 'Picture';
    case 'file':
      return 'File';
    case 'embed':
      return embeds[node.attrs['kind']]?.label ?? 'Other';
    default:
      return 'Other';
  }
}
