import { describeIssue } from 'shared-config/contract/describe-issue';
import { type Block, postContentSchema } from 'shared-config/posts/post';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type DraftBlock, draftBlockSchema } from '../posts/draft-blocks';
import { richTextOf } from '../rich-text/plain-text';
import { sanitiseBlocks } from '../rich-text/sanitise-rich-text';
import type { PostFile } from './post-file';
import { blockMark, restoreMarks } from './write-markdown';

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

/** Fields that the tool does not know, as it exported them. */
const otherFieldsSchema = v.object({ otherFields: v.optional(v.record(v.string(), v.unknown()), {}) });

/**
 * Reads a post from a Markdown file: one that this tool wrote comes back the same; in another, headings, lists, quotes
 * and paragraphs become blocks. Fields that its front matter does not have are empty; rich text is sanitised.
 * @throws {Error} naming the file and what is wrong with it.
 */
export function readMarkdown(file: string, text: string): PostFile {
  const [, head, body = ''] = /^---\r?\n(.*?\n)?---\r?\n?(.*)$/s.exec(text) ?? [];
  if (head === undefined) throw new Error(`${file}: it has no front matter. Begin it with "---", a title, and "---"`);
  // YAML's default schema would turn a publish date into a date.
  const fields = readFields(file, frontMatterSchema, parseFrontMatter(file, head, 'failsafe'));
  const others = readFields(file, otherFieldsSchema, parseFrontMatter(file, head, 'core'));
  const blocks = body.includes(blockMark) ? readMarkedBlocks(file, body) : readPlainMarkdown(body);
  if (blocks.length === 0) throw new Error(`${file}: it has no text. Write some below the front matter`);
  return { ...fields, ...others, status: fields.status ?? 'draft', content: sanitiseBlocks(blocks) };
}

function readFields<Schema extends v.GenericSchema>(file: string, schema: Schema, data: unknown) {
  const fields = v.safeParse(schema, data);
  if (fields.success) return fields.output;
  throw new Error(`${file}, ${describeIssue(fields.issues)}. Correct the front matter`);
}

function parseFrontMatter(file: string, head: string, schema: 'failsafe' | 'core'): unknown {
  try {
    return parse(head, { schema });
  } catch (cause) {
    throw new Error(`${file}: its front matter is not YAML. Put values in quotes`, { cause });
  }
}

function readMarkedBlocks(file: string, body: string): DraftBlock[] {
  return body
    .split(blockMark)
    .slice(1)
    .map((part, index, parts) => {
      const [, mark = '', text = ''] =
        /^(.*?) -->\n?(.*)$/s.exec(part.replace(index < parts.length - 1 ? /\n\n$/ : /\n$/, '')) ?? [];
      const refuse = () =>
        new Error(`${file}, block ${index + 1}: it cannot be read. Leave the comment before it as it was`);
      const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() })), mark);
      if (!result.success) throw refuse();
      const { type } = result.output;
      const block = v.safeParse(draftBlockSchema, { ...readText(type, restoreMarks(text)), ...result.output });
      // Exports mark unknown blocks as such, so another type that is not known was not exported by this tool.
      if (!block.success || (block.output.type === 'unknown' && type !== 'unknown')) throw refuse();
      return block.output;
    });
}

function readText(type: string, text: string): { content: string } | { items: string[] } | undefined {
  switch (type) {
    case 'unknown':
      return undefined;
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
