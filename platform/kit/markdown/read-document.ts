import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { describeIssue } from '../contract/describe-issue';
import { MarkdownError } from './markdown-error';
import { type Part, readBlocks } from './read-blocks';

/** A file of Markdown with front matter. */
export type MarkdownDocument<Head> = { head: Head; parts: Part[] };

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
    return { head: readHead(head, schema), parts: readBlocks(body).map((part) => moveDown(part, before)) };
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
  if (broken) throw new HeadError(lines.linePos(broken.pos[0]).line + 1, broken.message, 'Put the value in quotes');
  const { success, output, issues } = v.safeParse(schema, document.toJS());
  if (success) return output;
  const [issue] = issues;
  const node = document.getIn(issue.path?.map(({ key }) => key) ?? [], true);
  const at =
    typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range) ? node.range[0] : 0;
  throw new HeadError(lines.linePos(Number(at)).line + 1, describeIssue(issues), 'Correct the front matter');
}
