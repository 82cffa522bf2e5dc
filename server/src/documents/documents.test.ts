import { openTestDocuments, type TestDocuments, testRoot } from '../testing/test-documents';

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments();
});
afterEach(() => store.dispose());

const name = (id: string) => `${testRoot}/things/${id}`;
const text = (stringValue: string) => ({ stringValue });
const integer = (value: number | string) => ({ integerValue: String(value) });
const map = (fields: object) => ({ mapValue: { fields } });
const commit = (...writes: object[]) => store.call('commit', { writes });
const set = (id: string, fields: object) => ({ update: { name: name(id), fields } });
const update = (id: string, fields: object, fieldPaths: string[]) => ({
  update: { name: name(id), fields },
  updateMask: { fieldPaths },
  currentDocument: { exists: true },
});
const transform = (id: string, updateTransforms: object[]) => ({
  update: { name: name(id) },
  updateMask: { fieldPaths: [] },
  updateTransforms,
});
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
const fieldsOf = async (id: string) => {
  const [{ found }] = (await store.call('batchGet', { documents: [name(id)] })) as [{ found?: { fields?: object } }];
  return found && (found.fields ?? {});
};
const where = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const list = (...values: object[]) => ({ arrayValue: { values } });
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

describe('masks', () => {
  test('removing a field inside a text or a missing field changes nothing', async () => {
    await commit(set('a', { a: text('text'), kept: integer(1) }));
    await commit(update('a', {}, ['a.b', 'absent.b']));
    expect(await fieldsOf('a')).toEqual({ a: text('text'), kept: integer(1) });
  });

  test('a field named like a JavaScript property is kept, a reserved name is refused', async () => {
    await commit(set('a', { constructor: integer(1), toString: map({ hasOwnProperty: integer(2) }) }));
    expect(await fieldsOf('a')).toEqual({ constructor: integer(1), toString: map({ hasOwnProperty: integer(2) }) });
    const reserved = JSON.parse('{"__proto__":{"integerValue":"1"}}');
    expect(await commit(set('b', reserved))).toBe('INVALID_ARGUMENT');
    expect(await commit(set('b', { inner: map(reserved) }))).toBe('INVALID_ARGUMENT');
  });
});

describe('a commit', () => {
  test('sees the results of its own earlier writes', async () => {
    await commit(set('old', { kept: integer(1) }));
    expect(await commit({ delete: name('old') }, update('old', { a: integer(2) }, ['a']))).toBe('NOT_FOUND');
    expect(await fieldsOf('old')).toEqual({ kept: integer(1) });
    await commit(set('new', { a: integer(1) }), update('new', { b: integer(2) }, ['b']));
    expect(await fieldsOf('new')).toEqual({ a: integer(1), b: integer(2) });
    expect(await commit({ ...set('new', {}), currentDocument: { exists: false } })).toBe('ALREADY_EXISTS');
  });

  test('adds integers exactly and stops at the limits of 64 bits', async () => {
    await commit(set('a', { big: integer('9007199254740993'), end: integer('9223372036854775800') }));
    const add = (fieldPath: string, by: number) => ({ fieldPath, increment: integer(by) });
    await commit(transform('a', [add('big', 2), add('end', 100)]));
    expect(await fieldsOf('a')).toEqual({ big: integer('9007199254740995'), end: integer('9223372036854775807') });
  });

  test('appends each of equal values once, and NaN is the maximum', async () => {
    await commit(set('a', { most: integer(3) }));
    const one = [integer(1), integer(1), { doubleValue: 1 }];
    const result = await commit(
      transform('a', [
        { fieldPath: 'list', appendMissingElements: { values: one } },
        { fieldPath: 'most', maximum: { doubleValue: 'NaN' } },
        { fieldPath: 'count', increment: integer(2) },
      ]),
    );
    expect(await fieldsOf('a')).toEqual({ list: list(integer(1)), most: { doubleValue: 'NaN' }, count: integer(2) });
    expect(result).toMatchObject({
      writeResults: [{ transformResults: [{ nullValue: null }, { doubleValue: 'NaN' }, integer(2)] }],
    });
  });

  test('gets a later time than the one before, and a precondition compares it to the microsecond', async () => {
    const { commitTime } = (await commit(set('a', {}))) as { commitTime: string };
    const checked = { ...set('a', { n: integer(1) }), currentDocument: { updateTime: commitTime } };
    const later = (await commit(checked)) as { commitTime: string };
    expect(later.commitTime > commitTime).toBe(true);
    expect(await commit(checked)).toBe('FAILED_PRECONDITION');
  });
});

const nest = (levels: number): object => (levels === 0 ? integer(1) : map({ a: nest(levels - 1) }));

