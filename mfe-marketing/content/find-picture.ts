import { refer } from 'kit/content/refer';
import type { PictureFile } from 'kit/media/media-file';
import * as catalog from 'shared-config/media/catalog';

const pictures: Readonly<Record<string, PictureFile>> = Object.fromEntries(
  Object.entries(catalog).flatMap(([name, picture]) => ('avif' in picture ? [[name, picture]] : [])),
);

const nameExport = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * A picture of the catalog by the name of its file.
 * @param file which names it, for errors
 * @throws {Error} where there is none of that name
 */
export function findPicture(file: string, name: string): PictureFile {
  const exported = nameExport(name);
  const picture = pictures[exported];
  if (picture) return refer(picture, { module: 'shared-config/media/catalog', name: exported });
  throw new Error(`${file}: there is no picture "${name}". Name one of those in shared-config/src/media/catalog`);
}

/** Whether the catalog has a picture of that name. */
export const isPicture = (name: string): boolean => Object.hasOwn(pictures, nameExport(name));
