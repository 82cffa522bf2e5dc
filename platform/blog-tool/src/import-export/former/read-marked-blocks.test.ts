import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdown } from '../read-markdown';

const file = readFileSync(join(import.meta.dirname, 'former-export.md'), 'utf8');

test('an export of the former form is read as it was exported', async () => {
  const { post, dropped } = await readMarkdown('former.md', file);
  expect(dropped).toEqual([]);
  expect(post).toMatchObject({
    title: 'Former',
    id: 'p1',
    slug: 'former',
    tags: 'a, b',
    otherFields: { layout: { wide: true } },
  });
  expect(post.content).toEqual([
    { id: 1, type: 'heading', content: 'Two\nlines' },
    { id: 3, type: 'subheading', content: 'Below' },
    {
      id: 4,
      type: 'paragraph',
      content: '<p>A <strong>bold</strong> word &amp; <a href="/x" rel="noopener">a link</a><br>and a line</p>',
    },
    { id: 5, type: 'list', content: '', items: ['First', 'Second\nline'] },
    {
      id: 6,
      type: 'list',
      content: '',
      items: ['one', 'below'],
      entries: [
        { text: 'one', level: 0, marker: 'number' },
        { text: 'below', level: 1, marker: 'task', isDone: true },
      ],
    },
    { id: 7, type: 'cta', content: 'Write to us', email: 'ada@example.com' },
    { id: 8, type: 'callout', content: 'Mind the gap' },
    { id: 9, type: 'quote', content: '<p>Words</p>', source: 'Ada' },
    { id: 10, type: 'code', content: 'one\n```\ntwo', language: 'js' },
    {
      id: 11,
      type: 'table',
      rows: [{ cells: ['Robot', 'Load'] }, { cells: ['Fork', '<strong>1</strong> t'] }],
      hasHeader: true,
    },
    { id: 12, type: 'divider' },
    { id: 13, type: 'embed', kind: 'robot', name: 'fork' },
    { id: 14, type: 'picture', picture: 'a.png', width: 2, height: 1, alt: 'A' },
    { id: 15, type: 'unknown', stored: { type: 'poll', answers: ['<!-- block -->'] } },
    { id: 16, type: 'paragraph', content: '<p>&lt;!-- block x</p>' },
  ]);
});

test('what somebody changed in its lists and tables is read', async () => {
  const changed = file.replace('| Fork |', '| Booster |').replace('1. one', '1. first');
  const { content } = (await readMarkdown('former.md', changed)).post;
  expect(content.find(({ id }) => id === 11)).toMatchObject({
    rows: [{}, { cells: ['Booster', '<strong>1</strong> t'] }],
  });
  expect(content.find(({ id }) => id === 6)).toMatchObject({ items: ['first', 'below'] });
});
