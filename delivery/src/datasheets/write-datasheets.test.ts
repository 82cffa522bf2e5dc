import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { openWorkspace } from '../workspace';
import { listPrintedDocuments, printDocument } from './write-datasheets';

const workspace = openWorkspace(join(__dirname, '../../..'));

test('the published PDFs are what their content prints today, byte for byte: run "pnpm documents" after a change', async () => {
  const documents = await listPrintedDocuments(workspace);
  expect(documents.length).toBeGreaterThanOrEqual(6);
  for (const document of documents) {
    const printed = await printDocument(document, workspace.documents);
    const published = readFileSync(join(workspace.documents, document.file));
    expect([document.file, printed.equals(published)]).toEqual([document.file, true]);
  }
});

test("a robot's data sheet says the figures of its page", async () => {
  const documents = await listPrintedDocuments(workspace);
  for (const name of robotVariantNames) {
    const sheet = documents.find(({ title }) => title.endsWith(` ${robotNames[name]}`));
    const text = readText(readFileSync(join(workspace.documents, sheet?.file ?? '')));
    expect(text).toContain(formatFigure(robotFigures[name].payload));
    expect(text).toContain(formatFigure(robotFigures[name].runTime));
  }
});

/** The text of a PDF's pages: compressed streams, in which a string stands in hexadecimal with kerning between its pieces. */
function readText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const pages = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      // A picture, which is not compressed this way.
      return '';
    }
  });
  return pages
    .join('\n')
    .replace(/\[([^\]]*)\] TJ/g, (_, pieces: string) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    );
}
