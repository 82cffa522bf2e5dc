import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import fc from 'fast-check';
import { type Block, blockSchema } from 'kit/posts/block';
import * as v from 'valibot';
import type { DraftBlock } from '../posts/draft-blocks';
import { blocksToStore, readBlocks } from '../posts/stored-blocks';
import { sanitiseBlocks } from '../rich-text/sanitise-blocks';
import { documentExtensions } from './extensions';
import { readDocument, readOrigins } from './read-document';
import { writeDocument } from './write-document';

const schema = getSchema(documentExtensions);

/** What a body is stored as after a round through the document, with a change in between. */
function edit(stored: unknown, change: (document: Node) => Node = (document) => document) {
  // As the form does it.
  const blocks = sanitiseBlocks(readBlocks(stored));
  return blocksToStore(writeDocument(change(documentOf(blocks)), readOrigins(schema, blocks)), stored);
}

function documentOf(blocks: readonly DraftBlock[]): Node {
  const document = schema.nodeFromJSON(readDocument(blocks));
  document.check();
  return document;
}

const text = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '&', '<', '"', 'é', '語', '\u00a0', '😀'),
  maxLength: 12,
});
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '語'), minLength: 1, maxLength: 6 });
const escaped = text.map((plain) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
const inline = fc
  .array(
    fc.oneof(
      escaped,
      fc
        .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'code'), word)
        .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
      word.map((inner) => `<a href="/enquire" rel="noopener">${inner}</a>`),
      fc.constant('<br>'),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));
