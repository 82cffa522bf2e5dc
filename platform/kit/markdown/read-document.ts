import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { describeIssue } from '../contract/describe-issue';
import { MarkdownError } from './markdown-error';
import { type Part, readBlocks } from './read-blocks';

/** A file of Markdown with front matter, and the line that each of its parts begins in. */
export type MarkdownDocument<Head> = { head: Head; parts: Part[]; lines: number[] };

/**
 * Reads a file of Markdown with front matter in YAML.
 * @param file named in errors
 * @throws {Error} with the file, the line and what to do, for what does not fit
 */
export function readDocument<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): MarkdownDocument<v.InferOutput<Schema>> {
  const end = text.indexOf('\n---\n', 3);
  if (!text.startsWith('---\n') || end < 0)
    throw new Error(`${file}: it has no front matter. Begin it with "---", a line "title: …", and "---"`);
  const [head, body] = [text.slice(4, end + 1), text.slice(end + 5)];
  const before = text.slice(0, end + 5).split('\n').length - 1;
  try {
    const located = readBlocks(body);
    return {
      head: readHead(head, schema),
      parts: located.map(({ part }) => moveDown(part, before)),
      lines: located.map(({ line }) => line + before),
    };
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    const line = error instanceof HeadError ? error.line : error.line + before;
    throw new Error(`${file}, line ${line}: ${error.reason}. ${error.remedy}`);
  }
}

const moveDown = (part: Part, lines: number): Part => ('line' in part ? { ...part, line: part.line + lines } : part);

/** What is wrong with front matter: its line is that of the file. */
class HeadError extends MarkdownError {}

function readHead<Schema extends v.GenericSchema>(head: string, schema: Schema): v.InferOutput<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const remedy = broken.code === 'DUPLICATE_KEY' ? 'Give one of them another name' : 'Put the value in quotes';
    throw new HeadError(lines.linePos(broken.pos[0]).line + 1, broken.message, remedy);
  }
  const { success, output, issues } = v.safeParse(schema, document.toJS());
  if (success) return output;
  const [issue] = issues;
  const at = findStart(document, issue.path?.map(({ key }) => key) ?? []);
  throw new HeadError(lines.linePos(at).line + 1, describeIssue(issues), 'Correct the front matter');
}

/** Where a field begins; for one that is missing, what it is missing from. */
function findStart(document: Document, path: readonly unknown[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : findStart(document, path.slice(0, -1));
}
