import { addressOfFile, describeFile, downloadName } from './show-file';

const file = {
  id: 1,
  type: 'file',
  file: `${'a'.repeat(32)}.pdf`,
  name: 'Installation guide.pdf',
  bytes: 2_400_000,
} as const;

test('readers are told the title or name, the kind and the size', () => {
  expect(describeFile(file)).toBe('Installation guide (PDF, 2.4 MB)');
  expect(describeFile({ ...file, title: 'How to install' }, 'de-DE')).toBe('How to install (PDF, 2,4 MB)');
  // One that waits: its kind is what a store says.
  expect(describeFile({ ...file, file: 'waiting' })).toBe('Installation guide (2.4 MB)');
});

test.each([
  ['Wartungsplan für 倉庫.pdf', 'Wartungsplan für 倉庫.pdf'],
  ['invoice.exe', 'invoice.exe.pdf'],
  ['model.STEP', 'model.pdf'],
  ['../../.htaccess', 'htaccess.pdf'],
  ['a/b\\c?d#e%f.pdf', 'a-b-c-d-e-f.pdf'],
  ['guide\u202Efdp.exe', 'guide-fdp.exe.pdf'],
  ['half\ud83d.pdf', 'half-.pdf'],
  ['.pdf', 'file.pdf'],
])('the name %j is saved as what it is, and leads nowhere else', (name, saved) => {
  expect(downloadName({ ...file, name })).toBe(saved);
});

test('a long name is one that file systems take, and an address has each sign of it', () => {
  expect(new TextEncoder().encode(downloadName({ ...file, name: '😀語'.repeat(400) })).length).toBeLessThan(256);
  expect(addressOfFile({ ...file, name: 'Maß (2).pdf' })).toBe(
    `/media/posts/files/${'a'.repeat(32)}/Ma%C3%9F%20(2).pdf`,
  );
});
