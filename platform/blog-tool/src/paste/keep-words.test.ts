import fc from 'fast-check';
import { readPastedHtml } from './read-pasted-html';

/** A word that stands apart from others, in the ways in which programs write it. */
const words = [
  '<div>WORD</div>',
  '<p>WORD</p>',
  'WORD<br>',
  '<span style="display:block">WORD</span>',
  '<b style="display:flex">WORD</b>',
  '<span style="white-space:pre">\nWORD\n</span>',
  '\u2028WORD\u2028',
];

const names =
  'p,div,span,b,a href="/x",h1,h3,ul,ol,li,table,blockquote,footer,cite,figure,figcaption,details,summary,q,section,aside,dl,dt,mark'.split(
    ',',
  );

type Part = string | { name: string; parts: Part[] };

const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(...words),
    fc.record({ name: fc.constantFrom(...names), parts: fc.array(tie('part'), { maxLength: 4 }) }),
  ),
}));

function write(written: Part, takeWord: () => string): string {
  if (typeof written === 'string') return written.replace('WORD', takeWord());
  const { name, parts } = written;
  const inner = parts.map((one) => write(one, takeWord));
  if (name === 'table') return `<table><tr>${inner.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
  return `<${name}>${inner.join('')}</${name.split(' ')[0]}>`;
}

/** Words as a post shows them: apart where a block, a cell or a line ends; the numbers of a list that became lines are none. */
function wordsIn(html: string): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  for (const end of holder.querySelectorAll('br, p, h2, h3, li, td, th, aside')) {
    end.before(' ');
    end.after(' ');
  }
  const sources = [...holder.querySelectorAll('[data-source]')].map((quote) => quote.getAttribute('data-source'));
  const found = [holder.textContent, ...sources].join(' ').match(/[a-z\d]+/g) ?? [];
  return found.filter((word) => /[a-z]/.test(word));
}

test('whatever stands in what, no word is lost or joined to another', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const written: string[] = [];
      const takeWord = () => `word${written.push(`word${written.length + 1}`)}`;
      const html = parts.map((one) => write(one, takeWord)).join('');
      expect(wordsIn(readPastedHtml(html).html).sort()).toEqual(written.sort());
    }),
    { numRuns: 300 },
  );
});
