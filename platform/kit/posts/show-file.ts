import { formatBytes } from '../media/datasheet-file';
import { mediaAddress } from '../media/media-file';
import type { Block } from './block';
import { postPicturesFolder } from './show-picture';
import { fileKinds, isNamedAsFile } from './stored-file';

/** A file to download, in a post. */
export type FileBlock = Extract<Block, { type: 'file' }>;

/** Folder of a site, below its media, with the files of posts: nothing in it is shown by a browser. */
export const postFilesFolder = `${postPicturesFolder}/files`;

/** Letters of the digest in a file's name in the store; its kind follows behind a dot. */
const digestLength = 32;

/** Most letters of a name: with four bytes each and its ending they are fewer than file systems take. */
const maxName = 60;

/** What readers know a file by: its title, or its name without the ending. */
export const titleOfFile = ({ title, name }: Pick<FileBlock, 'title' | 'name'>): string =>
  title?.trim() || withoutEnding(name);

const withoutEnding = (name: string) => (isNamedAsFile(name) ? name.slice(0, name.lastIndexOf('.')) : name);

/**
 * What readers are told of a file: `Installation guide (PDF, 2.4 MB)`. Its kind is missing as long as no store has looked at it.
 * @param locale how the page's language writes a size
 */
export function describeFile(block: FileBlock, locale?: string): string {
  const [, kind] = Object.entries(fileKinds).find(([ending]) => block.file.endsWith(`.${ending}`)) ?? [];
  return `${titleOfFile(block)} (${kind ? `${kind.label}, ` : ''}${formatBytes(block.bytes, locale)})`;
}

/**
 * The name under which a file is saved: that of the writer without what means something in a path or turns the direction of letters, and
 * with the ending of what it is.
 */
export function downloadName({ file, name }: Pick<FileBlock, 'file' | 'name'>): string {
  const plain = withoutEnding(name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ()+,._-]/gu, '-')
    .replace(/^[ ._-]+/, '');
  const stem = [...plain].slice(0, maxName).join('').trim();
  return `${stem || 'file'}${file.slice(digestLength)}`;
}

/** The file of a stored one in the site's media: below a folder that is named by its content. */
export const pathOfFile = (block: Pick<FileBlock, 'file' | 'name'>): string =>
  `${postFilesFolder}/${block.file.slice(0, digestLength)}/${downloadName(block)}`;

const encodedPath = (block: Pick<FileBlock, 'file' | 'name'>) =>
  pathOfFile(block).split('/').map(encodeURIComponent).join('/');

/** A published file as a link in the site, wherever that is on its host. */
export const linkToFile = (block: Pick<FileBlock, 'file' | 'name'>): string => `/media/${encodedPath(block)}`;

/** Address of a published file on a page. */
export const addressOfFile = (block: Pick<FileBlock, 'file' | 'name'>): string => mediaAddress(encodedPath(block));
