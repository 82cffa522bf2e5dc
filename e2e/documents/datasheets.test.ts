import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { datasheetFiles } from 'shared-config/media/datasheet-files';
import { publicationFiles } from 'shared-config/media/publication-files';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { printDatasheets, type WrittenFile } from '../../platform/delivery/src/datasheets/write-datasheets';
import { openWorkspace } from '../../platform/delivery/src/workspace';

const root = resolve(import.meta.dirname, '../..');
const maxBytes = 400_000;

let printed: readonly WrittenFile[];
let pdfium: PDFiumLibrary;
const opened: PDFiumDocument[] = [];
beforeAll(async () => {
  printed = await printDatasheets(openWorkspace(root));
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

test('published datasheets are up to date, byte for byte (pnpm delivery datasheets)', () => {
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
