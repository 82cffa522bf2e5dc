import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Datasheet } from 'shared-config/contract/datasheet';
import { palette } from 'shared-config/palette';
import { site } from 'shared-config/site';

/** The light colour scheme: print has no other. */
const colours = { accent: palette.accent.light, ink: palette.ink.light, soft: palette.inkSoft.light } as const;

/** A4 in points, with 2 cm of margin. */
const margin = 56;
const width = 595.28 - 2 * margin;

/** Below this line (points from the top) no part begins. */
const lastPartStart = 700;

/** The same content gives the same bytes: a PDF carries a date, and an identity made from it. */
const writtenAt = new Date('2025-01-01T00:00:00Z');

/** A datasheet as PDF. @param pictures folder of its picture */
export async function drawDatasheet(datasheet: Datasheet, pictures: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: datasheet.title, Author: site.companyName, CreationDate: writtenAt, ModDate: writtenAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((done) => pdf.on('end', done));
  drawHead(pdf, datasheet, pictures);
  for (const part of datasheet.parts) drawPart(pdf, part);
  drawFoot(pdf);
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

function drawHead(pdf: PDFKit.PDFDocument, { title, subtitle, picture }: Datasheet, pictures: string): void {
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(colours.accent).text(site.companyName);
  pdf.moveDown(0.8).fontSize(24).fillColor(colours.ink).text(title, { width });
  pdf.moveDown(0.3).font('Helvetica').fontSize(12).fillColor(colours.soft).text(subtitle, { width });
  pdf.moveDown(0.8);
  pdf.image(join(pictures, `${picture}.jpg`), { fit: [width, 260], align: 'center' });
  pdf.moveDown(1);
}

function drawPart(pdf: PDFKit.PDFDocument, { heading, text, list, table }: Datasheet['parts'][number]): void {
  if (pdf.y > lastPartStart) pdf.addPage();
  pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(13).fillColor(colours.ink);
  pdf.text(heading, margin, undefined, { width });
  pdf.moveDown(0.25).font('Helvetica').fontSize(10.5).fillColor(colours.ink);
  if (text) pdf.text(text, { width, lineGap: 2 });
  if (list) pdf.list(list, { width, bulletRadius: 1.6, textIndent: 12, lineGap: 2 });
  for (const [name, value] of table ?? []) {
    const top = pdf.y;
    pdf.fillColor(colours.soft).text(name, margin, top, { width: width / 2 });
    pdf.fillColor(colours.ink).text(value, margin + width / 2, top, { width: width / 2 });
    pdf.x = margin;
  }
}

function drawFoot(pdf: PDFKit.PDFDocument): void {
  pdf.moveDown(1.5).fontSize(9).fillColor(colours.soft);
  pdf.text(`${site.companyName}, ${site.origin}`, margin, undefined, { width });
}
