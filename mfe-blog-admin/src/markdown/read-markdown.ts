import { type Block, blockSchema, postContentSchema } from 'shared-config/posts/post';
import * as v from 'valibot';
import { parse } from 'yaml';
import { richTextOf } from '../rich-text/plain-text';
import { sanitiseBlocks } from '../rich-text/sanitise-rich-text';
import { blockMark, restoreMarks } from './write-markdown';

/** A post from a file: what its front matter does not say is empty; rich text is sanitised. */
export type ImportedPost = v.InferOutput<typeof postContentSchema>;

const frontMatterSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be blank')),
  author: v.optional(v.string(), ''),
  publishDate: v.optional(v.string(), ''),
  category: v.optional(v.string(), ''),
  excerpt: v.optional(v.string(), ''),
  updatedAt: v.optional(v.string(), ''),
  status: v.optional(postContentSchema.entries.status),
  slug: v.optional(v.string(), ''),
});

/**
 * Reads a post from a Markdown file: one that this tool wrote comes back the same; in another, headings, lists, quotes
 * and paragraphs become blocks.
 * @throws {Error} naming the file and what is wrong with it.
 */
export function readMarkdown(file: string, text: string): ImportedPost {
  const [, head, body = ''] = /^---\r?\n(.*?\n)?---\r?\n?(.*)$/s.exec(text) ?? [];
  if (head === undefined) throw new Error(`${file}: it has no front matter. Begin it with "---", a title, and "---"`);
  const fields = v.safeParse(frontMatterSchema, parseFrontMatter(file, head));
  if (!fields.success) {
    const [issue] = fields.issues;
    throw new Error(`${file}, field "${v.getDotPath(issue)}": ${issue.message}. Correct the front matter`);
  }
  const blocks = body.includes(blockMark) ? readMarkedBlocks(file, body) : readPlainMarkdown(body);
  if (blocks.length === 0) throw new Error(`${file}: it has no text. Write some below the front matter`);
  return { ...fields.output, status: fields.output.status ?? 'draft', content: sanitiseBlocks(blocks) };
}

function parseFrontMatter(file: string, head: string): unknown {
  try {
    // The date schema of YAML would turn a publish date into something else than text.
    return parse(head, { schema: 'failsafe' });
  } catch (cause) {
    throw new Error(`${file}: its front matter is not YAML. Put values in quotes`, { cause });
  }
}

function readMarkedBlocks(file: string, body: string): Block[] {
  return body
    .split(blockMark)
    .slice(1)
    .map((part, index, parts) => {
      const [, mark = '', text = ''] =
        /^(.*?) -->\n?(.*)$/s.exec(part.replace(index < parts.length - 1 ? /\n\n$/ : /\n$/, '')) ?? [];
      const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() })), mark);
      const block = v.safeParse(
        blockSchema,
        result.success && { ...readText(result.output.type, restoreMarks(text)), ...result.output },
      );
      if (!block.success)
        throw new Error(`${file}, block ${index + 1}: it cannot be read. Leave the comment before it as it was`);
      return block.output;
    });
}

function readText(type: string, text: string): { content: string } | { items: string[] } {
  switch (type) {
    case 'heading':
      return { content: cutPrefix('## ', text) };
    case 'subheading':
      return { content: cutPrefix('### ', text) };
    case 'callout':
    case 'cta':
      return { content: cutPrefix('> ', text) };
    case 'list':
      return { items: text.split(/\n(?=- )/).map((item) => item.replace(/^- /, '').replaceAll('\n  ', '\n')) };
    default:
      return { content: text };
  }
}

const cutPrefix = (prefix: string, text: string) =>
  text
    .split('\n')
    .map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line.replace(prefix.trim(), '')))
    .join('\n');

function readPlainMarkdown(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, index): Block => {
      const id = index + 1;
      if (/^#{1,2} /.test(part)) return { id, type: 'heading', content: part.replace(/^#+ /, '') };
      if (/^#{3,} /.test(part)) return { id, type: 'subheading', content: part.replace(/^#+ /, '') };
      if (/^> /.test(part)) return { id, type: 'callout', content: part.replace(/^> ?/gm, '') };
      if (/^[-*] /.test(part))
        return { id, type: 'list', content: '', items: part.split(/\n(?=[-*] )/).map((item) => item.slice(2)) };
      return { id, type: 'paragraph', content: part.startsWith('<p') ? part : richTextOf(part.replaceAll('\n', ' ')) };
    });
}
