import fc from 'fast-check';
import * as v from 'valibot';
import { integer, name, set } from '../testing/document-values';
import { propertySettings } from '../testing/property-settings';
import { openTestDocuments, readTestDocuments, type TestDocuments } from '../testing/test-documents';

// Documents are written, changed, deleted and asked for by two programs that have one file open, in any order; a map in
// memory says what both must find.

type Precondition = { exists: boolean } | { updateTime: string } | undefined;
type Stored = { n: number; whole: number | undefined; time: string };

const neverWritten = '2020-01-01T00:00:00.000000Z';

/** What a program may demand of a document that it has read before. @param times at which it was written, deleted or not */
const preconditions: readonly ((times: readonly string[]) => Precondition)[] = [
  () => undefined,
  () => undefined,
  () => ({ exists: true }),
  () => ({ exists: false }),
  (times) => ({ updateTime: times.at(-1) ?? neverWritten }),
  (times) => ({ updateTime: times.at(0) ?? neverWritten }),
];

const write = fc.record({
  kind: fc.constantFrom('set', 'change', 'delete'),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  value: fc.nat({ max: 4 }),
  demand: fc.constantFrom(...preconditions),
});
const question = fc.record({
  op: fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS_THAN'),
  value: fc.nat({ max: 4 }),
  direction: fc.constantFrom(null, 'ASCENDING', 'DESCENDING'),
  offset: fc.nat({ max: 1 }),
  limit: fc.integer({ min: 1, max: 4 }),
});
const step = fc.record({ writes: fc.array(write, { maxLength: 3 }), question, isByOther: fc.boolean() });

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Write = Omit<Step['writes'][number], 'demand'> & { demanded: Precondition };

const isMet = (demanded: Precondition, time: string | undefined) =>
  demanded === undefined ||
  ('exists' in demanded ? demanded.exists === (time !== undefined) : demanded.updateTime === time);

const toCall = ({ kind, id, value, demanded }: Write) => ({
  ...(kind === 'delete' ? { delete: name(id) } : set(id, { n: integer(value), whole: integer(value) })),
  ...(kind === 'change' && { updateMask: { fieldPaths: ['n'] } }),
  ...(demanded && { currentDocument: demanded }),
});

/** The documents after a commit; `undefined` when it must be refused. */
function afterCommit(known: ReadonlyMap<string, Stored>, writes: readonly Write[], time: string) {
  const after = new Map(known);
  for (const { kind, id, value, demanded } of writes) {
    const stored = after.get(id);
    if (!isMet(demanded, stored?.time)) return undefined;
    if (kind === 'delete') after.delete(id);
    else after.set(id, { n: value, whole: kind === 'set' ? value : stored?.whole, time });
  }
  return after;
}

/** What a query must find. */
function expected(known: ReadonlyMap<string, Stored>, { op, value, direction, offset, limit }: Step['question']) {
  const matches = (n: number) => ({ EQUAL: n === value, NOT_EQUAL: n !== value, LESS_THAN: n < value })[op];
  // Without an order, an inequality sorts by its field.
  const isByNumber = direction !== null || op !== 'EQUAL';
  const sign = direction === 'DESCENDING' ? -1 : 1;
  return [...known]
    .filter(([, { n }]) => matches(n))
    .sort(([id, one], [otherId, other]) => sign * ((isByNumber && one.n - other.n) || (id < otherId ? -1 : 1)))
    .slice(offset, offset + limit)
    .map(([id, { n, whole }]) => ({ name: name(id), n, whole }));
}

const toQuery = ({ op, value, direction, offset, limit }: Step['question']) => ({
  where: { fieldFilter: { field: { fieldPath: 'n' }, op, value: integer(value) } },
  ...(direction && { orderBy: [{ field: { fieldPath: 'n' }, direction }] }),
  offset,
  limit,
});

const committedSchema = v.object({ commitTime: v.string() });
const integerSchema = v.pipe(
  v.object({ integerValue: v.string() }),
  v.transform((value) => Number(value.integerValue)),
);
const fieldsSchema = v.object({ n: integerSchema, whole: v.optional(integerSchema) });
const foundSchema = v.array(v.object({ name: v.string(), fields: fieldsSchema }));

test('two programs find what a map would hold, whatever is written in between', () => {
  const one = openTestDocuments();
  const other = readTestDocuments(one.file);
  const ask = (reader: TestDocuments, asked: Step['question']) =>
    v.parse(foundSchema, reader.documents(toQuery(asked))).map((found) => ({ name: found.name, ...found.fields }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      one.connection.exec('DELETE FROM documents');
      let known: ReadonlyMap<string, Stored> = new Map();
      const times = new Map<string, string[]>();
      for (const { writes, question: asked, isByOther } of steps) {
        const demanding = writes.map(({ demand, ...rest }) => ({
          ...rest,
          demanded: demand(times.get(rest.id) ?? []),
        }));
        const result = (isByOther ? other : one).commit(...demanding.map(toCall));
        const after = afterCommit(known, demanding, v.is(committedSchema, result) ? result.commitTime : 'refused');
        expect(v.is(committedSchema, result)).toBe(after !== undefined);
        known = after ?? known;
        for (const [id, { time }] of known) {
          const seen = times.get(id) ?? [];
          if (!seen.includes(time)) times.set(id, [...seen, time]);
        }
        for (const reader of [one, other]) expect(ask(reader, asked)).toEqual(expected(known, asked));
      }
    }),
    propertySettings,
  );
  other.dispose();
  one.dispose();
});
