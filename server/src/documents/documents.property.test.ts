import fc from 'fast-check';
import {
  commitInModel,
  compareInModel,
  type ModelQuery,
  type ModelWrite,
  queryInModel,
  valueInModel,
} from '../testing/firestore-model';
import { propertyRuns } from '../testing/property-runs';
import { openTestDocuments, type TestDocuments } from '../testing/test-documents';
import { encodeValue } from './encoding/encode-value';
import type { DocumentFields, DocumentValue } from './values/document-value';

// Each takes milliseconds, and more on a machine that is busy with something else.
jest.setTimeout(30_000 + propertyRuns * 100);

let store: TestDocuments;
beforeAll(() => {
  store = openTestDocuments();
});
afterAll(() => store.dispose());

// Few values that are close to each other, so that equal and neighbouring values are compared often.
const long = 'long '.repeat(60);
const plain: fc.Arbitrary<DocumentValue> = fc.oneof(
  fc.constantFrom<DocumentValue>({ nullValue: null }, { booleanValue: false }, { booleanValue: true }),
  fc
    .constantFrom(
      '0',
      '1',
      '-1',
      '9007199254740991',
      '9007199254740992',
      '9007199254740993',
      '9223372036854775807',
      '-9223372036854775808',
      '9223372036854774784',
    )
    .map((integerValue) => ({ integerValue })),
  fc
    .constantFrom<0 | 'NaN' | 'Infinity' | '-Infinity' | '-0' | number>(
      0,
      'NaN',
      'Infinity',
      '-Infinity',
      '-0',
      1,
      0.5,
      5e-324,
      9007199254740992,
      -9007199254740992,
      2 ** 63,
    )
    .map((doubleValue) => ({ doubleValue })),
  fc
    .constantFrom('0001-01-01T00:00:00.000000000Z', '1969-12-31T23:59:59.999999000Z', '2020-02-29T00:00:00.000001000Z')
    .map((timestampValue) => ({ timestampValue })),
  fc
    .constantFrom('', 'a', 'a\0', 'a\0b', 'ab', 'z', 'ä', '\uffff', '😀', long, `${long}a`, `${long}b`, `${long}b\0`)
    .map((stringValue) => ({ stringValue })),
  fc.constantFrom('', 'AA==', 'AAE=', '/w==').map((bytesValue) => ({ bytesValue })),
  fc
    .constantFrom('a/b', 'a/b/c/d', 'a/b!', 'a-/b')
    .map((path) => ({ referenceValue: `projects/p/databases/d/documents/${path}` })),
  fc
    .constantFrom([0, 0], [0, -1], [-90, 180], [12.5, 0])
    .map(([latitude = 0, longitude = 0]) => ({ geoPointValue: { latitude, longitude } })),
  fc
    .array(fc.constantFrom<DocumentValue>({ doubleValue: 0 }, { doubleValue: 1 }, { doubleValue: 'NaN' }), {
      maxLength: 3,
    })
    .map((values) => ({
      mapValue: {
        fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: values.length > 0 ? { values } : {} } },
      },
    })),
);
const names = fc.constantFrom('a', 'b', 'ä', '😀', '\uffff', 'x.y');
const mapOf = (values: fc.Arbitrary<DocumentValue>): fc.Arbitrary<DocumentValue> =>
  fc.dictionary(names, values, { maxKeys: 3, noNullPrototype: true }).map((fields) => ({
    mapValue: Object.keys(fields).length > 0 ? { fields } : {},
  }));
const arrayOf = (values: fc.Arbitrary<DocumentValue>): fc.Arbitrary<DocumentValue> =>
  fc.array(values, { maxLength: 3 }).map((list) => ({ arrayValue: list.length > 0 ? { values: list } : {} }));
const anyValue = fc.oneof(
  { weight: 4, arbitrary: plain },
  { weight: 1, arbitrary: arrayOf(fc.oneof(plain, mapOf(plain))) },
  { weight: 1, arbitrary: mapOf(fc.oneof(plain, arrayOf(plain), mapOf(plain))) },
);

test('encoded values compare in the order that the Firestore documentation gives', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      expect(Buffer.compare(encodeValue(a), encodeValue(b))).toBe(compareInModel(a, b));
    }),
    { numRuns: propertyRuns },
  );
});

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'ä', '😀', '\uffff', 'a b');
const fields: fc.Arbitrary<DocumentFields> = fc.dictionary(fc.constantFrom('one', 'two', 'x.y'), anyValue, {
  maxKeys: 3,
  noNullPrototype: true,
});
const paths = fc.constantFrom<string[]>(['one'], ['two'], ['x.y'], ['one', 'a'], ['two', 'x.y']);
const quoted = (path: readonly string[]) => path.map((name) => `\`${name}\``).join('.');

