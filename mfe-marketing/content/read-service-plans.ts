import * as v from 'valibot';
import { listOf, question, sentence, text } from './fields';
import { readDataFile } from './read-data-files';

const threeOf = <Item extends v.GenericSchema>(item: Item) => v.strictTuple([item, item, item]);

/** The schema of the file of service plans. */
export const servicePlansSchema = v.strictObject({
  plans: v.pipe(
    threeOf(
      v.strictObject({ name: text, plants: v.pipe(text, v.description('Which plants it is for, in a few words')) }),
    ),
    v.description('The three plans, from the smallest on'),
  ),
  rows: v.pipe(
    listOf(
      v.strictObject({
        label: v.pipe(text, v.description('What is compared')),
        plans: v.pipe(threeOf(text), v.description('What each plan has of it, in their order')),
        large: v.exactOptional(v.pipe(v.boolean(), v.description('Whether it is a figure that is set large'))),
      }),
    ),
    v.description('The rows of the comparison'),
  ),
  included: v.pipe(listOf(text), v.description('What does not depend on the plan')),
  excluded: v.pipe(listOf(sentence), v.description('What has to be ordered, or is somebody else’s responsibility')),
  questions: v.pipe(listOf(question), v.description('What is asked about plans')),
});

/** The plans, their comparison, and what is asked about them. */
export const readServicePlans = (root?: string) => readDataFile('data/service-plans.yaml', servicePlansSchema, root);
