import { followDatabase } from '../storage/opening/follow-database';
import { integer, list, map, name, set, text } from '../testing/document-values';
import { openTestDocuments, type TestDocuments, testRoot } from '../testing/test-documents';
import { respondToCall } from './calls/respond-to-call';

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments();
});
afterEach(() => store.dispose());

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const order = (fieldPath: string) => ({ field: { fieldPath } });

/** What is refused before it is parsed takes no longer than its bytes. */
test.each<[what: string, method: string, body: object]>([
  ['100,000 orders', 'runQuery', query({ orderBy: times(100_000, (at) => order(`f${at}`)) })],
  [
    '100,000 selected fields',
    'runQuery',
    query({ select: { fields: times(100_000, (at) => ({ fieldPath: `f${at}` })) } }),
  ],
  ['501 writes', 'commit', { writes: times(501, (at) => set(`d${at}`)) }],
  ['501 documents', 'batchGet', { documents: times(501, (at) => name(`d${at}`)) }],
  ['100,000 numbers', 'commit', { writes: Array(100_000).fill(0) }],
  ['100,000 lists', 'commit', { writes: Array(100_000).fill([]) }],
  ['30,000 values', 'commit', { writes: [set('d', { n: list(...times(30_000, integer)) })] }],
])('%s are refused for their number', (_what, method, body) => {
  expect(store.call(method, body)).toBe('INVALID_ARGUMENT');
});

test('marks inside of a text are no values', () => {
  expect(store.commit(set('d', { n: text('",[{\\'.repeat(30_000)) }))).toMatchObject({ writeResults: [{}] });
});

test('numbers are refused before they are parsed', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const body = Buffer.from(`{"writes":[${'0,'.repeat(1_000_000)}0]}`);
  const connection = followDatabase(store.file, 100);
  expect(respondToCall(connection, { method: 'commit', parent: testRoot, body })).toMatchObject({
    refusal: { status: 'INVALID_ARGUMENT' },
  });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  connection.close();
});

test('documents with many values are replaced at once, but changed only few at a time', () => {
  const many = Object.fromEntries(times(900, (at) => [`f${at}`, integer(at)]));
  const ids = times(12, (at) => `d${at}`);
  for (const id of ids) store.commit(set(id, many));
  const change = (id: string) => ({ ...set(id, { f0: integer(1) }), updateMask: { fieldPaths: ['f0'] } });
  expect(store.commit(...ids.map(change))).toBe('INVALID_ARGUMENT');
  expect(store.commit(...ids.slice(6).map(change))).toMatchObject({ writeResults: { length: 6 } });
  expect(store.commit(...ids.map((id) => set(id)))).toMatchObject({ writeResults: { length: 12 } });
});

test('documents with long names are committed few at a time', () => {
  const sets = times(500, (at) => set(`${'n'.repeat(1400)}${at}/c/${'n'.repeat(1400)}`));
  expect(store.commit(...sets)).toBe('RESOURCE_EXHAUSTED');
  expect(store.commit(...sets.slice(0, 100))).toMatchObject({ writeResults: { length: 100 } });
});

test('a field deeper than any is no field path', () => {
  const path = (names: number) => times(names, () => 'a').join('.');
  const mask = (fieldPath: string) => ({ ...set('d'), updateMask: { fieldPaths: [fieldPath] } });
  expect(store.commit(mask(path(20)))).toMatchObject({ writeResults: [{}] });
  expect(store.commit(mask(path(700)))).toBe('INVALID_ARGUMENT');
  expect(store.commit(mask(`\`x\`.${path(700)}`))).toBe('INVALID_ARGUMENT');
});

function query(parts: object): object {
  return { structuredQuery: { from: [{ collectionId: 'things' }], ...parts } };
}

test('a collection that is full grows no more; smaller changes and others are stored', () => {
  const done = { writeResults: [{}] };
  const ofBytes = (bytes: number) => ({ x: text('x'.repeat(bytes - JSON.stringify({ x: text('') }).length)) });
  store.commit(set('a', ofBytes(3857)), set('b'), set('filler'));
  const fill = store.connection.prepare('UPDATE documents SET fields = zeroblob(?) WHERE name = ?');
  fill.run([100 * 2 ** 20 - 10_000, 'filler']);
  // Those that have next to nothing in them are counted with 3 kB.
  expect(store.commit(set('d'))).toBe('RESOURCE_EXHAUSTED');
  expect(store.commit(set('a', ofBytes(3856)), set('d'))).toMatchObject({ writeResults: [{}, {}] });
  expect(store.commit(set('d', { n: integer(1) }))).toMatchObject(done);
  const body = Buffer.from(JSON.stringify({ writes: [set('a', ofBytes(3857))] }));
  const connection = followDatabase(store.file, 100);
  expect(respondToCall(connection, { method: 'commit', parent: testRoot, body })).toEqual({
    refusal: {
      status: 'RESOURCE_EXHAUSTED',
      message:
        'The collection things has no room: it holds at most 100 MiB, and a document counts at least 3 kB. Delete what nobody needs',
    },
  });
  connection.close();
  fill.run([9000, 'b']);
  expect(store.commit(set('a', ofBytes(3856)))).toMatchObject(done);
  expect(store.commit(set('a', ofBytes(3500)))).toMatchObject(done);
  expect(store.commit(set('a', ofBytes(3501)))).toBe('RESOURCE_EXHAUSTED');
  expect(store.commit({ delete: name('a') }, set('e', ofBytes(3500)))).toMatchObject({ writeResults: [{}, {}] });
  expect(store.commit({ update: { name: `${testRoot}/others/o`, fields: ofBytes(9000) } })).toMatchObject(done);
});

