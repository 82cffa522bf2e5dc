import type { ArticlePart } from './write-article';

/** What somebody says. */
export type Line = readonly [speaker: string, text: string];

/** The lines of a conversation as paragraphs that each begin with who speaks. */
export const conversation = (...lines: readonly Line[]): ArticlePart[] =>
  lines.map(([speaker, text]) => `<strong>${speaker}:</strong> ${text}`);
