import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Datasheet } from 'kit/contract/datasheet';
import { datasheetFiles } from 'shared-config/media/datasheet-files';
import { publicationFiles } from 'shared-config/media/publication-files';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { openWorkspace } from '../workspace';
import { drawDatasheet } from './draw-datasheet';
import { printDatasheets, type WrittenFile } from './write-datasheets';

const workspace = openWorkspace(join(__dirname, '../../../..'));
const maxBytes = 400_000;

let printed: readonly WrittenFile[];
let pdfium: PDFiumLibrary;
const opened: PDFiumDocument[] = [];
beforeAll(async () => {
  printed = await printDatasheets(workspace);
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => {
  for (const document of opened) document.destroy();
  pdfium.destroy();
});

async function readText(bytes: Buffer): Promise<string> {
  const document = await pdfium.loadDocument(bytes);
  opened.push(document);
  return Array.from(document.pages(), (page) => page.getText()).join('\n');
}
const bytesOf = (file: string) => printed.find(({ path }) => path.endsWith(`/${file}`))?.bytes ?? Buffer.alloc(0);

test('what is published is up to date, byte for byte: run "npx -y pnpm@12 delivery datasheets" after a change', () => {
  expect(printed.length).toBeGreaterThanOrEqual(7);
  for (const { path, bytes } of printed) expect([path, bytes.equals(readFileSync(path))]).toEqual([path, true]);
});

test('each is small, tagged, has a title, a language, bookmarks and embedded typefaces', () => {
  const entries = ['/Marked true', '/Lang (en)', '/DisplayDocTitle true', '/Outlines', '/FontFile2', '/StructTreeRoot'];
  for (const { file, title, bytes } of [...datasheetFiles, ...publicationFiles]) {
    const pdf = bytesOf(file);
    expect([file, pdf.length, pdf.length <= maxBytes]).toEqual([file, bytes, true]);
    const source = pdf.toString('latin1');
    const isTitled = source.includes(`/Title (${title}`) || source.includes('/Title (\xfe\xff');
    const missing = entries.filter((entry) => !source.includes(entry));
    expect([file, isTitled, missing, source.includes('Helvetica')]).toEqual([file, true, [], false]);
  }
});

test("a robot's datasheet has the figures of its page, as text", async () => {
  for (const name of robotVariantNames) {
    const file = datasheetFiles.find(({ title }) => title.endsWith(` ${robotNames[name]}`))?.file ?? '';
    const text = await readText(bytesOf(file));
    expect(text).toContain(formatFigure(robotKeyFigures[name].payload));
    expect(text).toContain(formatFigure(robotKeyFigures[name].runTime));
  }
});

const sample: Datasheet = {
  file: 'sample.pdf',
  kind: 'Data sheet',
  title: 'Sample',
  subtitle: 'For a test',
  version: '1.0',
  date: '2026-11-22',
  picture: { name: 'robot-rotary', alt: 'A robot' },
  figures: [],
  sections: [],
};
const print = (blocks: Datasheet['sections'][number]['blocks']) =>
  drawDatasheet({ ...sample, sections: [{ heading: 'Section', blocks }] }, workspace.datasheets);

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
    message: expect.stringContaining('"≤" in "at most ≤ 5" is not in archivo-400'),
  });
});
