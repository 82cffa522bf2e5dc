import type { Block } from 'kit/posts/block';
import { plainTextOf } from 'kit/posts/plain-text';
import { type EmbedKinds, nameKinds } from '../site/tool-site';
import type { DraftBlock } from './draft-blocks';
import { firstText } from './post-draft';

/** A block that has no id yet. */
export type NewBlock = Block extends infer Kind ? (Kind extends Block ? Omit<Kind, 'id'> : never) : never;

const labels: Readonly<Record<Exclude<DraftBlock['type'], 'embed'>, string>> = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Sub Heading',
  list: 'List',
  callout: 'Callout',
  cta: 'CTA',
  quote: 'Quote',
  code: 'Code',
  table: 'Table',
  divider: 'Divider',
  picture: 'Picture',
  file: 'File',
  footnote: 'Footnote',
  unknown: 'Unknown block',
};

/** The name of a type. @param embeds of the site */
export const blockTypeLabel = (type: DraftBlock['type'], embeds: EmbedKinds) =>
  type === 'embed' ? nameKinds(embeds) : labels[type];

/** The e-mail address that a new call to action begins with (specification §3). */
export const placeholderEmail = 'email@example.com';

/** The texts that new blocks begin with (specification §3). */
export const defaultTexts = {
  paragraph: 'New paragraph content...',
  heading: 'New Heading',
  subheading: 'New Sub Heading',
  list: 'New list item',
  callout: 'Important note or callout...',
  cta: 'Call to action text',
} as const;

const everyDefaultText: ReadonlySet<string> = new Set([firstText, placeholderEmail, ...Object.values(defaultTexts)]);

/** Whether a text is one that a new block begins with. */
export const isDefaultText = (text: string) => everyDefaultText.has(text.trim());

/** Default texts that nobody writes, so that they are found beside other words as well. */
const sentences = [firstText, defaultTexts.paragraph, defaultTexts.callout];

/** The default texts that blocks still have, alone or beside what somebody wrote, each with the place (from 1) of its block. */
export function findDefaultTexts(blocks: readonly DraftBlock[]): { place: number; text: string }[] {
  return blocks.flatMap((block, index) =>
    textsOf(block)
      .flatMap((text) => (isDefaultText(text) ? [text] : sentences.filter((sentence) => text.includes(sentence))))
      .map((text) => ({ place: index + 1, text })),
  );
}

/** The text of a block without marks, in lines; '' where it has none, and for an unknown one. */
export const blockText = (block: DraftBlock): string => textsOf(block).join('\n');

function textsOf(block: DraftBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'footnote':
      return [plainTextOf(block.content)];
    case 'quote':
      return [plainTextOf(block.content), ...(block.source ? [block.source] : [])];
    case 'list':
      return block.items;
    case 'cta':
      return [block.content, block.email];
    case 'table':
      return [...(block.caption ? [block.caption] : []), ...block.rows.flatMap(({ cells }) => cells.map(plainTextOf))];
    case 'heading':
    case 'subheading':
    case 'callout':
    case 'code':
      return [block.content];
    case 'picture':
      return [block.caption || block.alt || ''].filter(Boolean);
    case 'file':
      return [block.title || block.name];
    default:
      return [];
  }
}
