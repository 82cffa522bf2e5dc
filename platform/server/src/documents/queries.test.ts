import { double, integer, list, map, name, set, text } from '../testing/document-values';
import { openTestDocuments, type TestDocuments, testRoot } from '../testing/test-documents';

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments();
});
afterEach(() => store.dispose());

const none = { nullValue: null };
const where = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const all = (op: 'AND' | 'OR', ...parts: { where: object }[]) => ({
  where: { compositeFilter: { op, filters: parts.map((part) => part.where) } },
});
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

/** One value of `n` for each document, in the order of the values; `none` has no such field. */
const values = {
  null: none,
  false: { booleanValue: false },
  nan: double('NaN'),
  two: integer(2),
  three: double(3),
  text: text('3'),
  list: list(integer(2), none, double('NaN')),
};

describe('an operator finds', () => {
  beforeEach(() =>
    store.commit(set('none', {}), ...Object.entries(values).map(([id, value]) => set(id, { n: value }))),
  );

  test.each<[op: string, operand: object, found: string[]]>([
    ['EQUAL', integer(3), ['three']],
    ['EQUAL', none, ['null']],
    ['EQUAL', double('NaN'), ['nan']],
    ['NOT_EQUAL', integer(3), ['false', 'nan', 'two', 'text', 'list']],
    ['LESS_THAN', integer(3), ['nan', 'two']],
    ['LESS_THAN_OR_EQUAL', integer(3), ['nan', 'two', 'three']],
    ['GREATER_THAN', double(2), ['three']],
    ['GREATER_THAN_OR_EQUAL', double(2), ['two', 'three']],
    ['GREATER_THAN', text('2'), ['text']],
    ['IN', list(none, double('NaN'), integer(3), text('3')), ['text', 'three']],
    ['NOT_IN', list(integer(3), text('3')), ['false', 'nan', 'two', 'list']],
    ['NOT_IN', list(integer(3), none), []],
    ['ARRAY_CONTAINS', double(2), ['list']],
    ['ARRAY_CONTAINS', none, []],
    ['ARRAY_CONTAINS_ANY', list(none, double('NaN'), integer(3)), []],
    ['ARRAY_CONTAINS_ANY', list(integer(3), integer(2)), ['list']],
  ])('%s %j: %j', (op, operand, found) => {
    expect(store.ids(where('n', op, operand))).toEqual(found);
  });

  test.each([
    ['IS_NULL', ['null']],
    ['IS_NOT_NULL', ['false', 'nan', 'two', 'three', 'text', 'list']],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NAN', ['false', 'two', 'three', 'text', 'list']],
  ])('%s: %j', (op, found) => {
    expect(store.ids({ where: { unaryFilter: { field: { fieldPath: 'n' }, op } } })).toEqual(found);
  });

  test.each([
    ['startAt', true, ['three', 'text', 'list']],
    ['startAt', false, ['text', 'list']],
    ['endAt', true, ['null', 'false', 'nan', 'two']],
    ['endAt', false, ['null', 'false', 'nan', 'two', 'three']],
  ])('what is beyond a cursor: %s, before: %s', (end, before, found) => {
    expect(store.ids({ orderBy: [order('n')], [end]: { values: [integer(3)], before } })).toEqual(found);
  });

  test('both parts of "and", and either of "or"', () => {
    const parts = [where('n', 'GREATER_THAN', integer(2)), where('n', 'EQUAL', integer(3))];
    const other = where('n', 'EQUAL', text('3'));
    expect(store.ids(all('AND', ...parts))).toEqual(['three']);
    expect(store.ids(all('AND', ...parts, other))).toEqual([]);
    expect(store.ids(all('OR', all('AND', ...parts), other))).toEqual(['three', 'text']);
  });
});

