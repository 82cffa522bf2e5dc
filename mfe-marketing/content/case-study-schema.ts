import { describeChange, type StudyReference, writeChange } from 'shared-config/references/studies';
import * as v from 'valibot';

/** Where it is said by what other pages name a study. */
export const references = 'shared-config/src/references/studies.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
/** Without quotes YAML takes one that has no unit for a number, and 1.10 for 1.1. */
const value = v.pipe(
  v.string('must be in quotes, such as "0"'),
  v.regex(/\d/, 'must be a figure, such as "98.6%" or "9 min"'),
);
/** Lines of a name and a text, in their order. A name of digits alone would change its place. */
const lines = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^\D/, 'must begin with a letter')), text),
  v.minEntries(1, 'must have a line such as "Load: Pallets"'),
);

const figure = v.strictObject({
  value,
  /** The thing counted, as the end of the sentence that the value begins. */
  text,
  /** The base of the count, or of the comparison. */
  base: text,
  period: v.pipe(text, v.regex(/20\d\d/, 'must say the year')),
});

const robot = v.strictObject({
  count: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
  /** The heaviest that one of them carries here. */
  load: v.pipe(
    v.string('must be a load in kg, such as 960 kg'),
    v.regex(/^\d+ kg$/, 'must be a load in kg, such as 960 kg'),
    v.transform((written) => Number.parseInt(written, 10)),
  ),
  task: text,
});

/** The head of a case study's file, before its chapters: in agreement with other pages about the same study. */
export function caseStudySchema({ change, quote, robots, software }: StudyReference) {
  const first = `${writeChange(change)} ${describeChange(change)}`;
  return v.strictObject({
    /** One sentence, for cards and search results. */
    summary: text,
    facts: lines,
    figures: v.strictTuple(
      [
        v.pipe(
          figure,
          v.check((one) => `${one.value} ${one.text}` === first, `must say "${first}", as ${references} does`),
        ),
        figure,
        figure,
      ],
      'must be a list of three figures',
    ),
    weeks: v.strictObject({ heading: text, steps: lines }),
    quote: v.pipe(
      v.strictObject({ text, name: text, role: text }),
      v.check(
        (one) => one.name === quote.name && one.text.includes(quote.text),
        `must be by ${quote.name} and have the sentence "${quote.text}", as in ${references}`,
      ),
    ),
    robots: v.strictObject(
      v.entriesFromList(robots, robot),
      `the robots are ${robots.join(', ')} and no other, as ${references} says`,
    ),
    modules: v.strictObject(
      v.entriesFromList(software, text),
      `the modules are ${software.join(', ')} and no other, as ${references} says`,
    ),
  });
}
