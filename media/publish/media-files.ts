import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of all media. */
export const media = join(import.meta.dirname, '..');
/** What is drawn by hand. */
export const source = join(media, 'source');
/** What is rendered, exported and drawn; never committed. */
export const renders = join(media, 'renders');
/** What was rendered, at full size. */
export const masters = join(media, 'shots');
/** What was encoded before is not encoded again. */
export const encoded = join(renders, 'encoded');
/** What visitors get. */
export const published = join(media, 'published');
/** What of the media the packages import. */
export const sharedMedia = join(media, '..', 'shared-config', 'src', 'media');
/** Filled beside the published folder and moved there whole: a run that stops while it fills it leaves what was there. */
export const fresh = `${published}.tmp`;

/** Files under `/media/` carry a hash of their content, so that they never change. Returns the hash. */
export function publish(file: string, name: string, extension: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  copyFileSync(file, join(fresh, `${name}.${hash}.${extension}`));
  return hash;
}

/** The master of a picture; undefined when it is not rendered yet. */
export const masterOf = (render: string) => [join(masters, `${render}.avif`)].find(existsSync);

/** The masters of a film's shots; undefined when one is not rendered yet. */
export function mastersOf(shots: readonly string[]): string[] | undefined {
  const films = shots.map((shot) => join(masters, `${shot}.mp4`));
  return films.every(existsSync) ? films : undefined;
}

/** Keeps the published files of what is not rendered: those named after it, with this ending. */
export function keepFiles(render: string, ending: string): string[] {
  const pattern = new RegExp(`^${render}${ending}$`);
  const kept = readdirSync(published).filter((file) => pattern.test(file));
  if (kept.length === 0) throw new Error(`${render} is neither rendered nor published. Render it first: docs/media.md`);
  for (const file of kept) copyFileSync(join(published, file), join(fresh, file));
  return kept;
}
