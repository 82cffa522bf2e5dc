import { double, integer, list, map, name, set, text } from '../testing/document-values';
import { openTestDocuments, type TestDocuments, testRoot } from '../testing/test-documents';

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments();
});
afterEach(() => store.dispose());

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
const fieldsOf = (id: string) => {
  const [{ found }] = store.call('batchGet', { documents: [name(id)] }) as [{ found?: { fields?: object } }];
  return found && (found.fields ?? {});
};

describe('masks', () => {
  test('removing a field inside a text or a missing field changes nothing', () => {
    store.commit(set('a', { a: text('text'), kept: integer(1) }));
    store.commit(update('a', {}, ['a.b', 'absent.b']));
    expect(fieldsOf('a')).toEqual({ a: text('text'), kept: integer(1) });
  });

  test('a field named like a JavaScript property is kept, a reserved name is refused', () => {
    store.commit(set('a', { constructor: integer(1), toString: map({ hasOwnProperty: integer(2) }) }));
    expect(fieldsOf('a')).toEqual({ constructor: integer(1), toString: map({ hasOwnProperty: integer(2) }) });
    const reserved = JSON.parse('{"__proto__":{"integerValue":"1"}}');
    expect(store.commit(set('b', reserved))).toBe('INVALID_ARGUMENT');
    expect(store.commit(set('b', { inner: map(reserved) }))).toBe('INVALID_ARGUMENT');
  });
});

describe('a commit', () => {
  test('sees the results of its own earlier writes', () => {
    store.commit(set('old', { kept: integer(1) }));
    expect(store.commit({ delete: name('old') }, update('old', { a: integer(2) }, ['a']))).toBe('NOT_FOUND');
    expect(fieldsOf('old')).toEqual({ kept: integer(1) });
    store.commit(set('new', { a: integer(1) }), update('new', { b: integer(2) }, ['b']));
    expect(fieldsOf('new')).toEqual({ a: integer(1), b: integer(2) });
    expect(store.commit({ ...set('new', {}), currentDocument: { exists: false } })).toBe('ALREADY_EXISTS');
  });

  test('that fails when some of its documents are stored already leaves none of them', () => {
    store.commit(set('a', { n: integer(1) }), set('c', { text: text('x'.repeat(1024 * 1024 - 100)) }));
    const tooLarge = update('c', { more: text('x'.repeat(100)) }, ['more']);
    expect(store.commit(set('b', {}), { delete: name('a') }, tooLarge)).toBe('INVALID_ARGUMENT');
    expect(store.ids()).toEqual(['a', 'c']);
    expect(store.commit(set('b', {}))).toHaveProperty('commitTime');
  });

  test('adds integers exactly and stops at the limits of 64 bits', () => {
    store.commit(set('a', { big: integer('9007199254740993'), end: integer('9223372036854775800') }));
    const add = (fieldPath: string, by: number) => ({ fieldPath, increment: integer(by) });
    store.commit(transform('a', [add('big', 2), add('end', 100)]));
    expect(fieldsOf('a')).toEqual({ big: integer('9007199254740995'), end: integer('9223372036854775807') });
  });

  test('appends each of equal values once, and NaN is the maximum', () => {
    store.commit(set('a', { most: integer(3) }));
    const one = [integer(1), integer(1), { doubleValue: 1 }];
    const result = store.commit(
      transform('a', [
        { fieldPath: 'list', appendMissingElements: { values: one } },
        { fieldPath: 'most', maximum: { doubleValue: 'NaN' } },
        { fieldPath: 'count', increment: integer(2) },
      ]),
    );
    expect(fieldsOf('a')).toEqual({ list: list(integer(1)), most: { doubleValue: 'NaN' }, count: integer(2) });
    expect(result).toMatchObject({
      writeResults: [{ transformResults: [{ nullValue: null }, { doubleValue: 'NaN' }, integer(2)] }],
    });
  });

  test('gets a later time than the one before while the clock stands still or goes back', () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const times = [now, now, now - 3_600_000].map((time) => {
      clock.mockReturnValue(time);
      return (store.commit(set('a')) as { commitTime: string }).commitTime;
    });
    expect(new Set(times).size).toBe(3);
    expect(times.toSorted()).toEqual(times);
    // Nor was anything read before it was written.
    const [{ readTime }] = store.call('batchGet', { documents: [name('a')] }) as [{ readTime: string }];
    expect(readTime >= (times[2] ?? '')).toBe(true);
    clock.mockRestore();
  });

  test('gets a later time than the one before, compared to the microsecond', () => {
    const { commitTime } = store.commit(set('a', {})) as { commitTime: string };
    const checked = { ...set('a', { n: integer(1) }), currentDocument: { updateTime: commitTime } };
    const later = store.commit(checked) as { commitTime: string };
    expect(later.commitTime > commitTime).toBe(true);
    expect(store.commit(checked)).toBe('FAILED_PRECONDITION');
  });
});