test('transforms that read an array too often are refused, and change nothing', () => {
  const append = (count: number, length: number) => ({
    ...set('d', { kept: integer(1) }),
    updateTransforms: times(count, (round) => ({
      fieldPath: 'n',
      appendMissingElements: { values: times(length, (at) => text(`${round} ${at} ${'x'.repeat(60)}`)) },
    })),
  });
  expect(store.commit(append(3, 700))).toMatchObject({ writeResults: [{}] });
  expect(store.commit(append(25, 280))).toBe('RESOURCE_EXHAUSTED');
  expect(store.documents()).toMatchObject([{ fields: { n: { arrayValue: { values: { length: 2100 } } } } }]);
});

const equals = (fieldPath: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } });

test('a query that parses too much is refused; one that reads as much is not', () => {
  const large = text('x'.repeat(900_000));
  const slugs = times(40, (at) => `“${at}”\n"\\`);
  for (const [at, slug] of slugs.entries())
    store.commit(set(`d${at}`, { large, n: integer(at), in: map({ slug: text(slug) }) }));
  expect(store.ids({ orderBy: [order('n')], limit: 1 })).toBe('RESOURCE_EXHAUSTED');
  expect(store.ids({ select: { fields: [{ fieldPath: 'n' }] } })).toBe('RESOURCE_EXHAUSTED');
  expect(store.ids({ where: equals('n', integer(3)) })).toBe('RESOURCE_EXHAUSTED');
  expect(store.ids()).toHaveLength(40);
  expect(store.ids({ orderBy: [order('__name__')], offset: 38 })).toEqual(['d8', 'd9']);
  const structuredQuery = { from: [{ collectionId: 'things' }] };
  const count = { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] } };
  expect(store.call('runAggregationQuery', count)).toMatchObject([{ result: { aggregateFields: { n: integer(40) } } }]);
  const isSlug = equals('in.slug', text(slugs[3] ?? ''));
  expect(store.ids({ where: isSlug })).toEqual(['d3']);
  const isNumbered = (n: number) => ({ compositeFilter: { op: 'AND', filters: [equals('n', integer(n)), isSlug] } });
  expect([store.ids({ where: isNumbered(3) }), store.ids({ where: isNumbered(4) })]).toEqual([['d3'], []]);
  expect(store.ids({ where: equals('in.slug', large) })).toEqual([]);
  expect(store.call('batchGet', { documents: [name('d3')] })).toMatchObject([{ found: { name: name('d3') } }]);
  expect(store.documents({ from: [{ collectionId: 'things' }] }, `${testRoot}/things/d1`)).toEqual([]);
});

test('long documents that have the slug of another one elsewhere take it from nobody', () => {
  const known = { arrayValue: { values: [map({ slug: text('wanted') })] } };
  const quoted = text('\\"slug":{"stringValue":"wanted"}');
  const large = text('x'.repeat(900_000));
  for (const at of times(40, (one) => one))
    store.commit(set(`d${at}`, { large, known, quoted, in: map({ slug: text('wanted') }) }));
  store.commit(set('own', { quoted, slug: text('wanted') }), set('other', { slug: text('wanted too') }));
  expect(store.ids({ where: equals('slug', text('wanted')) })).toEqual(['own']);
  expect(store.ids({ where: equals('slug', text('unknown')) })).toEqual([]);
});

test('orders after the name leave out a document without the field', () => {
  store.commit(set('a', { b: integer(2) }), set('b'), set('c', { b: integer(1) }));
  expect(store.ids({ orderBy: [order('__name__'), order('b')] })).toEqual(['a', 'c']);
});

test('a field whose name has a NUL is found, sorted by and left out like any other', () => {
  store.commit(set('a', { 'x\0y': integer(2) }), set('b', { x: integer(0) }), set('c', { 'x\0y': integer(1) }));
  const fieldPath = '`x\0y`';
  expect(store.ids({ orderBy: [order(fieldPath)] })).toEqual(['c', 'a']);
  expect(store.ids({ where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: integer(2) } } })).toEqual([
    'a',
  ]);
  expect(store.documents({ select: { fields: [{ fieldPath }] } })).toMatchObject([
    { fields: { 'x\0y': integer(2) } },
    {},
    { fields: { 'x\0y': integer(1) } },
  ]);
});