describe('queries', () => {
  test('a group is sorted by whole paths, and lies below one document or all', () => {
    const things = ['things/z', 'things/z/things/a', 'a/b/things/c', 'a-b/b/things/d'];
    store.commit(...things.map((path) => ({ update: { name: `${testRoot}/${path}` } })), {
      update: { name: `${testRoot}/a/b/other/x` },
    });
    const paths = (query: object, parent = testRoot) =>
      (store.documents(query, parent) as { name: string }[]).map((document) =>
        document.name.slice(testRoot.length + 1),
      );
    const from = [{ collectionId: 'things', allDescendants: true }];
    expect(paths({ from })).toEqual(['a/b/things/c', 'a-b/b/things/d', 'things/z', 'things/z/things/a']);
    expect(paths({ from }, `${testRoot}/things/z`)).toEqual(['things/z/things/a']);
    const cursor = { startAt: { values: [{ referenceValue: `${testRoot}/a-b/b/things/d` }], before: false } };
    expect(paths({ from, ...cursor })).toEqual(['things/z', 'things/z/things/a']);
  });

  test('the name is compared by id', () => {
    store.commit(set('a', {}), set('b', {}), set('c', {}));
    const reference = (id: string) => ({ referenceValue: name(id) });
    expect(store.ids(where('__name__', 'GREATER_THAN', reference('a')))).toEqual(['b', 'c']);
    expect(store.ids(where('__name__', 'IN', list(reference('c'), reference('x'))))).toEqual(['c']);
    expect(store.ids({ orderBy: [order('__name__', 'DESCENDING')], limit: 2 })).toEqual(['c', 'b']);
  });

  test('fields are selected, documents skipped, and the number skipped is in the result', () => {
    store.commit(set('a', { n: integer(1), m: map({ x: integer(1), y: integer(2) }) }), set('b', { n: integer(2) }));
    const select = { fields: [{ fieldPath: 'm.x' }] };
    expect(store.documents({ select })).toMatchObject([{ fields: { m: map({ x: integer(1) }) } }, { name: name('b') }]);
    expect(store.documents({ select: { fields: [{ fieldPath: '__name__' }] } })).toEqual([
      expect.not.objectContaining({ fields: expect.anything() }),
      expect.not.objectContaining({ fields: expect.anything() }),
    ]);
    const result = store.call('runQuery', { structuredQuery: { from: [{ collectionId: 'things' }], offset: 1 } });
    expect(result).toMatchObject([{ skippedResults: 1 }, { document: { name: name('b') } }]);
    expect(store.call('batchGet', { documents: [name('a')], mask: { fieldPaths: ['n'] } })).toMatchObject([
      { found: { fields: { n: integer(1) } } },
    ]);
  });

  const numbers = (count: number) => list(...Array.from({ length: count }, (_, n) => integer(n)));

  test.each([
    ['30 values', where('n', 'IN', numbers(30))],
    ['30 alternatives', all('OR', ...Array(30).fill(where('n', 'EQUAL', integer(1))))],
    ['30 alternatives of two lists', all('AND', where('n', 'IN', numbers(5)), where('m', 'IN', numbers(6)))],
    ['10 values left out', where('n', 'NOT_IN', numbers(10))],
    [
      'a cursor as long as the order',
      { orderBy: [order('n')], startAt: { values: [integer(1), { referenceValue: name('a') }] } },
    ],
    ['a limit of 0', { limit: 0 }],
  ])('%s: taken', (_, query) => {
    expect(store.documents(query)).toEqual([]);
  });

  test.each([
    ['31 values', where('n', 'IN', list(...Array.from({ length: 31 }, (_, n) => integer(n))))],
    ['5,000 values', where('n', 'IN', list(...Array.from({ length: 5000 }, (_, n) => integer(n))))],
    ['31 alternatives', all('OR', ...Array(31).fill(where('n', 'EQUAL', integer(1))))],
    ['36 alternatives of two lists', all('AND', ...['n', 'm'].map((field) => where(field, 'IN', numbers(6))))],
    ['two "!="', all('AND', where('n', 'NOT_EQUAL', integer(1)), where('n', 'NOT_EQUAL', integer(2)))],
    ['"not-in" with "in"', all('AND', where('n', 'NOT_IN', list(integer(1))), where('n', 'IN', list(none, text('a'))))],
    ['no value', where('n', 'IN', { arrayValue: {} })],
    ['11 values left out', where('n', 'NOT_IN', list(...Array.from({ length: 11 }, (_, n) => integer(n))))],
    ['a path of 140 kB', where('a.'.repeat(70_000).slice(0, -1), 'EQUAL', integer(1))],
    ['a cursor longer than the order', { startAt: { values: [integer(1), integer(2)] } }],
    ['a negative limit', { limit: -1 }],
  ])('%s: refused', (_, query) => {
    expect(store.documents(query)).toBe('INVALID_ARGUMENT');
  });

  test.each(['readTime', 'newTransaction', 'transaction', 'explainOptions'])('%s is refused, not ignored', (option) => {
    const structuredQuery = { from: [{ collectionId: 'things' }] };
    expect(store.call('runQuery', { structuredQuery, [option]: {} })).toBe('UNIMPLEMENTED');
  });
});

describe('aggregations', () => {
  const aggregate = (aggregations: object[], query: object = {}) =>
    store.call('runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'things' }], ...query }, aggregations },
    });
  const ofN = { field: { fieldPath: 'n' } };

  test('a document without an aggregated field is not counted', () => {
    store.commit(
      set('a', { n: integer(1) }),
      set('b', { n: { doubleValue: 2.5 } }),
      set('c', { n: text('x') }),
      set('d', {}),
    );
    expect(aggregate([{ alias: 'all', count: {} }])).toMatchObject([
      { result: { aggregateFields: { all: integer(4) } } },
    ]);
    expect(aggregate([{ alias: 'some', count: { upTo: '2' } }])).toMatchObject([
      { result: { aggregateFields: { some: integer(2) } } },
    ]);
    expect(aggregate([{ count: {} }, { alias: 'sum', sum: ofN }, { alias: 'mean', avg: ofN }])).toMatchObject([
      { result: { aggregateFields: { field_1: integer(3), sum: { doubleValue: 3.5 }, mean: { doubleValue: 1.75 } } } },
    ]);
  });

  test('integers are summed exactly in 64 bits; nothing sums to 0, and averages to null', () => {
    expect(
      aggregate([
        { alias: 'sum', sum: ofN },
        { alias: 'mean', avg: ofN },
      ]),
    ).toMatchObject([{ result: { aggregateFields: { sum: integer(0), mean: { nullValue: null } } } }]);
    store.commit(set('a', { n: integer('9223372036854775806') }), set('b', { n: integer(1) }));
    expect(aggregate([{ alias: 'sum', sum: ofN }])).toMatchObject([
      { result: { aggregateFields: { sum: integer('9223372036854775807') } } },
    ]);
    store.commit(set('c', { n: integer(1) }));
    expect(aggregate([{ alias: 'sum', sum: ofN }])).toMatchObject([
      { result: { aggregateFields: { sum: { doubleValue: 2 ** 63 } } } },
    ]);
  });
});

test('filters nested deeper than the stack are refused', () => {
  const depth = 20_000;
  const filters = `${'{"compositeFilter":{"op":"AND","filters":['.repeat(depth)}${']}}'.repeat(depth)}`;
  const body = `{"structuredQuery":{"from":[{"collectionId":"things"}],"where":${filters}}}`;
  expect(store.call('runQuery', body)).toBe('INVALID_ARGUMENT');
});