describe('a document', () => {
  const timesOf = (id: string) => {
    const [{ found }] = store.call('batchGet', { documents: [name(id)] }) as [
      { found: { createTime: string; updateTime: string } },
    ];
    return [found.createTime, found.updateTime];
  };

  test('keeps its creation time when changed, and gets a new one after a deletion', () => {
    store.commit(set('a'));
    const [created = '', updated = ''] = timesOf('a');
    expect(updated).toBe(created);
    for (const change of [set('a', { n: integer(1) }), update('a', { n: integer(2) }, ['n'])]) {
      const [, before = ''] = timesOf('a');
      store.commit(change);
      const [kept, changed = ''] = timesOf('a');
      expect(kept).toBe(created);
      expect(changed > before).toBe(true);
    }
    store.commit({ delete: name('a') });
    store.commit(set('a'));
    expect((timesOf('a')[0] ?? '') > created).toBe(true);
  });

  test('that is only checked stays as it is; when it has changed, nothing is written', () => {
    const { commitTime } = store.commit(set('a')) as { commitTime: string };
    const isAsRead = { verify: name('a'), currentDocument: { updateTime: commitTime } };
    const isMissing = { verify: name('x'), currentDocument: { exists: false } };
    expect(store.commit(isMissing, isAsRead, set('b'))).toHaveProperty('commitTime');
    expect(timesOf('a')).toEqual([commitTime, commitTime]);
    store.commit(set('a', { n: integer(1) }));
    expect(store.commit(set('c'), isAsRead)).toBe('FAILED_PRECONDITION');
    expect(store.ids()).toEqual(['a', 'b']);
  });
});

test('applies minimum, maximum, removal and increment as Firestore does', () => {
  const tags = list(integer(1), text('x'), double(1), text('y'));
  store.commit(set('a', { least: integer(3), same: double(3), tags, word: text('w'), half: double(0.5) }));
  const { commitTime } = store.commit(
    transform('a', [
      { fieldPath: 'least', minimum: integer(2) },
      { fieldPath: 'same', maximum: integer(3) },
      { fieldPath: 'tags', removeAllFromArray: { values: [integer(1), text('y')] } },
      { fieldPath: 'word', increment: integer(2) },
      { fieldPath: 'half', increment: integer(1) },
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    ]),
  ) as { commitTime: string };
  expect(fieldsOf('a')).toEqual({
    least: integer(2),
    same: double(3),
    tags: list(text('x')),
    word: integer(2),
    half: double(1.5),
    at: { timestampValue: commitTime },
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
  ])('%s is refused', (_, value) => {
    expect(store.commit(set('a', { field: JSON.parse(value) }))).toBe('INVALID_ARGUMENT');
    expect(store.ids()).toEqual([]);
  });

  test('values at the limits are stored', () => {
    // The name takes 16 + "things" 7 + "a" 2, the field 6, the document 32, the end of the text 1.
    const largest = '"'.repeat(1024 * 1024 - 64);
    expect(store.commit(set('a', { field: text(largest) }))).toHaveProperty('commitTime');
    expect(store.commit(set('a', { field: text(`${largest}"`) }))).toBe('INVALID_ARGUMENT');
    expect(fieldsOf('a')).toEqual({ field: text(largest) });
    expect(store.commit(set('b', { field: nest(20) }))).toHaveProperty('commitTime');
    expect(fieldsOf('b')).toEqual({ field: nest(20) });
  });

  test('times in other zones or with nanoseconds are normalised', () => {
    store.commit(set('a', { at: { timestampValue: '2020-01-01T00:30:00.123456789+01:00' } }));
    expect(fieldsOf('a')).toEqual({ at: { timestampValue: '2019-12-31T23:30:00.123456000Z' } });
  });
});

describe('names', () => {
  test.each(['__bad__', '', '.', '..', 'a\0b', 'x'.repeat(1501), '\ud83d'])('the id %j is refused', (id) => {
    expect(store.commit({ update: { name: name(id) } })).toBe('INVALID_ARGUMENT');
    expect(store.documents({ from: [{ collectionId: id }] })).toBe('INVALID_ARGUMENT');
  });

  test('a query is asked of a document or a root', () => {
    expect(store.documents({}, `${testRoot}/things`)).toBe('INVALID_ARGUMENT');
    expect(store.documents({}, 'projects/p/databases/d')).toBe('INVALID_ARGUMENT');
    expect(store.documents({}, name('a'))).toEqual([]);
  });

  test('a document of another database is refused', () => {
    const other = 'projects/other/databases/(default)/documents/things/a';
    expect(store.call('commit', { writes: [{ update: { name: other } }] })).toBe('INVALID_ARGUMENT');
    expect(store.call('batchGet', { documents: [other] })).toBe('INVALID_ARGUMENT');
  });
});

test('300 copies of one name are one document', () => {
  store.commit(set('a', {}));
  const result = store.call('batchGet', { documents: Array.from({ length: 300 }, () => name('a')) });
  expect(result).toHaveLength(1);
});

test('a mask path of 1 MB is refused', () => {
  expect(store.commit(update('a', {}, ['a.'.repeat(500_000).slice(0, -1)]))).toBe('INVALID_ARGUMENT');
});
