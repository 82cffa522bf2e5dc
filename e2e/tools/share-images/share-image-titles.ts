import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** By canonical path, the title that stands on the picture of a page. */
export type ShareImageTitles = Readonly<Record<string, string>>;

const file = join(import.meta.dirname, 'share-image-titles.json');

/** The titles that were drawn last, so that a test can tell which picture is out of date. */
export const readShareImageTitles = (): ShareImageTitles =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));

/** Writes them down. */
export const writeShareImageTitles = (titles: ShareImageTitles): void =>
  writeFileSync(file, `${JSON.stringify(titles, null, 2)}\n`);
