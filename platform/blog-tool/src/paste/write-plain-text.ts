import type { Node, ResolvedPos, Slice } from '@tiptap/pm/model';
import { footnoteAddress } from 'kit/posts/footnote-address';
import { describeFile } from 'kit/posts/show-file';
import { readFileNode } from '../document/write-document';

/**
 * What is copied, as plain text for a mail: lists have their signs and levels, rows of a table are lines with tabs, and one empty line
 * stands between blocks. Of a single text nothing but its words.
 * @param $from where the selection begins: a numbered list goes on from the item there
 */
export function writePlainText(slice: Slice, $from: ResolvedPos): string {
  const texts: Node[] = [];
  let hasOthers = false;
  slice.content.descendants((node) => {
    if (node.isTextblock) texts.push(node);
    else if (node.isAtom && node.isBlock) hasOthers = true;
    return !node.isTextblock;
  });
  const [first] = texts;
  if (first && texts.length === 1 && !hasOthers && slice.openStart > 0) return textOf(first);
  return joinBlocks(
    slice.content.content.map((node, at) => writeBlock(node, at === 0 && slice.openStart > 0 ? $from : undefined)),
  );
}

/** Blocks, the empty ones among which leave no line. */
const joinBlocks = (blocks: readonly string[]) => blocks.filter((text) => text.trim() !== '').join('\n\n');

/** @param $from where the selection begins, for the block in which that is */
function writeBlock(node: Node, $from: ResolvedPos | undefined): string {
  const { attrs } = node;
  switch (node.type.name) {
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return writeItems(node, '', $from, 1).join('\n');
    case 'table': {
      const rows = node.children.map(writeRow).join('\n');
      return attrs['caption'] ? `${attrs['caption']}\n${rows}` : rows;
    }
    // Cells that are selected by themselves come without their table.
    case 'tableRow':
      return writeRow(node);
    case 'blockquote':
      return joinBlocks([...node.children.map(textOf), attrs['source'] ? `— ${attrs['source']}` : '']);
    case 'cta':
      return [textOf(node), attrs['email']].filter(Boolean).join('\n');
    case 'footnote':
      return `[${attrs['name']}] ${textOf(node)}`;
    case 'horizontalRule':
      return '---';
    case 'picture':
      return String(attrs['caption'] || attrs['alt']);
    case 'file':
      return describeFile({ id: 0, ...readFileNode(node) });
    default:
      return node.isTextblock ? textOf(node) : joinBlocks(node.children.map((inner) => writeBlock(inner, undefined)));
  }
}

/** The items of a list, each level as far in as the words of the one above. */
function writeItems(list: Node, indent: string, $from: ResolvedPos | undefined, depth: number): string[] {
  const skipped = $from && $from.depth > depth ? $from.index(depth) : 0;
  return list.children.flatMap((item, at) => {
    const number = Number(list.attrs['start'] ?? 1) + skipped + at;
    const sign = list.type.name === 'orderedList' ? `${number}.` : '-';
    const tick = list.type.name === 'taskList' ? `[${item.attrs['checked'] ? 'x' : ' '}] ` : '';
    const inner = `${indent}${' '.repeat(sign.length + 1)}`;
    return item.children.flatMap((child) =>
      child.isTextblock
        ? `${indent}${sign} ${tick}${textOf(child).replaceAll('\n', `\n${inner}`)}`
        : writeItems(child, inner, at === 0 ? $from : undefined, depth + 2),
    );
  });
}

/** A cell is one field: spreadsheets begin another at a tab or a line. */
const writeRow = (row: Node) =>
  row.children
    .map((cell) => {
      const text = cell.children.map(textOf).join(' ').replace(/\s+/g, ' ');
      return text + '\t'.repeat(Number(cell.attrs['colspan'] ?? 1) - 1);
    })
    .join('\t');

/** The words of a text, with its lines; the sign of a footnote in brackets, which keep it apart from the word before it. */
function textOf(text: Node): string {
  return text.children
    .map((node) => {
      if (node.type.name === 'hardBreak') return '\n';
      const words = node.text ?? '';
      const isSign = node.marks.some(({ attrs }) => attrs['href'] === footnoteAddress(words));
      return isSign ? `[${words}]` : words;
    })
    .join('');
}
