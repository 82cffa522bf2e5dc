import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { escapeHtml } from 'kit/http/escape-html';
import { writeAtomically } from '../files/write-atomically';
import type { SiteNotes } from './compare-sites';
import { describeNotes, describePlace } from './describe-notes';
import type { PagePictures } from './take-pictures';

/**
 * Writes release notes as they are printed, and pictures, as one HTML page that needs nothing else, neither script nor files.
 * @param place the file, or a folder for it
 * @returns the file
 */
export async function writeNotesPage(notes: SiteNotes, taken: readonly PagePictures[], place: string): Promise<string> {
  const named = resolve(place);
  const isFolder = statSync(named, { throwIfNoEntry: false })?.isDirectory() ?? /[\\/]$/.test(place);
  const file = isFolder ? join(named, `release-notes-${notes.before}-${notes.after}.html`) : named;
  await mkdir(dirname(file), { recursive: true });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Release notes ${notes.after}</title>
<style>:root{color-scheme:light dark}pre{white-space:pre-wrap;overflow-wrap:anywhere}img{width:49%}</style></head><body><main>
<h1>Release notes</h1><pre>${escapeHtml(describeNotes(notes).join('\n'))}</pre>
${taken.map(drawPictures).join('\n')}
</main></body></html>
`;
  await writeAtomically(file, (temporary) => writeFile(temporary, html));
  return file;
}

function drawPictures({ page, pictures }: PagePictures): string {
  const images = Object.entries(pictures)
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([side, data]) => `<img src="${data}" alt="${escapeHtml(`${page.locations[0]}, ${side}`)}" loading="lazy">`);
  return `<article><h2>${escapeHtml(describePlace(page))}</h2>${images.join('\n')}</article>`;
}
