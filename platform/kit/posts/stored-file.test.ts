import { fileKindOf, isFileName, isNamedAsFile } from './stored-file';
import { isPictureName, storedNamesIn } from './stored-picture';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7\n%\xe2\xe3', 'pdf'],
  ['ISO-10303-21;\nHEADER;', 'stp'],
  ['PK\x03\x04\x14\x00', 'zip'],
  ['PK\x05\x06\x00\x00', 'zip'],
  ['<!doctype html><p>%PDF-1.7', undefined],
  [' %PDF-1.7', undefined],
  ['PK\x07\x08', undefined],
  ['', undefined],
])('a file is what its first bytes say: %j', (start, kind) => {
  expect(fileKindOf(bytes(start))).toBe(kind);
});

test('a name in the store is a picture’s or a file’s; a document may name both', () => {
  const [picture, file] = [`${'a'.repeat(32)}.png`, `${'b'.repeat(32)}.pdf`];
  expect([isFileName(file), isFileName(picture), isPictureName(file)]).toEqual([true, false, false]);
  expect(isFileName(`../${file}`)).toBe(false);
  expect(storedNamesIn(JSON.stringify([{ picture }, { file }, 'c.zip']))).toEqual([picture, file]);
  expect(['a.PDF', 'b.step', 'c.stp', 'd.zip', 'e.pdf.html'].map(isNamedAsFile)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
