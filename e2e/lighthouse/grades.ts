import * as v from 'valibot';

const auditSchema = v.object({
  title: v.string(),
  /** From 0 to 1; `null` for what does not apply to the page. */
  score: v.nullable(v.number()),
  details: v.optional(v.object({ items: v.optional(v.array(v.unknown())) })),
});
const outputSchema = v.object({
  lhr: v.object({
    runtimeError: v.optional(v.object({ message: v.string() })),
    categories: v.record(
      v.string(),
      v.object({
        score: v.nullable(v.number()),
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
    audits: v.record(v.string(), auditSchema),
  }),
});
/** What an audit found, as far as it says where. */
const placeSchema = v.union([
  v.pipe(
    v.object({ node: v.object({ selector: v.string() }) }),
    v.transform(({ node }) => node.selector),
  ),
  v.pipe(
    v.object({ description: v.string() }),
    v.transform(({ description }) => description),
  ),
  v.pipe(
    v.object({ url: v.string() }),
    v.transform(({ url }) => url),
  ),
]);

/** What Lighthouse says of a template: points of 100 by category, and a line for each audit that costs some. */
export type Grades = { name: string; points: Readonly<Record<string, number>>; failures: readonly string[] };

/** Reads the grades from what Lighthouse returns. A page that could not be graded has a failure and 0 points. */
export function gradePage(name: string, output: unknown): Grades {
  const { runtimeError, categories, audits } = v.parse(outputSchema, output).lhr;
  const points: Record<string, number> = {};
  const failures = runtimeError ? [`${name}: ${runtimeError.message}`] : [];
  for (const [category, { score, auditRefs }] of Object.entries(categories)) {
    points[category] = Math.round((score ?? 0) * 100);
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) continue;
      failures.push(`${name}: ${category}: ${audit.title} (${id})${formatPlaces(audit)}`);
    }
  }
  return { name, points, failures };
}

function formatPlaces({ details }: v.InferOutput<typeof auditSchema>): string {
  const places = (details?.items ?? []).flatMap((item) => {
    const place = v.safeParse(placeSchema, item);
    return place.success ? [place.output] : [];
  });
  return places
    .slice(0, 3)
    .map((place) => `\n    ${place}`)
    .join('');
}

/** A table of the points, and under it what costs some. */
export function formatGrades(categories: readonly string[], grades: readonly Grades[]): string[] {
  const toRow = (cells: readonly string[]) =>
    cells
      .map((cell) => cell.padEnd(16))
      .join('')
      .trimEnd();
  return [
    toRow(['template', ...categories]),
    ...grades.map(({ name, points }) =>
      toRow([name, ...categories.map((category) => String(points[category] ?? '-'))]),
    ),
    ...grades.flatMap(({ failures }) => failures),
  ];
}
