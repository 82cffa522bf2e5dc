import type { Token } from 'markdown-it';

/** Signs of programs that write more than GitHub's Markdown: each stays as text, and does nothing here. */
const signs: readonly RegExp[] = [
  // Hugo
  /\{\{[<%][^{}]{1,200}[%>]\}\}/,
  // Jekyll, Hexo
  /(?<!\{)\{%[^{}]{1,200}%\}/,
  /\{\{[^{}<%]{1,200}\}\}/,
  // Obsidian, wikis
  /!?\[\[[^[\]]{1,200}\]\]/,
  /==[^\s=](?:[^=\n]{0,200}[^\s=])?==/,
  /^> ?\[![a-z]+\][-+]?.*/im,
  // Docusaurus, VuePress, Astro
  /^:{2,4} ?[a-z].*/im,
  // MDX
  /^import .* from ['"].*/m,
  /\$\$[^$]{1,200}\$\$/,
];

/** Most letters of a sign that are shown. */
const maxSign = 40;

/** Names signs of other dialects of Markdown among its words, and never those in code: one of each kind. */
export function nameDialects(tokens: readonly Token[]): string[] {
  const found = new Map<RegExp, string>();
  let quotes = 0;
  for (const { type, children } of tokens) {
    if (type === 'blockquote_open') quotes += 1;
    if (type === 'blockquote_close') quotes -= 1;
    if (!children) continue;
    const text = (quotes > 0 ? '> ' : '') + children.map(wordsOf).join('');
    for (const sign of signs) {
      if (found.has(sign)) continue;
      const [written] = sign.exec(text) ?? [];
      if (written !== undefined) found.set(sign, written.replace(/^> ?/, ''));
    }
  }
  return [...found.values()].map(
    (sign) =>
      `what “${sign.length > maxSign ? `${sign.slice(0, maxSign).trimEnd()}…` : sign}” does (its sign is text now)`,
  );
}

const wordsOf = ({ type, content }: Token): string =>
  type === 'softbreak' || type === 'hardbreak' ? '\n' : type === 'text' || type === 'html_inline' ? content : ' ';
