import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import PDFDocument from 'pdfkit';
import { defineDocuments, type PrintedDocument } from 'shared-config/contract/datasheet';
import { palette } from 'shared-config/palette';
import { site } from 'shared-config/site';
import { fileExists } from '../files/file-exists';
import { listRemotes, type Workspace } from '../workspace';

/** The light colour scheme: print has no other. */
const colours = { accent: palette.accent.light, ink: palette.ink.light, soft: palette.inkSoft.light } as const;

/** A4 in points, with 2 cm of margin. */
const margin = 56;
const width = 595.28 - 2 * margin;

/** The same content gives the same bytes: a PDF carries a date, and an identity made from it. */
const writtenAt = new Date('2025-01-01T00:00:00Z');

/** All documents of all remotes, from each one's `documents.ts`. */
export async function listPrintedDocuments(workspace: Workspace): Promise<readonly PrintedDocument[]> {
  const found = await Promise.all(
    listRemotes(workspace).map(async (remote) => {
      const path = join(workspace.root, remote, 'documents.ts');
      if (!(await fileExists(path))) return [];
      const { default: documents } = await import(pathToFileURL(path).href);
      return defineDocuments(documents);
    }),
  );
  return found.flat();
}

/** Writes the PDF of every document into `media/documents`; returns their paths. */
export async function writeDocuments(workspace: Workspace): Promise<string[]> {
  await mkdir(workspace.documents, { recursive: true });
  const documents = await listPrintedDocuments(workspace);
  return Promise.all(
    documents.map(async (document) => {
      const path = join(workspace.documents, document.file);
      await writeFile(path, await printDocument(document, workspace.documents));
      return path;
    }),
  );
}

/** A document as PDF. Pictures come from `pictures/` in the given folder. */
export async function printDocument(
  { title, subtitle, picture, parts }: PrintedDocument,
  folder: string,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: site.companyName, CreationDate: writtenAt, ModDate: writtenAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((done) => pdf.on('end', done));

  pdf.font('Helvetica-Bold').fontSize(11).fillColor(colours.accent).text(site.companyName);
  pdf.moveDown(0.8).fontSize(24).fillColor(colours.ink).text(title, { width });
  pdf.moveDown(0.3).font('Helvetica').fontSize(12).fillColor(colours.soft).text(subtitle, { width });
  pdf.moveDown(0.8);
  pdf.image(join(folder, 'pictures', `${picture}.jpg`), { fit: [width, 260], align: 'center' });
  pdf.moveDown(1);
  for (const { heading, text, list, table } of parts) {
    if (pdf.y > 700) pdf.addPage();
    pdf
      .moveDown(0.6)
      .font('Helvetica-Bold')
      .fontSize(13)
      .fillColor(colours.ink)
      .text(heading, margin, undefined, { width });
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
  pdf
    .moveDown(1.5)
    .fontSize(9)
    .fillColor(colours.soft)
    .text(`${site.companyName}, ${site.origin}`, margin, undefined, { width });
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
