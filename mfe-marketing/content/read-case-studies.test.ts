import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StudyReference, studies } from 'shared-config/references/studies';
import { readCaseStudies, readCaseStudy } from './read-case-studies';

const file = 'content/case-studies/a-plant.md';
const written = `---
summary: Two lifters carry pallets.
facts:
  Load: Pallets
figures:
  - value: 9 min
    text: lost a week, down from 142
    base: Both lines
    period: May 2025
  - value: 98.6%
    text: of pallets collected
    base: Both lines
    period: May 2025
  - value: "37"
    text: pallets per hour
    base: Both lines
    period: June 2025
weeks:
  heading: Two weeks
  steps:
    Week 1: The floor was mapped.
    Week 2: "Training: three hours each."
quote:
  text: Nothing did. Nobody had to run.
  name: Ingrid Dahl
  role: Shift manager, Nordhavn Foods
robots:
  lifter:
    count: 2
    load: 960 kg
    task: carry pallets
modules:
  integrator: reads the palletisers
---

## Customer and plant: Two lines

It fills water.

## Before: One pallet

A driver waited.

## Why these robots: No conveyor

It would have crossed the walkway.

## What did not go well: A fire drill

A door closed.
`;

function read(text: string) {
  const [first] = studies;
  if (!first) throw new Error('There are no studies');
  const reference: StudyReference = {
    ...first,
    change: { before: 142, after: 9, unit: ' min', text: 'lost a week' },
    quote: { text: 'Nobody had to run.', name: 'Ingrid Dahl' },
    robots: ['lifter'],
    software: ['integrator'],
  };
  return readCaseStudy(file, text, reference);
}

/** Reads the file with a change in it. */
function change(before: string | RegExp, after: string) {
  const changed = written.replace(before, after);
  if (changed === written) throw new Error(`There is no ${before}`);
  return read(changed);
}

test('a case study is read from its file in order, with loads in kg and headings', () => {
  expect(read(written)).toEqual({
    summary: 'Two lifters carry pallets.',
    text: {
      facts: [{ label: 'Load', value: 'Pallets' }],
      plant: { heading: 'Two lines', paragraphs: ['It fills water.'] },
      before: { heading: 'One pallet', paragraphs: ['A driver waited.'] },
      why: { heading: 'No conveyor', paragraphs: ['It would have crossed the walkway.'] },
      setbacks: { heading: 'A fire drill', paragraphs: ['A door closed.'] },
      figures: [
        { value: '9 min', text: 'lost a week, down from 142', base: 'Both lines', period: 'May 2025' },
        { value: '98.6%', text: 'of pallets collected', base: 'Both lines', period: 'May 2025' },
        { value: '37', text: 'pallets per hour', base: 'Both lines', period: 'June 2025' },
      ],
      weeks: {
        heading: 'Two weeks',
        steps: [
          { when: 'Week 1', text: 'The floor was mapped.' },
          { when: 'Week 2', text: 'Training: three hours each.' },
        ],
      },
      quote: { text: 'Nothing did. Nobody had to run.', name: 'Ingrid Dahl', role: 'Shift manager, Nordhavn Foods' },
      robots: [{ name: 'lifter', count: 2, load: 960, task: 'carry pallets' }],
      modules: [{ id: 'integrator', task: 'reads the palletisers' }],
    },
  });
});

test('a heading may contain a colon, and a text what HTML would treat as markup', () => {
  const { before } = change(
    /One pallet\n\nA driver waited\./,
    'One pallet: no room\n\n5 < 6 & “so”.\n\nA line\nand the next.',
  ).text;
  expect(before).toEqual({ heading: 'One pallet: no room', paragraphs: ['5 < 6 & “so”.', 'A line and the next.'] });
});

const names =
  'Begin each with its name, a colon and a heading of its own: "## Customer and plant: …", "## Before: …", "## Why these robots: …", "## What did not go well: …"';

