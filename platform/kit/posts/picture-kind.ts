/** A kind of picture that stores take in. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** How many bytes from its beginning determine the kind of a file. */
export const kindBytes = 4096;

/** The kind of a picture by its first bytes, whatever its name says; `undefined` when stores take in no such file. */
export function pictureKindOf(start: Uint8Array): PictureKind | undefined {
  const latin = String.fromCharCode(...start.subarray(0, 64));
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(latin)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBPVP8[ LX]/.test(latin)) return 'webp';
  // The brands are in the box that comes first (ISO/IEC 23000-22 §7); a sequence begins with a picture of its own.
  if (latin.slice(4, 8) === 'ftyp') return /avi[fs]/.test(latin.slice(8)) ? 'avif' : undefined;
  return undefined;
}