describe('values', () => {
  test.each([
    ['a number beyond all doubles', '{"doubleValue":1e999}'],
    ['an integer beyond 64 bits', '{"integerValue":"9223372036854775808"}'],
    ['a day that is none', '{"timestampValue":"2021-02-30T00:00:00Z"}'],
    ['a text that is no time', '{"timestampValue":"yesterday"}'],
    ['an array in an array', '{"arrayValue":{"values":[{"arrayValue":{}}]}}'],
    ['half of a surrogate pair', '{"stringValue":"\\ud83d"}'],
    ['bytes that are not base64', '{"bytesValue":"ä"}'],
    ['a reference to a collection', `{"referenceValue":"${testRoot}/things"}`],
    ['a place off the globe', '{"geoPointValue":{"latitude":91}}'],
    ['21 levels', JSON.stringify(nest(21))],
    ['two kinds at once', '{"integerValue":"1","stringValue":"1"}'],
    ['a vector of texts', JSON.stringify(map({ __type__: text('__vector__'), value: list(text('1')) }))],
    ['a field without a name', JSON.stringify(map({ '': integer(1) }))],
  ])('%s is refused', async (_, value) => {
    expect(await commit(set('a', { field: JSON.parse(value) }))).toBe('INVALID_ARGUMENT');
    expect(await ids()).toEqual([]);
  });

  test('values at the limits are stored', async () => {
    // The name takes 16 + "things" 7 + "a" 2, the field 6, the document 32, the end of the text 1.
    const largest = '"'.repeat(1024 * 1024 - 64);
    expect(await commit(set('a', { field: text(largest) }))).toHaveProperty('commitTime');
    expect(await commit(set('a', { field: text(`${largest}"`) }))).toBe('INVALID_ARGUMENT');
    expect(await fieldsOf('a')).toEqual({ field: text(largest) });
    expect(await commit(set('b', { field: nest(20) }))).toHaveProperty('commitTime');
    expect(await fieldsOf('b')).toEqual({ field: nest(20) });
  });

  test('times in other zones or with nanoseconds are normalised', async () => {
    await commit(set('a', { at: { timestampValue: '2020-01-01T00:30:00.123456789+01:00' } }));
    expect(await fieldsOf('a')).toEqual({ at: { timestampValue: '2019-12-31T23:30:00.123456000Z' } });
  });
});

describe('names', () => {
  test.each(['__bad__', '', '.', '..', 'a\0b', 'x'.repeat(1501), '\ud83d'])('the id %j is refused', async (id) => {
    expect(await commit({ update: { name: name(id) } })).toBe('INVALID_ARGUMENT');
    expect(await documents({ from: [{ collectionId: id }] })).toBe('INVALID_ARGUMENT');
  });

  test('a query is asked of a document or a root', async () => {
    expect(await documents({}, `${testRoot}/things`)).toBe('INVALID_ARGUMENT');
    expect(await documents({}, 'projects/p/databases/d')).toBe('INVALID_ARGUMENT');
    expect(await documents({}, name('a'))).toEqual([]);
  });

  test('a document of another database is refused', async () => {
    const other = 'projects/other/databases/(default)/documents/things/a';
    expect(await store.call('commit', { writes: [{ update: { name: other } }] })).toBe('INVALID_ARGUMENT');
    expect(await store.call('batchGet', { documents: [other] })).toBe('INVALID_ARGUMENT');
  });
});

describe('queries', () => {
  test('an inequality without an order sorts by its field', async () => {
    await commit(set('a', { n: integer(3) }), set('b', { n: integer(1) }), set('c', { n: integer(2) }));
    expect(await ids(where('n', 'GREATER_THAN', integer(1)))).toEqual(['c', 'a']);
  });

  test('"not-in" with null finds nothing', async () => {
    await commit(set('a', { n: integer(3) }));
    expect(await ids(where('n', 'NOT_IN', list(integer(1), { nullValue: null })))).toEqual([]);
    expect(await ids(where('n', 'NOT_IN', list(integer(1))))).toEqual(['a']);
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

  test('long values with the same beginning are distinguished', async () => {
    const long = 'a sentence that goes on '.repeat(40);
    await commit(
      set('a', { t: text(`${long}3`) }),
      set('b', { t: text(`${long}1`) }),
      set('c', { t: text(`${long}2`) }),
      set('d', { t: text('a') }),
    );
    expect(await ids({ orderBy: [order('t')] })).toEqual(['d', 'b', 'c', 'a']);
    expect(await ids({ orderBy: [order('t', 'DESCENDING')], limit: 2, offset: 1 })).toEqual(['c', 'b']);
    expect(await ids(where('t', 'GREATER_THAN', text(`${long}1`)))).toEqual(['c', 'a']);
    expect(await ids(where('t', 'EQUAL', text(`${long}2`)))).toEqual(['c']);
    const startAt = { values: [text(`${long}1`)], before: false };
    expect(await ids({ orderBy: [order('t')], startAt })).toEqual(['c', 'a']);
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

test('300 copies of one name are one document', async () => {
  await commit(set('a', {}));
  const result = await store.call('batchGet', { documents: Array.from({ length: 300 }, () => name('a')) });
  expect(result).toHaveLength(1);
});

test('a mask path of 1 MB is refused', async () => {
  expect(await commit(update('a', {}, ['a.'.repeat(500_000).slice(0, -1)]))).toBe('INVALID_ARGUMENT');
});

test('deeply nested brackets are refused', async () => {
  const body = Buffer.from('['.repeat(9_000_000));
  await expect(store.documents.run({ method: 'commit', parent: testRoot, body })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});
