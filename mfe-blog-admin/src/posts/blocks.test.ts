import { addBlock, blockTypes, removeBlock, replaceBlock } from './blocks';
import { type Block, createDraft, parsePost } from './post';

const paragraph = (id: number): Block => ({ id, type: 'paragraph', content: String(id) });

test('the id of a new block is the highest one plus one (§3)', () => {
  expect(addBlock([paragraph(7), paragraph(2)], 'heading').map(({ id }) => id)).toEqual([7, 2, 8]);
});

test('each type has its default (§3)', () => {
  const added = blockTypes.map(({ type }) => addBlock([], type)[0]);
  expect(added).toEqual([
    { id: 1, type: 'paragraph', content: 'New paragraph content...' },
    { id: 1, type: 'heading', content: 'New Heading' },
    { id: 1, type: 'subheading', content: 'New Sub Heading' },
    { id: 1, type: 'list', content: '', items: ['New list item'] },
    { id: 1, type: 'callout', content: 'Important note or callout...' },
    { id: 1, type: 'cta', content: 'Call to action text', email: 'email@example.com' },
  ]);
});

test('the only block cannot be deleted (§5)', () => {
  expect(removeBlock([paragraph(1)], 1)).toEqual([paragraph(1)]);
  expect(removeBlock([paragraph(1), paragraph(2)], 1)).toEqual([paragraph(2)]);
});

test('a changed block takes the place of the one with its id', () => {
  expect(replaceBlock([paragraph(1), paragraph(2)], { ...paragraph(2), content: 'new' } as Block)).toEqual([
    paragraph(1),
    { id: 2, type: 'paragraph', content: 'new' },
  ]);
});

test('a new post has the specified defaults (§3)', () => {
  expect(createDraft(new Date(2026, 1, 3))).toEqual({
    title: '',
    author: '',
    publishDate: '2026-02-03',
    category: '',
    excerpt: '',
    content: [{ id: 1, type: 'paragraph', content: 'Start writing your blog content here...' }],
  });
});

test('a malformed document is refused, naming it and the field', () => {
  const stored = { ...createDraft(new Date()), title: 'A', updatedAt: '2026-01-01T00:00:00.000Z' };
  expect(parsePost('x', stored).id).toBe('x');
  expect(() => parsePost('x', { ...stored, content: [] })).toThrow('Post x, field "content"');
  expect(() => parsePost('x', { ...stored, title: 1 })).toThrow('Post x, field "title"');
});
