import { type Datasheet, defineDatasheets } from './datasheet';

const sheet: Datasheet = {
  file: 'dosing-pump.pdf',
  kind: 'Data sheet',
  title: 'HP Dosing',
  subtitle: 'Lifts pallets',
  version: '1.0',
  date: '2026-11-22',
  picture: { name: 'robot-fork', alt: 'A robot' },
  figures: [],
  sections: [{ heading: 'Loads', blocks: [{ kind: 'text', text: 'One pallet' }] }],
  attachments: [{ file: 'dosing-pump.dxf', text: '0' }],
};

test('datasheets are as they were written', () => expect(defineDatasheets([sheet])).toEqual([sheet]));

test.each([
  [
    'a folder',
    { file: '../pump.pdf' },
    'field "0.file": must be lower-case words joined by hyphens, and end with .pdf',
  ],
  ['upper case', { file: 'PUMP.pdf' }, 'field "0.file"'],
  ['another ending', { attachments: [{ file: 'pump.pdf', text: '' }] }, 'field "0.attachments.0.file"'],
  ['a version of one number', { version: '2' }, 'field "0.version"'],
  ['no day', { date: '22 November' }, 'field "0.date"'],
  ['a picture elsewhere', { picture: { name: 'a/b', alt: '' } }, 'field "0.picture.name"'],
  ['an unknown field', { colour: 'red' }, 'colour'],
])('a datasheet with %s is refused, naming the field', (_, part, reason) => {
  expect(() => defineDatasheets([{ ...sheet, ...part }])).toThrow(reason);
});
