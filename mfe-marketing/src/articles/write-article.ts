import type { Drawing } from 'kit/contract/drawing';
import type { Block, ListEntry } from 'kit/posts/block';
import { plainTextOf } from 'kit/posts/plain-text';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import type { ArticleText } from './article-text';

/** A block before it has its id. */
type NewBlock = Block extends infer One ? (One extends Block ? Omit<One, 'id'> : never) : never;

/** A paragraph as sanitised rich text without its tags, a block, or a drawing. */
export type ArticlePart = string | NewBlock | { type: 'drawing'; drawing: Drawing };

/** Gives the parts of an article their ids, in their order from 1. */
export function writeArticle(parts: readonly ArticlePart[]): ArticleText {
  const content: Block[] = [];
  const drawings: { after: number; drawing: Drawing }[] = [];
  for (const part of parts) {
    if (typeof part !== 'string' && part.type === 'drawing') {
      drawings.push({ after: content.length, drawing: part.drawing });
      continue;
    }
    const block: NewBlock = typeof part === 'string' ? { type: 'paragraph', content: `<p>${part}</p>` } : part;
    content.push({ ...block, id: content.length + 1 });
  }
  return { content, drawings };
}

/** A chapter's heading; its words are also its address. */
export const heading = (content: string): NewBlock => ({ type: 'heading', content });

/** A list with dots. @param items sanitised rich text without paragraphs */
export const list = (...items: string[]): NewBlock => listOf(items, 'bullet');

/** A list with numbers. @param items sanitised rich text without paragraphs */
export const steps = (...items: string[]): NewBlock => listOf(items, 'number');

function listOf(items: readonly string[], marker: ListEntry['marker']): NewBlock {
  const plain = items.map(plainTextOf);
  const isPlain = marker === 'bullet' && plain.every((text, at) => text === items[at]);
  const entries = items.map((text) => ({ text, level: 0, marker }));
  return { type: 'list', content: '', items: plain, ...(isPlain ? {} : { entries }) };
}

/** A table whose first row names the columns. @param rows cells of sanitised rich text without paragraphs */
export const table = (...rows: string[][]): NewBlock => ({
  type: 'table',
  rows: rows.map((cells) => ({ cells })),
  hasHeader: true,
});

/** What must not be overlooked. */
export const callout = (content: string): NewBlock => ({ type: 'callout', content });

/** Lines as they are, such as a calculation or a message. */
export const code = (content: string): NewBlock => ({ type: 'code', content });

/** Somebody's words. */
export const quote = (content: string, source: string): NewBlock => ({
  type: 'quote',
  content: `<p>${content}</p>`,
  source,
});

/** A robot with its picture and the way to its page. */
export const robot = (name: RobotVariantName): NewBlock => ({ type: 'embed', kind: 'robot', name });

/** A drawing below what stands before it. */
export const drawing = (data: Drawing): ArticlePart => ({ type: 'drawing', drawing: data });

/** A link within the text. @param to of the site, or complete */
export const link = (to: string, text: string): string => `<a href="${to}" rel="noopener">${text}</a>`;
