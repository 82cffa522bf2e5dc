import { parse } from 'marked';

/** Markdown of any program as HTML, which is read like pasted HTML. */
export const writeMarkdownHtml = (markdown: string): string => parse(markdown, { gfm: true, async: false });
