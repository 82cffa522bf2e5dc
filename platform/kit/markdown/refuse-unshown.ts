import type { Token } from 'markdown-it';
import { MarkdownError } from './markdown-error';
import { lineOf } from './read-inline';

/** The parser's findings beside tokens: addresses that links refer to, by their names. */
export type Found = { references?: Record<string, { href: string; title: string }> };

/** @throws {MarkdownError} for text that would be shown nowhere */
export function refuseUnshown(markdown: string, tokens: readonly Token[], found: Found): void {
  checkReferences(markdown, tokens, found);
  checkRows(markdown, tokens);
}

/** Refuses what looks like the address of a link, and is of none: it would be shown nowhere. */
function checkReferences(markdown: string, tokens: readonly Token[], { references = {} }: Found): void {
  const used = new Set(
    tokens.flatMap(({ children }) => children ?? []).map((token) => token.attrGet('href') ?? token.attrGet('src')),
  );
  const unused = Object.entries(references).find(([, { href }]) => !used.has(href));
  if (!unused) return;
  const lines = markdown.split('\n');
  const line = lines.findIndex((text) => text.toUpperCase().includes(`[${unused[0]}]:`)) + 1;
  throw new MarkdownError(
    line,
    `"${lines[line - 1]?.trim()}" is the address of no link`,
    'Take it out, or write it in another way',
  );
}

/** Refuses a row of a table with more cells than its first: they would be shown nowhere. */
function checkRows(markdown: string, tokens: readonly Token[]): void {
  let lines: string[] | undefined;
  let columns = 0;
  for (const token of tokens) {
    if (token.type === 'thead_open') columns = 0;
    if (token.type === 'th_open') columns += 1;
    if (token.type !== 'tr_open' || columns === 0) continue;
    lines ??= markdown.split('\n');
    const cells = (lines[lineOf(token) - 1] ?? '')
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/);
    if (cells.length > columns)
      throw new MarkdownError(
        lineOf(token),
        `a row of ${cells.length} cells in a table of ${columns} columns`,
        'Name each column in the first row, which may be empty',
      );
  }
}
