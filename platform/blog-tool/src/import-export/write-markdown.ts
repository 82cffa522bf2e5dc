import { writeKept } from 'kit/markdown/directives';
import { type Part, readBlocks } from 'kit/markdown/read-blocks';
import { writeBlocks } from 'kit/markdown/write-blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import type { PostFile } from '../posts/post-file';
import { readTags } from '../posts/tags-text';

/** The format of a file, in its front matter: those from before have none. */
export const fileFormat = 2;

/**
 * A post as a Markdown file with front matter, as people write one. The properties of a block that Markdown has not, such as a picture's
 * size, keeps it as data, in a comment of one line. Reading the file gives the same post but for the ids of its blocks.
 */
export function writeMarkdown(post: PostFile): string {
  const { title, content, otherFields, tags: text = '', ...fields } = post;
  const tags = readTags(text);
  const others = Object.keys(otherFields).length > 0 ? { otherFields } : {};
  const head = { title, format: fileFormat, ...fields, ...(tags.length > 0 ? { tags } : {}), ...others };
  // JSON is YAML; the writer of the YAML library loses white space at the ends of lines.
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === '' ? [] : `${name}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${lines.join('')}---\n\n${writeBlocks(content.map(chooseForm))}`;
}

/** A block for Markdown, or the line that keeps it. */
function chooseForm({ id: _id, ...block }: DraftBlock): Part | string {
  return block.type !== 'unknown' && isSaidByMarkdown(block) ? block : writeKept(block);
}

function isSaidByMarkdown(part: Part): boolean {
  try {
    const read = readBlocks(writeBlocks([part]));
    return read.length === 1 && describe(read[0]?.part) === describe(part);
  } catch {
    // An address that no link of a text may have, for instance: the block keeps it.
    return false;
  }
}

/** Data as a text that is the same for the same fields, in whatever order they stand. */
const describe = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
