import { findPage } from '../content/find-page';
import { articleHeads } from './article-heads';

/** What the pages below an address are, in a word. */
const kinds = [
  ['/blogs/', 'Blog'],
  ['/news/', 'News'],
  ['/reports/', 'Report'],
  ['/podcasts/', 'Podcast transcript'],
  ['/products/mag-product', 'Robot'],
  ['/products/', 'Platform'],
  ['/case-study/', 'Case study'],
  ['/use-cases/', 'Use case'],
  ['/industries/', 'Industry'],
  ['/solutions/', 'Solution'],
] as const;

const calculators = [
  { to: '/products/robot-count', title: 'How many robots?', text: 'Calculator: enter your own figures' },
  { to: '/products/savings', title: 'What do they save?', text: 'Calculator: enter your own figures' },
];

/**
 * The page that an article leads on to, by its address: an article, a calculator, or what `findPage` knows.
 * @throws {Error} when there is none
 */
export function findRelated(address: string): { to: string; title: string; text: string } {
  const calculator = calculators.find(({ to }) => to === address);
  if (calculator) return calculator;
  const [, text] = kinds.find(([start]) => address.startsWith(start)) ?? ['', ''];
  const article = articleHeads.find(({ path }) => path === address);
  return { ...(article ? { to: address, title: article.title } : findPage(address)), text };
}
