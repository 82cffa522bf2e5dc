import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { Related } from '../src/articles/article-head';
import { findPage } from '../src/listing/find-page';
import { fileOf } from './read-article';
import { nameFile, readFile } from './read-file';

/** The kind of the pages below an address, in a word. */
const kindsOfPages = [
  ['/blogs/', 'Blog'],
  ['/news/', 'News'],
  ['/reports/', 'Report'],
  ['/podcasts/', 'Podcast transcript'],
  ['/products/mag-product', 'Robot'],
  ['/products/', 'Platform'],
  ['/case-study/', 'Case study'],
  ['/use-cases/', 'Use case'],
  ['/solutions/', 'Solution'],
] as const;

/** Pages that no list of this package knows. */
const calculators: Readonly<Record<string, Related>> = {
  '/products/robot-count': {
    to: '/products/robot-count',
    title: 'How many robots?',
    text: 'Calculator: enter your own figures',
  },
};

/**
 * A page that an article leads on to: what it is called there, and what it is in a word.
 * @param place what an error names: the file and the line
 */
export function describePage(place: string, to: string): Related {
  const calculator = calculators[to];
  if (calculator) return calculator;
  const text = kindsOfPages.find(([start]) => to.startsWith(start))?.[1];
  if (text === undefined) throw new Error(`${place}: nothing says what kind of page ${to} is. Lead on to another page`);
  return { to, title: findTitle(place, to), text };
}

function findTitle(place: string, to: string): string {
  const isArticle = /^\/(blogs|news|reports|podcasts)\/./.test(to);
  if (isArticle && !existsSync(fileOf(to)))
    throw new Error(`${place}: it leads on to ${to}, and there is no ${nameFile(fileOf(to))}. Correct the address`);
  if (isArticle) return readFile(fileOf(to), v.looseObject({ title: v.string() })).head.title;
  try {
    return findPage(to).title;
  } catch (cause) {
    throw new Error(`${place}: it leads on to ${to}, which is no page that has a title. Correct the address`, {
      cause,
    });
  }
}
