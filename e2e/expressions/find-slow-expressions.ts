import { parseSync } from '@swc/core';
import * as v from 'valibot';
import { explainSlowness } from './explain-slowness';

const literalSchema = v.object({ type: v.literal('RegExpLiteral'), pattern: v.string(), flags: v.string() });
const textSchema = v.union([
  v.pipe(
    v.object({ type: v.literal('StringLiteral'), value: v.string() }),
    v.transform(({ value }) => value),
  ),
  v.pipe(
    v.object({ type: v.literal('TemplateLiteral'), quasis: v.array(v.object({ cooked: v.string() })) }),
    // The inserted values are not known: some word.
    v.transform(({ quasis }) => quasis.map(({ cooked }) => cooked).join('x')),
  ),
  v.pipe(
    v.object({
      type: v.literal('TaggedTemplateExpression'),
      template: v.object({ quasis: v.array(v.object({ raw: v.string() })) }),
    }),
    v.transform(({ template }) => template.quasis.map(({ raw }) => raw).join('x')),
  ),
]);
const madeSchema = v.object({
  type: v.picklist(['NewExpression', 'CallExpression']),
  callee: v.object({ type: v.literal('Identifier'), value: v.literal('RegExp') }),
  arguments: v.pipe(v.array(v.object({ expression: v.unknown() })), v.minLength(1)),
});

/** How a comment at an expression begins that says why it is not slow. */
export const neverSlow = 'Never slow: ';

/**
 * The regular expressions of a file whose time grows faster than the text that they are tried on, one line each. One with a
 * comment beside or above it that begins with `Never slow:` is left out.
 */
export function findSlowExpressions(path: string, text: string): string[] {
  const lines = text.split('\n');
  const next = new Map<string, number>();
  const findings: string[] = [];
  for (const { written, source, flags } of expressionsOf(path, text)) {
    const at = text.indexOf(written, next.get(written) ?? 0);
    next.set(written, at + written.length);
    const line = text.slice(0, at).split('\n').length;
    if (source === undefined || isExcused(lines, line)) continue;
    const reason = explainSlowness(source, flags);
    if (reason !== undefined) findings.push(`${path}:${line}: /${source}/${flags} is slow on long texts: ${reason}`);
  }
  return findings;
}

/** The expressions of a file, and how each begins in its text; without a source where it is made of what only runs know. */
function expressionsOf(path: string, text: string): { written: string; source: string | undefined; flags: string }[] {
  if (!/\/|RegExp/.test(text)) return [];
  const program = parseSync(text, { syntax: 'typescript', tsx: /\.[jt]sx$/.test(path) });
  return nodesOf(program).flatMap((node) => {
    if (v.is(literalSchema, node)) return [{ written: `/${node.pattern}/`, source: node.pattern, flags: node.flags }];
    if (!v.is(madeSchema, node)) return [];
    const [source, flags] = node.arguments.map(({ expression }) => v.safeParse(textSchema, expression));
    return [
      {
        written: 'RegExp(',
        source: source?.success ? source.output : undefined,
        flags: flags?.success ? flags.output : '',
      },
    ];
  });
}

function nodesOf(node: unknown): object[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(nodesOf);
  return Array.isArray(node) ? inner : [node, ...inner];
}

/** Whether a comment on the line, or directly above it, says why an expression is not slow. @param line from 1 */
function isExcused(lines: readonly string[], line: number): boolean {
  const says = (text: string | undefined) => text?.split('//').at(-1)?.includes(neverSlow) === true;
  if (says(lines[line - 1])) return true;
  for (let above = line - 2; lines[above]?.trim().startsWith('//'); above -= 1) if (says(lines[above])) return true;
  return false;
}
