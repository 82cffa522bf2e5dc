import { isNamedAsFile } from 'kit/posts/stored-file';
import type { Insertable, PictureToInsert } from '../document/insert-pictures';
import type { Pictures } from './pictures';

/** The endings of files to download, for a field that chooses one. */
export const fileEndings = '.pdf,.stp,.step,.zip';

/**
 * Takes in files that somebody has chosen, dropped or pasted.
 * @param as what they are meant as; by their names where that is not said
 */
export const takeIn = (pictures: Pick<Pictures, 'add'>, files: readonly File[], as?: Insertable): PictureToInsert[] =>
  files.map((file) =>
    as === 'file' || (as === undefined && isNamedAsFile(file.name))
      ? { name: pictures.add(file, file.name, 'file'), file: { name: file.name, bytes: file.size } }
      : { name: pictures.add(file, file.name) },
  );
