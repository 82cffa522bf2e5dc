import { openTestDocuments, type TestDocuments, testRoot } from '../testing/test-documents';

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments();
});
afterEach(() => store.dispose());

const name = (id: string) => `${testRoot}/things/${id}`;
const text = (stringValue: string) => ({ stringValue });
const integer = (value: number | string) => ({ integerValue: String(value) });
const double = (doubleValue: number | string) => ({ doubleValue });
const map = (fields: object) => ({ mapValue: { fields } });
const list = (...values: object[]) => ({ arrayValue: { values } });
const none = { nullValue: null };
const commit = (...writes: object[]) => store.call('commit', { writes });
const set = (id: string, fields: object) => ({ update: { name: name(id), fields } });
const documents = async (query: object = {}, parent = testRoot) => {
  const result = await store.call(
    'runQuery',
    { structuredQuery: { from: [{ collectionId: 'things' }], ...query } },
    parent,
  );
  if (typeof result === 'string') return result;
  return (result as { document?: { name: string; fields?: Record<string, unknown> } }[]).flatMap(
    ({ document }) => document ?? [],
  );
};
const ids = async (query: object = {}) => {
  const found = await documents(query);
  return typeof found === 'string' ? found : found.map((document) => document.name.split('/').at(-1));
};
const where = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
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
  beforeEach(() => commit(set('none', {}), ...Object.entries(values).map(([id, value]) => set(id, { n: value }))));

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
  ])('%s %j: %j', async (op, operand, found) => {
    expect(await ids(where('n', op, operand))).toEqual(found);
  });

  test.each([
    ['IS_NULL', ['null']],
    ['IS_NOT_NULL', ['false', 'nan', 'two', 'three', 'text', 'list']],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NAN', ['false', 'two', 'three', 'text', 'list']],
  ])('%s: %j', async (op, found) => {
    expect(await ids({ where: { unaryFilter: { field: { fieldPath: 'n' }, op } } })).toEqual(found);
  });

  test.each([
    ['startAt', true, ['three', 'text', 'list']],
    ['startAt', false, ['text', 'list']],
    ['endAt', true, ['null', 'false', 'nan', 'two']],
    ['endAt', false, ['null', 'false', 'nan', 'two', 'three']],
  ])('what is beyond a cursor: %s, before: %s', async (end, before, found) => {
    expect(await ids({ orderBy: [order('n')], [end]: { values: [integer(3)], before } })).toEqual(found);
  });

  test('both parts of "and", and either of "or"', async () => {
    const filters = [where('n', 'GREATER_THAN', integer(2)).where, where('n', 'EQUAL', integer(3)).where];
    const other = where('n', 'EQUAL', text('3')).where;
    const composite = (op: string, ...parts: object[]) => ({ compositeFilter: { op, filters: parts } });
    expect(await ids({ where: composite('AND', ...filters) })).toEqual(['three']);
    expect(await ids({ where: composite('AND', ...filters, other) })).toEqual([]);
    expect(await ids({ where: composite('OR', composite('AND', ...filters), other) })).toEqual(['three', 'text']);
  });
});

