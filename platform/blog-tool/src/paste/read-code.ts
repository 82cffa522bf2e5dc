import type { Piece, Reading } from './pieces';

/** Code with its lines and language. Word and LibreOffice write each line of it as an element of its own. */
export function readCode(element: Element, pieces: Piece[], { page }: Reading): void {
  const text = textOf(element).replace(/\n$/, '');
  const isMarked = element.querySelector('code') !== null;
  const last = pieces.at(-1);
  if (!isMarked && last?.kind === 'block' && last.element.hasAttribute('data-lines')) {
    last.element.append(`\n${text}`);
    return;
  }
  if (!text.trim()) return;
  const code = page.createElement('pre');
  const language = languageOf(element);
  if (language) {
    const inner = page.createElement('code');
    inner.className = `language-${language}`;
    inner.textContent = text;
    code.append(inner);
  } else code.textContent = text;
  if (!isMarked) code.setAttribute('data-lines', '');
  pieces.push({ kind: 'block', element: code });
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\r\n?/g, '\n');
  if (node instanceof Element && node.localName === 'br') return '\n';
  const text = [...node.childNodes].map(textOf).join('');
  return node instanceof Element && /^(div|p|li|tr)$/.test(node.localName) && node.nextSibling ? `${text}\n` : text;
}

/** Pages write the language as a class, of the code or around it. */
function languageOf(element: Element): string | undefined {
  const classes = [element.querySelector('code')?.className, element.className, element.parentElement?.className].join(
    ' ',
  );
  return /(?:^|\s)(?:language-|lang-|highlight-source-)([\w+#.-]+)/.exec(classes)?.[1];
}
