import type { Block } from 'kit/posts/block';
import { headingAnchors } from 'kit/posts/heading-anchors';
import { plainTextOf } from 'kit/posts/plain-text';
import type { PublishedPost } from 'kit/posts/published-post';
import { titleOfFile } from 'kit/posts/show-file';
import type { PageText } from './read-page-text';

/**
 * A post as it is searched: its category, excerpt and tags, and what it says under each of its headings.
 * @param most characters that its blocks may say
 * @returns `undefined` where they say more
 */
export function readPostText(post: PublishedPost, most: number): PageText | undefined {
  const { content } = post;
  const anchors = headingAnchors(content);
  let texts: string[] = [];
  const parts: { heading: string; anchor?: string; texts: string[] }[] = [{ heading: '', texts }];
  let room = most;
  for (const [at, block] of content.entries()) {
    const anchor = anchors[at];
    const words = wordsOf(block);
    room -= words.length;
    if (room < 0) return undefined;
    if (anchor !== undefined && 'content' in block) {
      texts = [];
      parts.push({ heading: block.content, anchor, texts });
    } else if (words !== '') texts.push(words);
  }
  const short = shortenPostText(post);
  // Joined once: a text that grew with each block would be copied as many times.
  const sections = [...short.sections, ...parts.map(({ texts: said, ...part }) => ({ ...part, text: said.join(' ') }))];
  return { ...short, sections: sections.filter(({ heading, text }) => heading !== '' || text !== '') };
}

/** A post of which only title, category, excerpt and tags are searched. */
export function shortenPostText({ title, category, excerpt, tags = [] }: PublishedPost): PageText {
  const about = [category, excerpt].filter(Boolean).join(': ');
  const text = [about, tags.map(({ name }) => name).join(', ')].filter(Boolean).join(' ');
  return { title, sections: [{ heading: '', text }] };
}

/** A block as plain text, in one line. */
function wordsOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'footnote':
      return inOneLine(plainTextOf(block.content));
    case 'quote':
      return inOneLine(`${plainTextOf(block.content)} ${block.source ?? ''}`);
    case 'list':
      return inOneLine(block.items.join(', '));
    case 'table':
      return inOneLine(
        [block.caption ?? '', ...block.rows.map(({ cells }) => cells.map(plainTextOf).join(' '))]
          .filter(Boolean)
          .join(', '),
      );
    case 'picture':
      return inOneLine(`${plainTextOf(block.caption ?? '')} ${block.alt ?? ''}`);
    case 'file':
      return inOneLine(titleOfFile(block));
    case 'divider':
    case 'embed':
      return '';
    default:
      return inOneLine(block.content);
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
