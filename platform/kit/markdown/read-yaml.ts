import * as v from 'valibot';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { describeIssue } from '../contract/describe-issue';
import { MarkdownError } from './markdown-error';

/**
 * Parses a text in YAML.
 * @param remedy for a refusal by the schema, a sentence without its full stop
 * @throws {MarkdownError} with the line in this text
 */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  remedy: string,
): v.InferOutput<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { code, message, pos } = broken;
    const solution = code === 'DUPLICATE_KEY' ? 'Give one of them another name' : 'Put the value in quotes';
    throw new MarkdownError(lines.linePos(pos[0]).line, message, solution);
  }
  const { success, output, issues } = v.safeParse(schema, document.toJS());
  if (success) return output;
  const [issue] = issues;
  const place = findPlace(document.contents, issue.path?.map(({ key }) => key) ?? []);
  // A message of the schema's own says what the value must be.
  const isUnquoted =
    issue.message.startsWith('Invalid ') &&
    issue.expected === 'string' &&
    ['number', 'boolean'].includes(typeof issue.input);
  throw new MarkdownError(
    lines.linePos(place).line,
    describeIssue(issues),
    isUnquoted ? 'Put the value in quotes' : remedy,
  );
}

/** The offset of a field, by its name; where it is missing, that of the object that lacks it. */
function findPlace(contents: unknown, path: readonly unknown[]): number {
  let [node, place] = [contents, 0];
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((one) => isScalar(one.key) && one.key.value === key) : undefined;
    const value = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
    const named = pair?.key ?? value;
    if (!isNode(named)) return (isNode(node) && node.range?.[0]) || place;
    [node, place] = [value, named.range?.[0] ?? place];
  }
  return place;
}
