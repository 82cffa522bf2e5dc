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
  op: fc.option(fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL')),
  value: fc.nat({ max: 4 }),
  direction: fc.option(fc.constantFrom('ASCENDING', 'DESCENDING')),
  offset: fc.nat({ max: 2 }),
  limit: fc.option(fc.integer({ min: 1, max: 3 })),
});
const step = fc.record({ writes: fc.array(write, { maxLength: 3 }), question, isByOther: fc.boolean() });

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Write = Omit<Step['writes'][number], 'demand'> & { demanded: Precondition };

const isMet = (demanded: Precondition, time: string | undefined) =>
  demanded === undefined ||
  ('exists' in demanded ? demanded.exists === (time !== undefined) : demanded.updateTime === time);

function toCall({ kind, id, value, demanded }: Write) {
  const currentDocument = demanded && { currentDocument: demanded };
  const n = integer(value);
  if (kind === 'delete') return { delete: name(id), ...currentDocument };
  if (kind === 'set') return { ...set(id, { n, whole: n }), ...currentDocument };
  return { ...set(id, { n }), updateMask: { fieldPaths: ['n'] }, ...currentDocument };
}

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

const matches = (n: number, { op, value }: Step['question']) =>
  op === null ||
  { EQUAL: n === value, NOT_EQUAL: n !== value, LESS_THAN: n < value, GREATER_THAN_OR_EQUAL: n >= value }[op];

/** The ids and fields that a query must find. */
function expected(known: ReadonlyMap<string, Stored>, asked: Step['question']) {
  const { op, direction, offset, limit } = asked;
  const isByNumber = direction !== null || (op !== null && op !== 'EQUAL');
  const sign = direction === 'DESCENDING' ? -1 : 1;
  return [...known]
    .filter(([, { n }]) => matches(n, asked))
    .sort(([id, one], [otherId, other]) => sign * ((isByNumber && one.n - other.n) || (id < otherId ? -1 : 1)))
    .slice(offset, offset + (limit ?? known.size))
    .map(([id, { n, whole }]) => ({ name: name(id), n, whole }));
}

const toQuery = ({ op, value, direction, offset, limit }: Step['question']) => ({
  ...(op && { where: { fieldFilter: { field: { fieldPath: 'n' }, op, value: integer(value) } } }),
  ...(direction && { orderBy: [{ field: { fieldPath: 'n' }, direction }] }),
  ...(limit && { limit }),
  offset,
});

const committedSchema = v.object({ commitTime: v.string() });
const integerSchema = v.pipe(
  v.object({ integerValue: v.string() }),
  v.transform(({ integerValue }) => Number(integerValue)),
);
const foundSchema = v.array(
  v.object({
    name: v.string(),
    fields: v.object({ n: integerSchema, whole: v.optional(integerSchema) }),
  }),
);

test('two programs find what a map would hold, whatever is written, deleted and asked for in between', () => {
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
        expect([after !== undefined, result]).toEqual([v.is(committedSchema, result), result]);
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
