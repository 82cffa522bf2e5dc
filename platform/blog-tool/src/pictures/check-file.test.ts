import { maxFileBytes } from 'kit/posts/stored-file';
import { provideBrowserFiles } from 'kit/presets/jest/browser-files';
import { checkFile } from './check-file';

provideBrowserFiles();

test('a file is what its content says, whatever its type and name', async () => {
  expect(await checkFile(new File(['%PDF-1.7'], 'page.html', { type: 'text/html' }))).toBe('pdf');
});

test.each([
  ['<!doctype html>', 3, 'The file: it is neither PDF, STEP nor ZIP, whatever its name says. Save it as PDF'],
  ['%PDF-1.7', maxFileBytes, 'The file: it has more than 20 MB. Make it smaller, or divide it'],
])('one that begins with %j and has %d bytes more is refused, with the remedy', async (start, more, message) => {
  await expect(checkFile(new File([start, new Uint8Array(more)], 'guide.pdf'))).rejects.toThrow(message);
});
