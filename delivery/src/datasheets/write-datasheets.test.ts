import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { openWorkspace } from '../workspace';
import { drawDatasheet } from './draw-datasheet';
import { readDatasheets } from './write-datasheets';

const workspace = openWorkspace(join(__dirname, '../../..'));

test('the published PDFs are up to date, byte for byte: run "npx -y pnpm@12 delivery datasheets" after a change', async () => {
  const datasheets = await readDatasheets(workspace);
  expect(datasheets.length).toBeGreaterThanOrEqual(6);
  for (const datasheet of datasheets) {
    const drawn = await drawDatasheet(datasheet, join(workspace.datasheets, 'pictures'));
    const published = readFileSync(join(workspace.datasheets, datasheet.file));
    expect([datasheet.file, drawn.equals(published)]).toEqual([datasheet.file, true]);
  }
});

test("a robot's datasheet has the figures of its page", async () => {
  const datasheets = await readDatasheets(workspace);
  for (const name of robotVariantNames) {
    const sheet = datasheets.find(({ title }) => title.endsWith(` ${robotNames[name]}`));
    const text = readText(readFileSync(join(workspace.datasheets, sheet?.file ?? '')));
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
