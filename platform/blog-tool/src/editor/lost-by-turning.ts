import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
import { plainTextOf } from '../document/inline-text';
import { placeholderEmail } from '../posts/blocks';
import { leftList } from './leave-list';

/**
 * The details that blocks have lost with a change of their type, in words: by the toolbar, by signs that were typed, or where a block has
 * joined one of another type.
 * @returns `undefined` for any other change
 */
export function lostByTurning(transaction: Transaction): string[] | undefined {
  // Typing has no such step: a keystroke does not wait for the check below.
  if (!transaction.getMeta(leftList) && !transaction.steps.some((step) => step instanceof ReplaceAroundStep))
    return undefined;
  if (isHistoryTransaction(transaction)) return undefined;
  // The signs that were typed for it are gone first.
  const text = plainTextOf(transaction.doc);
  const before = transaction.docs.find((doc) => plainTextOf(doc) === text);
  if (!before || typesIn(before) === typesIn(transaction.doc)) return undefined;
  const after = detailsIn(transaction.doc);
  return [...detailsIn(before)].flatMap(([detail, amount]) => (amount > (after.get(detail) ?? 0) ? detail : []));
}

function typesIn(document: Node): string {
  const names: string[] = [];
  document.descendants(({ type, isText }) => {
    if (!isText) names.push(type.name);
  });
  return names.join();
}

const markNames: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italics',
  underline: 'underlining',
  strike: 'strikethrough',
  code: 'words as code',
  link: 'links',
};

/** The details that not every type of block has, in words, and how much there is of each. */
function detailsIn(document: Node): Map<string, number> {
  const details = new Map<string, number>();
  const add = (detail: string, amount = 1) => details.set(detail, (details.get(detail) ?? 0) + amount);
  document.descendants(({ type, attrs, marks, nodeSize }) => {
    const [email, source, language] = [attrs['email'], attrs['source'], attrs['language']];
    if (type.name === 'cta' && email && email !== placeholderEmail) add(`the address ${email}`);
    if (type.name === 'blockquote' && source) add(`the source ${source}`);
    if (type.name === 'codeBlock' && language) add(`the language ${language}`);
    if (type.name === 'taskItem' && attrs['checked'] === true) add('that a task is done');
    for (const mark of marks) add(markNames[mark.type.name] ?? mark.type.name, nodeSize);
  });
  return details;
}