test.each([
  ['a chapter without its name', 'Before: One', 'One', `, line 40: there is no chapter "One pallet". ${names}`],
  ['a surplus chapter', 'Before: One', 'Later: One', `, line 40: there is no chapter "Later". ${names}`],
  [
    'a chapter without its own heading',
    'Before: One pallet',
    'Before',
    ', line 40: the chapter "Before" has no heading of its own. Write "## Before: " and the heading',
  ],
  ['a missing chapter', '## Before: One pallet', '', `: the chapter "Before" is missing. ${names}`],
  ['a duplicate chapter', 'Why these robots', 'Before', ', line 44: a second chapter "Before". Make one of the two'],
  [
    'an empty chapter',
    'A driver waited.',
    '',
    ', line 40: the chapter "Before" has no text. Write a paragraph below it',
  ],
  [
    'a misplaced chapter',
    /(## Before.*?)(## Why.*?)(?=## What)/s,
    '$2$1',
    ', line 40: "Why these robots" is not at its place. The page shows Customer and plant, Before, Why these robots, What did not go well: order them so',
  ],
  [
    'a text before the first chapter',
    '## Customer',
    'First.\n\n## Customer',
    `, line 36: a text before the first chapter. ${names}`,
  ],
  [
    'a list',
    'A driver waited.',
    '- A driver\n- waited',
    ', line 42: a chapter has paragraphs alone, and here is something else (list). Say it in a paragraph',
  ],
  [
    'marks',
    'A driver waited.',
    'A **driver** waited.',
    ', line 42: a paragraph with marks, a link or a line break. Write it in plain words',
  ],
  [
    'marks in a heading',
    'One pallet',
    '*One* pallet',
    ', line 40: a heading with marks or a link. Write it in plain words',
  ],
])('%s is refused with its place and what to do', (_fault, before, after, message) => {
  expect(() => change(before, after)).toThrow(new Error(file + message));
});

const references = 'shared-config/src/references/studies.ts';

test.each([
  ['a missing field', /summary.*\n/, '', 2, '"summary": is missing'],
  ['an unknown field', 'summary:', 'summery: x\nsummary:', 2, '"summery": there is no such field'],
  ['an empty text', /summary.*/, 'summary: ""', 2, '"summary": must not be empty'],
  ['facts without a line', /facts:\n.*/, 'facts: {}', 3, '"facts": must have a line such as "Load: Pallets"'],
  ['a name of digits', '  Load:', '  2025:', 4, '"facts.2025": must begin with a letter'],
  [
    'a first figure that other pages do not have',
    'lost a week,',
    'lost a day,',
    6,
    `"figures.0": must say "9 min lost a week, down from 142", as ${references} does`,
  ],
  ['a figure without quotes', '"37"', '37', 14, '"figures.2.value": must be in quotes, such as "0"'],
  ['a figure without digits', '98.6%', 'most', 10, '"figures.1.value": must be a figure, such as "98.6%" or "9 min"'],
  ['a period without its year', 'June 2025', 'June', 17, '"figures.2.period": must say the year'],
  ['a surplus figure', 'weeks:', '  - value: "1"\nweeks:', 18, '"figures.3": must be a list of three figures'],
  [
    'a different person quoted',
    'Ingrid Dahl',
    'Inga Dahl',
    23,
    `"quote": must be by Ingrid Dahl and have the sentence "Nobody had to run.", as in ${references}`,
  ],
  [
    'an unknown robot',
    'lifter:',
    'lifters:',
    28,
    `"robots.lifter": the robots are lifter and no other, as ${references} says`,
  ],
  [
    'a surplus module',
    'modules:',
    'modules:\n  syncos: leads',
    33,
    `"modules.syncos": the modules are integrator and no other, as ${references} says`,
  ],
  [
    'a robot’s load without its unit',
    '960 kg',
    '960',
    30,
    '"robots.lifter.load": must be a load in kg, such as 960 kg',
  ],
  ['half a robot', 'count: 2', 'count: 2.5', 29, '"robots.lifter.count": must be a whole number'],
])('%s is refused with its line', (_fault, before, after, line, message) => {
  expect(() => change(before, after)).toThrow(
    new Error(`${file}, line ${line}: field ${message}. Correct the front matter`),
  );
});

test('an unquoted colon and a duplicate name are refused with their line', () => {
  expect(() => change('"Training: three hours each."', 'Training: three hours each.')).toThrow(
    /^content\/case-studies\/a-plant\.md, line 22: .*\. Put the value in quotes$/s,
  );
  expect(() => change('Week 2', 'Week 1')).toThrow(
    /^content\/case-studies\/a-plant\.md, line 22: .*\. Give one of them another name$/s,
  );
});

test('each file belongs to a study, and each study has a file', () => {
  const place = mkdtempSync(join(tmpdir(), 'case-studies-'));
  try {
    cpSync(join(__dirname, 'case-studies'), place, { recursive: true });
    expect(Object.keys(readCaseStudies(({ summary }) => summary, place))).toEqual(studies.map(({ id }) => id));
    writeFileSync(join(place, '.DS_Store'), '');
    renameSync(join(place, 'orban-cross-dock.md'), join(place, 'orban.md'));
    expect(() => readCaseStudies(({ text }) => text, place)).toThrow(
      `content/case-studies/orban.md: no case study has this name. Correct it, or have the study added to ${references}`,
    );
    rmSync(join(place, 'orban.md'));
    expect(() => readCaseStudies(({ text }) => text, place)).toThrow(
      `content/case-studies/orban-cross-dock.md is missing. Write it, or have the study taken out of ${references}`,
    );
  } finally {
    rmSync(place, { recursive: true });
  }
});
