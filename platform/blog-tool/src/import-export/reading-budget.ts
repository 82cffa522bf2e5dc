/** The bounds of one import over all of its files, beside the bounds of each: whoever chooses them waits for all. */
export const importTotals = {
  /** Bytes of all files. */
  bytes: 100 * 2 ** 20,
  /** Characters of Markdown that this tool has not written: some 1,600 posts. */
  text: 16 * 2 ** 20,
  /** Characters of front matter that this tool has not written: some 2,000 posts. */
  frontMatter: 2 ** 20,
  /** Blocks that this tool has written, and paragraphs, items, cells and marks of other Markdown. */
  elements: 300_000,
};

const descriptions: Readonly<Record<keyof typeof importTotals, string>> = {
  bytes: '100 MB',
  text: '16 million characters of text',
  frontMatter: '1 million characters of front matter',
  elements: '300,000 paragraphs, items, cells and marks',
};

/** The rest of the totals: each file takes from it. */
export type ReadingBudget = typeof importTotals;

/** The budget of an import that begins. */
export const startBudget = (): ReadingBudget => ({ ...importTotals });

/** Takes what a file is about to need. @throws {Error} naming the file, where that is not left; then nothing is taken */
export function takeFromBudget(budget: ReadingBudget, kind: keyof ReadingBudget, amount: number, file: string): void {
  if (amount > budget[kind])
    throw new Error(
      `${file}: with the files before it, it has more than ${descriptions[kind]}, which is the most that one import reads. Import it by itself`,
    );
  budget[kind] -= amount;
}
