/** Most px a side of a picture in a shared draft. */
const maxSide = 1280;

/** Most characters of a picture: a document has at most 1 MiB. */
const maxLength = 900_000;

/**
 * A picture made small enough for a document, as an address that is the picture itself: rules of a bucket cannot know who has a link.
 * @param address of the picture, for an `img` of this page
 * @throws {Error} when this browser cannot draw it
 */
export async function shrinkPicture(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  for (let side = maxSide; side >= 160; side /= 2) {
    const scale = Math.min(1, side / Math.max(picture.naturalWidth, picture.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // A browser without WebP writes PNG.
    const written = canvas.toDataURL('image/webp', 0.8);
    if (written.startsWith('data:image/') && written.length <= maxLength) return written;
  }
  throw new Error('The picture cannot be made small enough');
}
