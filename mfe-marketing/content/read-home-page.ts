import * as v from 'valibot';
import { address } from './address';
import { listOf, sentence, text } from './fields';
import { readDataFile } from './read-data-files';

const part = v.strictObject({ title: text, text: sentence, to: address });

/** The schema of the file of the home page's lists. */
export const homePageSchema = v.strictObject({
  places: v.pipe(
    listOf(
      v.strictObject({
        id: v.pipe(v.string(), v.description('The place in the picture, which knows where it is')),
        label: text,
        description: sentence,
      }),
    ),
    v.description('The places of the warehouse, from goods-in to the control room'),
  ),
  products: v.pipe(listOf(part), v.description('The parts of the platform')),
  robots: v.pipe(
    v.strictObject({
      lifter: sentence,
      singleConveyor: sentence,
      dualConveyor: sentence,
      fork: sentence,
      agvTugger: sentence,
      counterBalance: sentence,
    }),
    v.description('What each robot does. Its tab shows the first 40 characters, which must end with a word'),
  ),
  industries: v.pipe(
    v.strictObject({
      'industry-fmcg': sentence,
      'automotive-industry': sentence,
      distribution: sentence,
    }),
    v.description('A line for each industry, shorter than its summary'),
  ),
  questions: v.pipe(
    listOf(v.strictObject({ question: text, answer: v.union([sentence, listOf(text)]) })),
    v.description('Questions with their answers, as sentences or as a list'),
  ),
});

/** The lists of the home page. */
export const readHomePage = (root?: string) => readDataFile('data/home-page.yaml', homePageSchema, root);
