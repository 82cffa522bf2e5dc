import type { PictureFile } from 'kit/media/media-file';
import type { RichTextNode } from 'kit/posts/parse-rich-text';
import type { NamedFact } from '../page/fact-list';

/** Words with marks and links. */
export type Words = readonly RichTextNode[];

/** A part of a chapter. An `insert` is added by the page itself, such as a table that is computed. */
export type TextPart =
  | { type: 'paragraph' | 'note'; words: Words }
  | { type: 'list'; isNumbered: boolean; items: readonly Words[] }
  | { type: 'facts'; facts: readonly NamedFact[] }
  | { type: 'table'; names: readonly string[]; rows: readonly (readonly Words[])[] }
  | { type: 'insert'; name: string };

/** Paragraphs under a title of their own, such as a step. */
export type Entry = { title: string; paragraphs: readonly string[] };

/** A part of a page under its title; the id is its address on the page. */
export type Chapter = { id: string; title: string; parts: readonly TextPart[]; entries: readonly Entry[] };

/** The head of a page, before its first chapter. */
export type PageHead = {
  /** In results of a search, and in the breadcrumb. */
  title: string;
  /** Above the page; the title when absent. */
  heading?: string | undefined;
  description: string;
  /** Below the heading; the description when absent. */
  lead?: string | undefined;
  /** The question at the end, and what the button to the contact form says. */
  closing?: { title: string; text: string; button: string } | undefined;
  /** Where to go from here. */
  next: readonly { to: string; title: string; text: string }[];
};

/** The text of a page. */
export type PageText = PageHead & { image?: PictureFile; chapters: readonly Chapter[] };
