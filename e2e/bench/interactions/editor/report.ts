import { type Measured, quantile } from '../../statistics';
import type { MeasuredPost } from './bench-editor';
import { paceNames } from './measure-typing';

/** A Markdown table of the waits in both editors, with the limit of each size; values beyond it are bold. */
export function formatEditorTable(posts: readonly MeasuredPost[]): Measured {
  let holds = true;
  const head = ['words', 'keys', 'tool, p50', 'tool, p95', 'limit of p95', 'Tiptap, p50', 'Tiptap, p95'];
  const rows = posts.flatMap(({ words, most, tool, bare }) =>
    paceNames.map((pace) => {
      const [ofTool, ofBare] = [tool, bare].map((visits) => visits.flatMap(({ waits }) => waits[pace]));
      const read = (waits: readonly number[] = [], share: number) => quantile(waits, share).toFixed(0);
      const slowest = quantile(ofTool ?? [], 0.95);
      if (slowest > most) holds = false;
      const shown = slowest <= most ? slowest.toFixed(0) : `**${slowest.toFixed(0)}**`;
      const figures = [read(ofTool, 0.5), shown, `${most}`, read(ofBare, 0.5), read(ofBare, 0.95)];
      return [words.toLocaleString('en-GB'), pace, ...figures];
    }),
  );
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((cells) => cells[index]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => (index === 1 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  const line = widths.map((width, index) => (index === 1 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return { lines: [head, line, ...rows].map(toLine), holds };
}