const lines = fc.array(text, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'));
const richText = fc
  .array(inline, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map((part) => `<p>${part}</p>`).join(''));
const entry = fc.record(
  {
    text: inline,
    level: fc.nat(4),
    marker: fc.constantFrom('bullet', 'number', 'task'),
    isDone: fc.boolean(),
    start: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['text', 'level', 'marker'] },
);

/** Bodies as stores may hold them: of all types, with unknown fields and unknown blocks. */
const bodies = fc
  .array(
    fc.oneof(
      fc.record({ type: fc.constant('paragraph'), content: fc.oneof(richText, inline, text) }),
      fc.record({ type: fc.constantFrom('heading', 'subheading', 'callout'), content: lines }),
      fc.record({
        type: fc.constantFrom('heading', 'callout'),
        content: fc.constant('a b'),
        rich: fc.constant('a <em>b</em>'),
      }),
      fc.record({ type: fc.constant('list'), content: fc.constant(''), items: fc.array(lines, { maxLength: 3 }) }),
      fc
        .array(entry, { minLength: 1, maxLength: 6 })
        .map((entries) => ({ type: 'list', content: '', items: entries.map(plain), entries })),
      fc.record({
        type: fc.constant('list'),
        content: fc.constant(''),
        items: fc.constant(['a']),
        entries: fc.constant([{ text: 'a', level: 0, marker: 'bullet', colour: 'red' }]),
      }),
      fc.record({ type: fc.constant('table'), rows: fc.constant([{ cells: ['a'], height: 2 }]) }),
      fc.record({ type: fc.constant('cta'), content: lines, email: text }),
      fc.record({ type: fc.constant('quote'), content: richText, source: word }),
      fc.record({ type: fc.constant('code'), content: lines, language: word }, { requiredKeys: ['type', 'content'] }),
      fc.record({
        type: fc.constant('table'),
        rows: fc.array(fc.record({ cells: fc.array(inline, { maxLength: 3 }) }), { maxLength: 3 }),
        hasHeader: fc.boolean(),
        caption: word,
      }),
      fc.record({ type: fc.constant('footnote'), name: word, content: inline }),
      fc.record({ type: fc.constant('divider') }),
      fc.record({ type: fc.constant('embed'), kind: fc.constantFrom('machine', 'film'), name: word }),
      fc.record(
        {
          type: fc.constant('picture'),
          picture: fc.constantFrom(`${'a'.repeat(32)}.jpg`, 'waiting:1'),
          width: fc.nat(4096),
          height: fc.nat(4096),
          alt: text,
          isDecorative: fc.boolean(),
          caption: text,
          layout: fc.constantFrom('text', 'wide', 'full'),
        },
        { requiredKeys: ['type', 'picture', 'width', 'height'] },
      ),
      fc.record(
        {
          type: fc.constant('file'),
          file: fc.constantFrom(`${'a'.repeat(32)}.pdf`, 'waiting:1'),
          name: text,
          bytes: fc.nat(20_000_000),
          title: word,
        },
        { requiredKeys: ['type', 'file', 'name', 'bytes'] },
      ),
      fc.record({ type: fc.constant('image'), src: fc.constant('https://example.com/a.png'), alt: text }),
      fc.record({ type: fc.constant('poll'), question: text, options: fc.array(fc.record({ text })) }),
      fc.record({ type: fc.constant('paragraph'), content: inline, reviewedBy: word, notes: fc.array(word) }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((blocks) => blocks.map((block, index) => ({ ...block, id: index * 3 + 2 })));

function plain({ text: html }: { text: string }): string {
  const holder = document.createElement('div');
  holder.innerHTML = html.replaceAll('<br>', '\n');
  return holder.textContent;
}

/** The document after somebody has typed at the end of its first text, or has removed, moved, copied or joined nodes. */
function changed(document: Node, kind: string, at: number): Node {
  const state = EditorState.create({ doc: document });
  const place = at % document.childCount;
  const start = document.children.slice(0, place).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const node = document.child(place);
  const transactions: Record<string, () => Transaction> = {
    type: () => {
      const inside = firstText(node);
      return inside === undefined ? state.tr : state.tr.insertText('!', start + inside);
    },
    remove: () => (document.childCount > 1 ? state.tr.delete(start, start + node.nodeSize) : state.tr),
    copy: () => state.tr.insert(start, node),
    move: () => state.tr.delete(start, start + node.nodeSize).insert(0, node),
    split: () => (node.isTextblock && node.type.name === 'paragraph' ? state.tr.split(start + 1) : state.tr),
  };
  return (transactions[kind]?.() ?? state.tr).doc;
}

/** Where the first text of a node begins, from its beginning; `undefined` for one without text. */
function firstText(node: Node): number | undefined {
  if (node.isTextblock) return 1;
  let place: number | undefined;
  node.descendants((inner, position) => {
    if (inner.isTextblock) place ??= position + 2;
    return place === undefined;
  });
  return place;
}

const changes = fc.tuple(fc.constantFrom('type', 'remove', 'copy', 'move', 'split'), fc.nat(20));

test('an unchanged body is stored as it was, every byte', () => {
  fc.assert(
    fc.property(bodies, (stored) => expect(JSON.stringify(edit(stored))).toBe(JSON.stringify(stored))),
    {
      numRuns: 100,
    },
  );
});

test('a table of more cells than a document takes is kept as it is, every byte', () => {
  const cells = Array.from({ length: 4_000 }, () => 'a');
  const stored = [{ id: 1, type: 'table', rows: [{ cells }, ...cells.map(() => ({ cells: [] }))], hasHeader: true }];
  expect(documentOf(sanitiseBlocks(readBlocks(stored))).textContent).toBe('');
  expect(edit(stored)).toEqual(stored);
});

test('after any change a body is valid, has unique ids, and converts to itself', () => {
  fc.assert(
    fc.property(bodies, fc.array(changes, { minLength: 1, maxLength: 4 }), (stored, edits) => {
      const once = edit(stored, (document) => edits.reduce((now, [kind, at]) => changed(now, kind, at), document));
      expect(edit(once)).toEqual(once);
      const ids = once.map((block) => v.parse(v.looseObject({ id: v.number() }), block).id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const block of once) {
        if (v.is(v.looseObject({ type: v.picklist(['poll', 'image']) }), block)) continue;
        expect(v.safeParse(blockSchema, block).issues).toBeUndefined();
      }
    }),
    { numRuns: 100 },
  );
});

test('only what was touched is written anew', () => {
  fc.assert(
    fc.property(bodies, fc.nat(20), (stored, at) => {
      const after = edit(stored, (document) => changed(document, 'type', at));
      const different = after.filter((block, index) => JSON.stringify(block) !== JSON.stringify(stored[index]));
      expect(after).toHaveLength(stored.length);
      const document = documentOf(readBlocks(stored));
      const touched = document.child(at % document.childCount);
      expect(different).toHaveLength(firstText(touched) === undefined ? 0 : 1);
    }),
  );
});

test('a split paragraph keeps its id, and the second half gets the highest plus one', () => {
  fc.assert(
    fc.property(bodies, fc.nat(20), (stored, at) => {
      const document = documentOf(readBlocks(stored));
      fc.pre(document.child(at % document.childCount).type.name === 'paragraph');
      const idsOf = (blocks: unknown) =>
        v.parse(v.array(v.looseObject({ id: v.number() })), blocks).map(({ id }) => id);
      const [before, after] = [idsOf(stored), idsOf(edit(stored, (now) => changed(now, 'split', at)))];
      const added = Math.max(...before) + 1;
      expect(after.filter((id) => id !== added)).toEqual(before);
      expect(after).toHaveLength(before.length + 1);
    }),
  );
});

test('what is written anew reads as the same document', () => {
  fc.assert(
    fc.property(bodies, (stored) => {
      const document = documentOf(readBlocks(stored));
      const again = documentOf(writeDocument(document, new Map()));
      expect(withoutIds(again)).toEqual(withoutIds(document));
    }),
    { numRuns: 100 },
  );
});

/** What a document says: without ids, and without the structure that only a level that was skipped had. */
const withoutIds = (document: Node): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'block' || key === 'part' ? undefined : value,
  );

describe('shapes that are stored today', () => {
  test.each<[string, unknown]>([
    ['several paragraphs in one', { id: 4, type: 'paragraph', content: '<p>One</p><p></p><p>Three</p>' }],
    ['text without a paragraph', { id: 4, type: 'paragraph', content: 'New paragraph content...' }],
    ['an empty paragraph', { id: 4, type: 'paragraph', content: '' }],
    ['a callout of two lines', { id: 4, type: 'callout', content: 'One\nTwo' }],
    ['an empty list', { id: 4, type: 'list', content: '', items: [] }],
    ['a field of another program', { id: 4, type: 'heading', content: 'A', anchor: 'top' }],
  ])('%s', (_name, block) => {
    expect(edit([block])).toEqual([block]);
    const touched = edit([block, { id: 9, type: 'paragraph', content: '<p>x</p>' }], (document) =>
      changed(document, 'type', document.childCount - 1),
    );
    expect(touched[0]).toEqual(block);
    expect(touched[1]).toEqual({ id: 9, type: 'paragraph', content: '<p>!x</p>' });
  });

  test.each([
    {
      id: 4,
      type: 'list',
      content: '',
      items: ['a', 'b'],
      entries: [
        { text: 'a', level: 0, marker: 'task', colour: 'red' },
        { text: 'b', level: 0, marker: 'task' },
      ],
    },
    { id: 4, type: 'table', rows: [{ cells: ['a'], height: 2 }], hasHeader: true },
  ])('a field of another program inside of a $type', (block) => {
    const other = { id: 9, type: 'paragraph', content: '<p>x</p>' };
    expect(edit([other, block], (document) => changed(document, 'type', 1))).toEqual([other, block]);
    expect(edit([other, block], (document) => changed(document, 'move', 1))).toEqual([block, other]);
    expect(edit([block], (document) => changed(document, 'copy', 0))).toEqual([block, { ...block, id: 5 }]);
  });

  test('a word more in a block of several paragraphs leaves it one block', () => {
    const block = { id: 4, type: 'paragraph', content: '<p>One</p><p>Two</p>', reviewed: true };
    expect(edit([block], (document) => changed(document, 'type', 1))).toEqual([
      { id: 4, type: 'paragraph', content: '<p>One</p><p>!Two</p>', reviewed: true },
    ]);
  });

  test('two blocks of one id, and blocks without one, get ids of their own', () => {
    const ids = edit([{ id: 1, type: 'divider' }, { id: 1, type: 'divider' }, { type: 'divider' }]).map(
      (block) => v.parse(v.looseObject({ id: v.number() }), block).id,
    );
    expect(ids).toEqual([1, 2, 3]);
  });
});

describe('a change of type loses nothing', () => {
  const convert = (block: Block, type: string, attrs: object = {}): DraftBlock | undefined => {
    const document = documentOf([block]);
    const state = EditorState.create({ doc: document });
    const node = schema.nodes[type];
    if (!node) throw new Error(type);
    return writeDocument(
      state.tr.setBlockType(1, document.content.size, node, { block: block.id, ...attrs }).doc,
      readOrigins(schema, [block]),
    )[0];
  };

  test('a heading keeps the marks of the paragraph it was, and gives them back', () => {
    const paragraph: Block = { id: 7, type: 'paragraph', content: '<p>A <strong>bold</strong> word</p>' };
    const heading = convert(paragraph, 'heading', { level: 2 });
    expect(heading).toEqual({ id: 7, type: 'heading', content: 'A bold word', rich: 'A <strong>bold</strong> word' });
    if (heading?.type !== 'heading') throw new Error('no heading');
    expect(convert(heading, 'paragraph')).toEqual(paragraph);
  });

  test('a heading without marks is stored as before there were any', () => {
    const paragraph: Block = { id: 7, type: 'paragraph', content: '<p>Plain</p>' };
    expect(convert(paragraph, 'heading', { level: 3 })).toEqual({ id: 7, type: 'subheading', content: 'Plain' });
  });
});

test('a file that is copied says all that the first one says', () => {
  const file = { type: 'file', file: `${'a'.repeat(32)}.pdf`, name: 'guide.pdf', bytes: 12, title: 'How to' };
  expect(edit([{ ...file, id: 1 }], (document) => changed(document, 'copy', 0))).toEqual([
    { ...file, id: 1 },
    { ...file, id: 2 },
  ]);
});
