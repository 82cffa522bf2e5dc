import { readBlocks } from './read-blocks';
import { writeBlocks } from './write-blocks';

test.each([
  ['emphasis that is never closed', '*a '],
  ['emphasis that is closed by others', '*a **b_ '],
  ['brackets', '['],
  ['pictures', '!['],
  ['links', '[a](/b) '],
  ['quotes in quotes', '> '],
  ['lists in lists', '- '],
  ['items', '- a\n'],
  ['rows', '| a | b |\n'],
  ['backticks', '` `` '],
  ['tildes', '~~a '],
  ['tags of marks', '<u>'],
  ['tags that cross', '<u><s></u></s>'],
  ['directives', '::cta[a]{email=b}\n'],
  ['attributes', '::cta{'],
  ['what was kept', '<!-- kept {} -->\n'],
  ['references', '&amp;&#x41;'],
  ['backslashes', '\\'],
  ['fences', '```\n'],
  ['directives in a quote', '> ::a{b=c}\n'],
  ['embeds', '::embed{kind=a name=b}\n'],
  ['quotes that alternate with lines of none', '> ## a\nb\n'],
  ['quotes ten deep that do', '>>>>>>>>>>\nb\n'],
  ['footnotes', '[^1]: a\n'],
  ['paragraphs of footnotes', '[^1]: a\n\n    b\n\n'],
  ['signs of footnotes', '[^1] '],
  ['signs that are none', '[^'],
  ['addresses', '[a]: b\n'],
  ['cells', '| '],
  ['what was kept in a quote', '> <!-- kept {} -->\n'],
])('100 kB of %s are read, or refused, in a moment', (_, piece) => {
  const text = `| a | b |\n| --- | --- |\n${piece.repeat(100_000 / piece.length)}`;
  const before = process.cpuUsage();
  for (const one of [text, text.slice(26)]) {
    try {
      readBlocks(one);
    } catch (error) {
      expect(String(error)).toMatch(/^MarkdownError: line \d+: /);
    }
  }
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
});

test('what is long is written in a moment', () => {
  const before = process.cpuUsage();
  const content = `<p>${'<strong>a</strong>*b* '.repeat(20_000)}</p>`;
  const entries = Array.from({ length: 20_000 }, (_, level) => ({
    text: 'a',
    level: level % 40,
    marker: 'bullet' as const,
  }));
  writeBlocks([
    { type: 'paragraph', content },
    { type: 'list', content: '', items: [], entries },
  ]);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
});
