import { escapeHtml } from 'kit/http/escape-html';
import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { findBlockRule } from './find-block-rule';

/**
 * Has a parser keep words that Markdown shows nowhere: a line such as `[Ada]: yes` that is the address of no link stays as a paragraph, and
 * cells beyond the columns of a table as cells.
 */
export function keepWords(parser: MarkdownIt): MarkdownIt {
  const readReference = findBlockRule(parser, 'reference');
  parser.block.ruler.at('reference', (state, first, last, isAsked) => {
    if (!readReference(state, first, last, isAsked)) return false;
    const definition = isAsked ? undefined : state.tokens.at(-1);
    if (definition) definition.content = state.getLines(first, state.line, state.blkIndent, false).trim();
    return true;
  });
  parser.core.ruler.disable('strip_references');
  parser.core.ruler.after('inline', 'used references', ({ tokens }) => leaveOutUsed(tokens));
  parser.renderer.rules['reference_definition'] = (tokens, at) => `<p>${escapeHtml(tokens[at]?.content ?? '')}</p>`;

  const readTable = findBlockRule(parser, 'table');
  parser.block.ruler.at(
    'table',
    (state, first, last, isAsked) => {
      const before = state.tokens.length;
      if (!readTable(state, first, last, isAsked)) return false;
      if (!isAsked) addCells(state, state.tokens.splice(before));
      return true;
    },
    { alt: ['paragraph', 'reference'] },
  );
  return parser;
}

const labelOf = ({ meta }: Token): unknown => meta?.label;

/** A comment as it is written in Markdown, which has none: `[//]: # (words)`. */
const comment = /^\[(?:\/\/|comment)\]:\s*(?:#|<>)(?:\s|$)/i;

/** Leaves out the addresses that a link or a picture has. Of two of one name, it has the first. */
function leaveOutUsed(tokens: Token[]): void {
  const unused = new Set<unknown>();
  for (const token of tokens) if (token.type === 'reference_definition') unused.add(labelOf(token));
  if (unused.size === 0) return;
  const used = new Set<unknown>();
  const use = (token: Token): void => {
    const label = labelOf(token);
    if (token.type !== 'reference_definition' && label !== undefined) used.add(label);
    token.children?.forEach(use);
  };
  tokens.forEach(use);
  const isLeftOut = (token: Token) =>
    token.type === 'reference_definition' && (used.delete(labelOf(token)) || comment.test(token.content));
  let kept = 0;
  for (const token of [...tokens]) {
    if (isLeftOut(token)) continue;
    tokens[kept] = token;
    kept += 1;
  }
  tokens.length = kept;
}

/** Puts back the tokens of a table, with the cells of each row that are more than its first row has. */
function addCells(state: StateBlock, table: readonly Token[]): void {
  let columns = 0;
  let line = 0;
  for (const token of table) {
    if (token.type === 'th_open') columns += 1;
    if (token.type === 'tr_open') line = token.map?.[0] ?? 0;
    if (token.type === 'tr_close') for (const text of splitRow(state, line).slice(columns)) addCell(state, text);
    state.tokens.push(token);
  }
}

function addCell(state: StateBlock, text: string): void {
  state.push('td_open', 'td', 1);
  const inline = state.push('inline', '', 0);
  inline.content = text;
  inline.children = [];
  state.push('td_close', 'td', -1);
}

/** The texts of the cells in a line, as the parser reads them. */
function splitRow(state: StateBlock, line: number): string[] {
  const text = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
  const cells = text.split(/(?<!\\)\|/);
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}