describe('queries', () => {
  test('an inequality without an order sorts by its field', async () => {
    await commit(set('a', { n: integer(3) }), set('b', { n: integer(1) }), set('c', { n: integer(2) }));
    expect(await ids(where('n', 'GREATER_THAN', integer(1)))).toEqual(['c', 'a']);
  });

  test('a group is sorted by whole paths, and lies below one document or all', async () => {
    const things = ['things/z', 'things/z/things/a', 'a/b/things/c', 'a-b/b/things/d'];
    await commit(...things.map((path) => ({ update: { name: `${testRoot}/${path}` } })), {
      update: { name: `${testRoot}/a/b/other/x` },
    });
    const paths = async (query: object, parent = testRoot) =>
      ((await documents(query, parent)) as { name: string }[]).map((document) =>
        document.name.slice(testRoot.length + 1),
      );
    const from = [{ collectionId: 'things', allDescendants: true }];
    expect(await paths({ from })).toEqual(['a/b/things/c', 'a-b/b/things/d', 'things/z', 'things/z/things/a']);
    expect(await paths({ from }, `${testRoot}/things/z`)).toEqual(['things/z/things/a']);
    const cursor = { startAt: { values: [{ referenceValue: `${testRoot}/a-b/b/things/d` }], before: false } };
    expect(await paths({ from, ...cursor })).toEqual(['things/z', 'things/z/things/a']);
  });

  test('the name is compared by id', async () => {
    await commit(set('a', {}), set('b', {}), set('c', {}));
    const reference = (id: string) => ({ referenceValue: name(id) });
    expect(await ids(where('__name__', 'GREATER_THAN', reference('a')))).toEqual(['b', 'c']);
    expect(await ids(where('__name__', 'IN', list(reference('c'), reference('x'))))).toEqual(['c']);
    expect(await ids(where('__name__', 'EQUAL', text('a')))).toBe('INVALID_ARGUMENT');
    expect(await ids({ orderBy: [order('__name__', 'DESCENDING')], limit: 2 })).toEqual(['c', 'b']);
  });

  test('fields are selected, documents are skipped, and the result has the number skipped', async () => {
    await commit(set('a', { n: integer(1), m: map({ x: integer(1), y: integer(2) }) }), set('b', { n: integer(2) }));
    const select = { fields: [{ fieldPath: 'm.x' }] };
    expect(await documents({ select })).toMatchObject([{ fields: { m: map({ x: integer(1) }) } }, { name: name('b') }]);
    expect(await documents({ select: { fields: [{ fieldPath: '__name__' }] } })).toEqual([
      expect.not.objectContaining({ fields: expect.anything() }),
      expect.not.objectContaining({ fields: expect.anything() }),
    ]);
    const result = await store.call('runQuery', { structuredQuery: { from: [{ collectionId: 'things' }], offset: 1 } });
    expect(result).toMatchObject([{ skippedResults: 1 }, { document: { name: name('b') } }]);
    expect(await store.call('batchGet', { documents: [name('a')], mask: { fieldPaths: ['n'] } })).toMatchObject([
      { found: { fields: { n: integer(1) } } },
    ]);
  });

  test.each([
    ['31 values', where('n', 'IN', list(...Array.from({ length: 31 }, (_, n) => integer(n))))],
    ['5,000 values', where('n', 'IN', list(...Array.from({ length: 5000 }, (_, n) => integer(n))))],
    ['no value', where('n', 'IN', { arrayValue: {} })],
    ['11 values left out', where('n', 'NOT_IN', list(...Array.from({ length: 11 }, (_, n) => integer(n))))],
    ['a path of 140 kB', where('a.'.repeat(70_000).slice(0, -1), 'EQUAL', integer(1))],
    ['a cursor longer than the order', { startAt: { values: [integer(1), integer(2)] } }],
    ['a negative limit', { limit: -1 }],
  ])('%s: refused', async (_, query) => {
    expect(await documents(query)).toBe('INVALID_ARGUMENT');
  });

  test('36 alternatives by two lists are refused, 30 are taken', async () => {
    const inList = (fieldPath: string, count: number) =>
      where(fieldPath, 'IN', list(...Array.from({ length: count }, (_, n) => integer(n)))).where;
    const both = (count: number) => ({
      where: { compositeFilter: { op: 'AND', filters: [inList('a', 6), inList('b', count)] } },
    });
    expect(await documents(both(6))).toBe('INVALID_ARGUMENT');
    expect(await documents(both(5))).toEqual([]);
  });

  test.each(['readTime', 'newTransaction', 'transaction', 'explainOptions'])(
    '%s is refused, not ignored',
    async (option) => {
      const structuredQuery = { from: [{ collectionId: 'things' }] };
      expect(await store.call('runQuery', { structuredQuery, [option]: {} })).toBe('UNIMPLEMENTED');
    },
  );
});

describe('aggregations', () => {
  const aggregate = (aggregations: object[], query: object = {}) =>
    store.call('runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'things' }], ...query }, aggregations },
    });
  const ofN = { field: { fieldPath: 'n' } };

  test('a document without an aggregated field is not counted', async () => {
    await commit(
      set('a', { n: integer(1) }),
      set('b', { n: { doubleValue: 2.5 } }),
      set('c', { n: text('x') }),
      set('d', {}),
    );
    expect(await aggregate([{ alias: 'all', count: {} }])).toMatchObject([
      { result: { aggregateFields: { all: integer(4) } } },
    ]);
    expect(await aggregate([{ alias: 'some', count: { upTo: '2' } }])).toMatchObject([
      { result: { aggregateFields: { some: integer(2) } } },
    ]);
    expect(await aggregate([{ count: {} }, { alias: 'sum', sum: ofN }, { alias: 'mean', avg: ofN }])).toMatchObject([
      { result: { aggregateFields: { field_1: integer(3), sum: { doubleValue: 3.5 }, mean: { doubleValue: 1.75 } } } },
    ]);
  });

  test('integers are summed exactly within 64 bits; the sum of nothing is 0, its average null', async () => {
    expect(
      await aggregate([
        { alias: 'sum', sum: ofN },
        { alias: 'mean', avg: ofN },
      ]),
    ).toMatchObject([{ result: { aggregateFields: { sum: integer(0), mean: { nullValue: null } } } }]);
    await commit(set('a', { n: integer('9223372036854775806') }), set('b', { n: integer(1) }));
    expect(await aggregate([{ alias: 'sum', sum: ofN }])).toMatchObject([
      { result: { aggregateFields: { sum: integer('9223372036854775807') } } },
    ]);
    await commit(set('c', { n: integer(1) }));
    expect(await aggregate([{ alias: 'sum', sum: ofN }])).toMatchObject([
      { result: { aggregateFields: { sum: { doubleValue: 2 ** 63 } } } },
    ]);
  });
});

test('filters nested deeper than the stack are refused', async () => {
  const depth = 20_000;
  const filters = `${'{"compositeFilter":{"op":"AND","filters":['.repeat(depth)}${']}}'.repeat(depth)}`;
  const body = Buffer.from(`{"structuredQuery":{"from":[{"collectionId":"things"}],"where":${filters}}}`);
  await expect(store.documents.run({ method: 'runQuery', parent: testRoot, body })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});
