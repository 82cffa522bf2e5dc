import { MarkdownError } from 'kit/markdown/markdown-error';
import { type Part, readBlocks } from 'kit/markdown/read-blocks';
import * as v from 'valibot';
import { maxDocumentSize } from '../posts/document-size';
import { type DraftBlock, draftBlockSchema } from '../posts/draft-blocks';
import type { GiveWay } from './give-way';
import { type ReadingBudget, takeFromBudget } from './reading-budget';

/** Most characters of a file's text: a post that can be stored, with a reference for many of its characters. */
const maxText = 3 * maxDocumentSize;

/**
 * Reads the blocks of a file that this tool has exported, or that somebody has written like one.
 * @throws {Error} naming the file, the line and what to do
 */
export async function readExportedBlocks(
  file: string,
  body: string,
  budget: ReadingBudget,
  giveWay: GiveWay,
): Promise<DraftBlock[]> {
  if (body.length > maxText)
    throw new Error(`${file}: it has more than 3 MB of text, which no post may have. Divide it into several`);
  const parts = readParts(file, body);
  takeFromBudget(budget, 'elements', parts.length, file);
  const blocks: DraftBlock[] = [];
  for (const part of parts) {
    await giveWay();
    blocks.push(readPart(file, part, blocks.length + 1));
  }
  return blocks;
}

function readParts(file: string, body: string): Part[] {
  try {
    return readBlocks(body).map(({ part }) => part);
  } catch (cause) {
    if (!(cause instanceof MarkdownError)) throw cause;
    throw new Error(`${file}, line ${cause.line} of its text: ${cause.reason}. ${cause.remedy}`, { cause });
  }
}

const keptSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() }));

function readPart(file: string, part: Part, id: number): DraftBlock {
  if (part.type === 'image')
    throw new Error(
      `${file}, line ${part.line} of its text: a picture "${part.file}", which is not in the file. Insert it once the post is imported`,
    );
  if (part.type !== 'kept') return { ...part, id };
  const kept = v.safeParse(keptSchema, part.json);
  const block = kept.success ? v.safeParse(draftBlockSchema, { ...kept.output, id }) : kept;
  // Exports keep unknown blocks as such, so another type that is not known was not exported by this tool.
  if (!kept.success || !block.success || (isUnknown(block.output) && kept.output.type !== 'unknown'))
    throw new Error(
      `${file}, line ${part.line} of its text: the block that the comment keeps cannot be read. Leave the comment as it was`,
    );
  return block.output as DraftBlock;
}

const isUnknown = (block: unknown) =>
  typeof block === 'object' && block !== null && 'type' in block && block.type === 'unknown';
