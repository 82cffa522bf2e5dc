import type { DraftBlock } from '../posts/draft-blocks';
import type { PostFile } from './post-file';

/**
 * A post as a Markdown file with front matter. A comment before each block keeps what Markdown cannot express, so that
 * reading the file gives the same blocks; without the comments it is ordinary Markdown.
 */
export function writeMarkdown(post: PostFile): string {
  const { content, otherFields, ...fields } = post;
  const others = Object.keys(otherFields).length > 0 ? { otherFields } : {};
  // JSON is YAML; the writer of the YAML library folds lines and loses white space at their ends.
  const head = Object.entries({ ...fields, ...others }).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${head.join('')}---\n\n${content.map(writeBlock).join('\n\n')}\n`;
}

/** Starts the comment before each block; JSON follows. */
export const blockMark = '<!-- block ';

function writeBlock(block: DraftBlock): string {
  const text = writeText(block);
  return text === undefined ? writeMark(block) : `${writeMark(block)}\n${protectMarks(text)}`;
}

/** The comment before a block, with all but its text. */
function writeMark(block: DraftBlock): string {
  // The JSON may contain neither the end of a comment nor another mark; JSON.parse reads the escapes as `<` and `>`.
  const data = JSON.stringify(withoutText(block)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `${blockMark}${data} -->`;
}

/** A block without its text. */
function withoutText(block: DraftBlock): object {
  switch (block.type) {
    case 'unknown':
    case 'table':
    case 'divider':
    case 'embed':
      return block;
    case 'list': {
      const { items, ...others } = block;
      // An empty list has no lines, so its items stay in the comment.
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
    case 'table':
    case 'divider':
    case 'embed':
      return undefined;
    case 'paragraph':
    case 'quote':
    case 'code':
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

/** Adds a backslash to every mark within text, which would start a block otherwise. */
const protectMarks = (text: string) => text.replace(/<!-- (\\*block )/g, '<!-- \\$1');

/** Takes back what `protectMarks` did. */
export const restoreMarks = (text: string) => text.replace(/<!-- \\(\\*block )/g, '<!-- $1');