let cases = 0;
/** A database that no other test has written to. */
const nextRoot = () => {
  cases += 1;
  return `projects/case-${cases}/databases/(default)/documents`;
};

const filterOf = fc.oneof(
  fc.record({
    path: paths,
    op: fc.constantFrom(
      'EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'ARRAY_CONTAINS',
    ),
    value: anyValue,
  }),
  fc.record({
    path: paths,
    op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'),
    value: fc.array(plain, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
  }),
);
const exclusion = fc.oneof(
  fc.record({ path: paths, op: fc.constant('NOT_EQUAL'), value: anyValue }),
  fc.record({
    path: paths,
    op: fc.constant('NOT_IN'),
    value: fc.array(plain, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
  }),
);
const filters = fc.oneof(
  fc.record({ filters: fc.array(filterOf, { maxLength: 3 }), isAny: fc.boolean() }),
  fc.record({ filters: exclusion.map((filter) => [filter]), isAny: fc.constant(false) }),
);
const orders = fc.uniqueArray(fc.record({ path: paths, isDescending: fc.boolean() }), {
  maxLength: 2,
  selector: ({ path }) => quoted(path),
});

type Asked = Omit<ModelQuery, 'cursor' | 'isNameDescending'> & {
  cursorValues: DocumentValue[];
  before: boolean;
  isStart: boolean;
};

/** Adds the orders that Firestore adds: the fields of inequalities, in the order of their paths. */
function spellOut({ cursorValues, before, isStart, ...query }: Asked): ModelQuery {
  const isNameDescending = query.orders.at(-1)?.isDescending ?? false;
  const inequalities = [
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'NOT_EQUAL',
    'NOT_IN',
  ];
  const canonical = (path: readonly string[]) => path.map((name) => (name === 'x.y' ? '`x.y`' : name)).join('.');
  const added = query.filters
    .filter(({ op }) => inequalities.includes(op))
    .map(({ path }) => path)
    .filter((path) => !query.orders.some((order) => quoted(order.path) === quoted(path)))
    .sort((a, b) => Buffer.compare(Buffer.from(canonical(a)), Buffer.from(canonical(b))));
  const unique = added.filter((path, index) => index === 0 || quoted(path) !== quoted(added[index - 1] ?? []));
  const allOrders = [...query.orders, ...unique.map((path) => ({ path, isDescending: isNameDescending }))];
  const values = cursorValues.slice(0, allOrders.length);
  return {
    ...query,
    orders: allOrders,
    isNameDescending,
    cursor: values.length > 0 ? { values, before, isStart } : null,
  };
}

const sent = (asked: Asked, cursor: ModelQuery['cursor'], isGroup: boolean) => ({
  from: [{ collectionId: 'things', allDescendants: isGroup }],
  ...(asked.filters.length > 0
    ? {
        where: {
          compositeFilter: {
            op: asked.isAny ? 'OR' : 'AND',
            filters: asked.filters.map(({ path, op, value }) => ({
              fieldFilter: { field: { fieldPath: quoted(path) }, op, value },
            })),
          },
        },
      }
    : {}),
  orderBy: asked.orders.map(({ path, isDescending }) => ({
    field: { fieldPath: quoted(path) },
    direction: isDescending ? 'DESCENDING' : 'ASCENDING',
  })),
  offset: asked.offset,
  ...(asked.limit === null ? {} : { limit: asked.limit }),
  ...(cursor ? { [cursor.isStart ? 'startAt' : 'endAt']: { values: cursor.values, before: cursor.before } } : {}),
});

const queriesPerCase = 4;

const idsOf = (result: unknown) =>
  (result as { document?: { name: string } }[]).flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);

test('queries find what the model of Firestore finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ id: ids, fields }), { selector: ({ id }) => id, maxLength: 7 }),
      // Several queries of the same documents: storing them takes most of the time.
      fc.array(
        fc.record({
          filters,
          orders,
          cursorValues: fc.array(anyValue, { maxLength: 2 }),
          standsAt: fc.option(fc.nat(6)),
          before: fc.boolean(),
          isStart: fc.boolean(),
          offset: fc.constantFrom(0, 0, 1),
          limit: fc.constantFrom(null, null, 2),
          isGroup: fc.boolean(),
        }),
        { minLength: queriesPerCase, maxLength: queriesPerCase },
      ),
      async (documents, queries) => {
        const root = nextRoot();
        const writes = documents.map(({ id, fields: own }) => ({
          update: { name: `${root}/things/${id}`, fields: own },
        }));
        await store.call('commit', { writes }, root);
        for (const { filters: filter, standsAt, isGroup, ...rest } of queries) {
          const asked = { ...rest, ...filter };
          const { orders: spelled } = spellOut(asked);
          // Half of the cursors stand at a document.
          const own = spelled.map(({ path }) => valueInModel(documents[standsAt ?? 7]?.fields ?? {}, path));
          const isWhole = own.length > 0 && own.every((value) => value !== undefined);
          const cursorValues = isWhole ? own.filter((value) => value !== undefined) : rest.cursorValues;
          const query = spellOut({ ...asked, cursorValues });
          const result = await store.call('runQuery', { structuredQuery: sent(asked, query.cursor, isGroup) }, root);
          expect(idsOf(result)).toEqual(queryInModel(documents, query));
        }
      },
    ),
    { numRuns: Math.ceil(propertyRuns / queriesPerCase) },
  );
});

