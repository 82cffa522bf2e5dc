import type { DraftBlock } from '../posts/draft-blocks';
import type { PostFile } from './post-file';

/**
 * A post as a Markdown file with front matter. A comment before each block keeps what Markdown has no place for, so
 * that reading the file again gives the very same blocks; without the comments it is ordinary Markdown.
 */
export function writeMarkdown(post: PostFile): string {
  const { content, otherFields, ...fields } = post;
  const others = Object.keys(otherFields).length > 0 ? { otherFields } : {};
  // JSON is YAML; its own writer folds lines and loses white space at their ends.
  const head = Object.entries({ ...fields, ...others }).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${head.join('')}---\n\n${content.map(writeBlock).join('\n\n')}\n`;
}

/** Begins each block; what follows is JSON. */
export const blockMark = '<!-- block ';

function writeBlock(block: DraftBlock): string {
  const text = writeText(block);
  return text === undefined ? writeMark(block) : `${writeMark(block)}\n${protectMarks(text)}`;
}

/** The comment before a block: what its text does not say. */
function writeMark(block: DraftBlock): string {
  // Neither the end of a comment nor another mark may stand in it; JSON reads the escapes as the same characters.
  const data = JSON.stringify(withoutText(block)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `${blockMark}${data} -->`;
}

/** What the text of a block does not say. */
function withoutText(block: DraftBlock): object {
  switch (block.type) {
    case 'unknown':
      return block;
    case 'list': {
      const { items, ...others } = block;
      // A list without items has no line that could say so.
      return items.length === 0 ? block : others;
    }
    default: {
      const { content: _content, ...others } = block;
      return others;
    }
  }
}

function writeText(block: DraftBlock): string | undefined {
  switch (block.type) {
    case 'unknown':
      return undefined;
    case 'paragraph':
      return block.content;
    case 'heading':
      return prefixLines('## ', block.content);
    case 'subheading':
      return prefixLines('### ', block.content);
    case 'callout':
    case 'cta':
      return prefixLines('> ', block.content);
    case 'list':
      if (block.items.length === 0) return undefined;
      return block.items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
  }
}

const prefixLines = (prefix: string, text: string) =>
  text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n');

/** Text that contains the mark itself must not begin a block: each gets one backslash more, and loses it again. */
const protectMarks = (text: string) => text.replace(/<!-- (\\*block )/g, '<!-- \\$1');

/** Takes back what `protectMarks` did. */
export const restoreMarks = (text: string) => text.replace(/<!-- \\(\\*block )/g, '<!-- $1');
