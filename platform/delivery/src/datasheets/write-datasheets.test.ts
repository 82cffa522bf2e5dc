import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Datasheet } from 'kit/contract/datasheet';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import sharp from 'sharp';
import { openWorkspace } from '../workspace';
import { drawDatasheet } from './draw-datasheet';
import { printDatasheets } from './write-datasheets';

let folder: string;
let pdfium: PDFiumLibrary;
beforeAll(async () => {
  folder = createTemporaryFolder('datasheets');
  // Any typefaces do.
  cpSync(join(__dirname, '../../../../media/datasheets/typefaces'), join(folder, 'typefaces'), { recursive: true });
  mkdirSync(join(folder, 'pictures'));
  const grey = { width: 80, height: 60, channels: 3 as const, background: '#888' };
  await sharp({ create: grey }).jpeg().toFile(join(folder, 'pictures/pump.jpg'));
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => {
  pdfium.destroy();
  rmSync(folder, { recursive: true });
});

async function readText(bytes: Buffer): Promise<string> {
  const document = await pdfium.loadDocument(bytes);
  const text = Array.from(document.pages(), (page) => page.getText()).join('\n');
  document.destroy();
  return text;
}

const sample: Datasheet = {
  file: 'sample.pdf',
  kind: 'Data sheet',
  title: 'Sample',
  subtitle: 'For a test',
  version: '1.0',
  date: '2026-11-22',
  picture: { name: 'pump', alt: 'A pump' },
  figures: [],
  sections: [],
};
const print = (blocks: Datasheet['sections'][number]['blocks'], publisher = testDefinition) =>
  drawDatasheet({ ...sample, sections: [{ heading: 'Section', blocks }] }, folder, publisher);

test('printed twice, a datasheet has the same bytes', async () => {
  const block = { kind: 'table' as const, columns: ['Name', 'Metric'], rows: [['Length', '1320 mm']] };
  const [once, again] = [await print([block]), await print([block])];
  expect(once.bytes.equals(again.bytes)).toBe(true);
});

test('a long table goes on overleaf, with the names of its columns', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Row ${index}`, 'value']);
  const { bytes, pages } = await print([{ kind: 'table', columns: ['Name', 'Metric'], rows }]);
  expect(pages).toBe(3);
  const text = await readText(bytes);
  expect(text.match(/Metric/g)).toHaveLength(3);
  for (const [name = ''] of rows) expect(text).toContain(name);
});

test('a character that the typeface cannot write is refused', async () => {
  await expect(print([{ kind: 'text', text: 'at most ≤ 5' }])).rejects.toMatchObject({
    code: 'character-not-in-typeface',
    message: expect.stringContaining('"≤" in "at most ≤ 5" is not in typefaces/text.ttf'),
  });
});

test("it is the site's: its name, its address, its mark and its colours", async () => {
  const { bytes } = await print([]);
  const text = await readText(bytes);
  expect(text).toContain('Halvard Pumps');
  expect(text).toContain('www.halvard.example');
  const marked = await print([], { ...testDefinition, mark: [{ path: 'M0 0H32V32H0z', colour: 'accent' }] });
  const { palette } = testDefinition;
  const recoloured = await print([], { ...testDefinition, palette: { ...palette, ink: palette.error } });
  expect(new Set([bytes, marked.bytes, recoloured.bytes].map((one) => one.toString('base64'))).size).toBe(3);
});

test('where nothing says whose they are, none is printed', async () => {
  await expect(printDatasheets(openWorkspace(folder))).rejects.toMatchObject({
    code: 'site-not-defined',
    subject: 'shell/site.ts',
  });
});

test('of a German site it is German', async () => {
  const { bytes } = await print([], { ...testDefinition, language: 'de' });
  expect(await readText(bytes)).toContain('Version 1.0, 22. November 2026. www.halvard.example');
  expect(bytes.toString('latin1')).toContain('/Lang (de)');
});