const numbers = fc.constantFrom<DocumentValue>(
  { integerValue: '1' },
  { integerValue: '9223372036854775807' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: 0.5 },
  { doubleValue: '-0' },
);
// An update that writes into a vector is refused, since it leaves neither a vector nor a map: no such ones here.
const hasNoVector = (value: object | null) => !JSON.stringify(value).includes('__vector__');
const optionalExists = fc.constantFrom<{ exists?: boolean }>({}, {}, { exists: true }, { exists: false });
const writeOf: fc.Arbitrary<ModelWrite> = fc.oneof(
  fc
    .tuple(ids, fields.filter(hasNoVector), optionalExists)
    .map(([id, own, exists]): ModelWrite => ({ kind: 'set', id, fields: own, ...exists })),
  fc
    .tuple(
      ids,
      fc.uniqueArray(fc.record({ path: paths, value: fc.option(anyValue.filter(hasNoVector)) }), {
        selector: ({ path }) => path[0],
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([id, changes]): ModelWrite => ({ kind: 'update', id, changes })),
  fc.tuple(ids, paths, numbers).map(([id, path, by]): ModelWrite => ({ kind: 'increment', id, path, by })),
  fc.tuple(ids, optionalExists).map(([id, exists]): ModelWrite => ({ kind: 'delete', id, ...exists })),
);

function sentWrite(write: ModelWrite, root: string) {
  const name = `${root}/things/${write.id}`;
  const precondition = 'exists' in write ? { currentDocument: { exists: write.exists } } : {};
  if (write.kind === 'delete') return { delete: name, ...precondition };
  if (write.kind === 'set') return { update: { name, fields: write.fields }, ...precondition };
  if (write.kind === 'increment') {
    return {
      update: { name },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: quoted(write.path), increment: write.by }],
    };
  }
  const nested = (path: readonly string[], value: DocumentValue): DocumentFields => {
    const [name = '', ...rest] = path;
    return { [name]: rest.length === 0 ? value : { mapValue: { fields: nested(rest, value) } } };
  };
  return {
    update: {
      name,
      fields: Object.assign({}, ...write.changes.map(({ path, value }) => (value ? nested(path, value) : {}))),
    },
    updateMask: { fieldPaths: write.changes.map(({ path }) => quoted(path)) },
    currentDocument: { exists: true },
  };
}

test('commits store what the model of Firestore stores, or nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(writeOf, { minLength: 1, maxLength: 4 }), { maxLength: 3 }), async (commits) => {
      const root = nextRoot();
      let model: ReadonlyMap<string, DocumentFields> = new Map();
      for (const writes of commits) {
        const expected = commitInModel(model, writes);
        const result = await store.call('commit', { writes: writes.map((write) => sentWrite(write, root)) }, root);
        if (typeof expected === 'string') expect(result).toBe(expected);
        else {
          expect(result).toHaveProperty('commitTime');
          model = expected;
        }
      }
      const listed = (await store.call(
        'runQuery',
        { structuredQuery: { from: [{ collectionId: 'things' }] } },
        root,
      )) as {
        document?: { name: string; fields?: DocumentFields };
      }[];
      const found = new Map(
        listed.flatMap(({ document }) =>
          document ? [[document.name.split('/').at(-1) ?? '', document.fields ?? {}]] : [],
        ),
      );
      expect(found).toEqual(model);
    }),
    { numRuns: propertyRuns },
  );
});
