import type { ApplicationReference } from 'shared-config/references/application';
import { industryReferences } from 'shared-config/references/industries';
import { solutionReferences } from 'shared-config/references/solutions';
import { useCaseReferences } from 'shared-config/references/use-cases';
import * as v from 'valibot';
import type { Scene } from '../src/lists/use-case';
import { type DrawnScene, useCaseScenes } from '../src/lists/use-case-scenes';
import { applicationFields, fact, measure, step } from './application-fields';
import { listOf, sentence, text } from './fields';
import { readDataFolder } from './read-data-files';

const aboutHeadings = 'What the parts of the page are called. Each says what is said there, and no other page has it';

const problemFields = {
  ...applicationFields,
  headings: v.pipe(
    v.strictObject({ problem: text, flow: text, means: text, results: text }),
    v.description(aboutHeadings),
  ),
  problem: sentence,
  measure: v.pipe(measure, v.description('The problem in one figure that a reader can check')),
};

/** The schema of an industry's file. */
export const industrySchema = v.strictObject({ ...problemFields, steps: listOf(step) });

/** The schema of a use case's file. */
export const useCaseSchema = v.strictObject({
  ...problemFields,
  steps: v.pipe(
    listOf(
      v.strictObject({
        ...step.entries,
        load: v.exactOptional(v.pipe(text, v.description('What the robot of the scene takes, such as a full pallet'))),
        signal: v.exactOptional(v.pipe(text, v.description('What the place reports, where it is not its own signal'))),
      }),
    ),
    v.description('The steps that the floor plan plays, one for each scene of src/lists/use-case-scenes.ts'),
  ),
});

/** The schema of a solution's file. */
export const solutionSchema = v.strictObject({
  ...applicationFields,
  headings: v.pipe(
    v.strictObject({ comparison: text, flow: text, means: text, results: text }),
    v.description(aboutHeadings),
  ),
  comparison: v.strictObject({
    today: v.pipe(text, v.description('Today’s way, short enough for the head of a column')),
    robots: v.pipe(text, v.description('The way with robots, as short')),
    measure: v.pipe(
      v.strictObject({ label: text, today: fact, robots: fact }),
      v.description('The figure in which both ways differ most, which a reader can check'),
    ),
    rows: listOf(v.strictObject({ label: text, today: text, robots: text })),
  }),
  steps: listOf(step),
});

/** The words of each industry, by its id. */
export const readIndustries = (root?: string) => readWords('industries', industrySchema, industryReferences, root);

/** The words of each solution, by its id. */
export const readSolutions = (root?: string) => readWords('solutions', solutionSchema, solutionReferences, root);

/** The words of each use case with the scenes of its steps, by its id. */
export const readUseCases = (root?: string) =>
  Object.fromEntries(
    Object.entries(readWords('use-cases', useCaseSchema, useCaseReferences, root)).map(([id, { steps, ...words }]) => [
      id,
      { ...words, steps: addScenes(`content/use-cases/${id}.yaml`, steps, useCaseScenes[id] ?? []) },
    ]),
  );

/** The files of a folder by their names, one for each reference. */
function readWords<Schema extends v.GenericSchema<unknown, object>>(
  folder: string,
  schema: Schema,
  references: readonly ApplicationReference[],
  root?: string,
): Record<string, v.InferOutput<Schema>> {
  const all = readDataFolder(folder, schema, root);
  const from = `shared-config/src/references/${folder}.ts`;
  for (const { id } of all)
    if (!references.some((one) => one.id === id))
      throw new Error(`content/${folder}/${id}.yaml: ${from} has no "${id}". Add it there, or take the file away`);
  for (const { id } of references)
    if (!all.some((one) => one.id === id))
      throw new Error(`content/${folder}/${id}.yaml: there is no such file, and ${from} has "${id}". Write it`);
  return Object.fromEntries(all.map(({ id, ...words }) => [id, words]));
}

type WrittenStep = v.InferOutput<typeof useCaseSchema>['steps'][number];

function addScenes(file: string, steps: readonly WrittenStep[], scenes: readonly DrawnScene[]) {
  if (steps.length !== scenes.length)
    throw new Error(
      `${file}: it has ${steps.length} steps, and src/lists/use-case-scenes.ts draws ${scenes.length}. Bring the two together`,
    );
  return steps.flatMap(({ title, text: words, load, signal }, at) => {
    const drawn = scenes[at];
    if (!drawn) return [];
    if (drawn.kind === 'report' ? load !== undefined : signal !== undefined)
      throw new Error(
        `${file}: in the scene of the step "${title}" ${drawn.kind === 'report' ? 'no robot takes a "load"' : 'no place reports a "signal"'}. Take it away`,
      );
    const scene: Scene =
      drawn.kind === 'report'
        ? { ...drawn, ...(signal === undefined ? {} : { signal }) }
        : { ...drawn, ...(load === undefined ? {} : { load }) };
    return [{ title, text: words, scene }];
  });
}
