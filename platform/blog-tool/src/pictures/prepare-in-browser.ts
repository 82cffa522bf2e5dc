import { kindBytes, type PictureKind, pictureKindOf } from 'kit/posts/picture-kind';
import { maxKeptSide, maxPictureBytes, maxPicturePixels } from 'kit/posts/stored-picture';
import { PictureRefusedError } from './picture-store';

/** A picture as the store keeps it. */
export type PreparedPicture = { content: Blob; extension: 'jpg' | 'png'; width: number; height: number };

/** Quality of a photograph, as the embedded server keeps it. */
const quality = 0.9;

/**
 * Prepares a picture for the store where no server of ours can read it: the browser decodes it and draws it anew, upright and with nothing
 * but its pixels. Compose checks what it gets once more. A drawing comes as PNG (`draw-svg.ts`).
 * @throws {PictureRefusedError} when it is no picture, or one that is not taken in
 */
export async function prepareInBrowser(picture: Blob): Promise<PreparedPicture> {
  if (picture.size > maxPictureBytes) {
    throw new PictureRefusedError(
      `The file has more than ${maxPictureBytes / 1024 / 1024} MB. Save it smaller, or as JPEG`,
    );
  }
  const kind = pictureKindOf(new Uint8Array(await picture.slice(0, kindBytes).arrayBuffer()));
  if (kind === undefined) {
    throw new PictureRefusedError(
      'The file is not a picture that browsers can show, whatever its name says. Save it as JPEG, PNG, WebP, AVIF, GIF or SVG',
    );
  }
  return preparePixels(picture, kind);
}

async function preparePixels(picture: Blob, kind: PictureKind): Promise<PreparedPicture> {
  const isPhotograph = kind === 'jpeg' || kind === 'avif';
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new PictureRefusedError('The picture cannot be read. Open it in a picture program and save it again', {
      cause,
    });
  });
  try {
    if (bitmap.width * bitmap.height > maxPicturePixels) {
      throw new PictureRefusedError(
        `The picture has more than ${maxPicturePixels / 1_000_000} megapixels. Make it smaller: the site shows at most 2,560 px a side`,
      );
    }
    const scale = Math.min(1, maxKeptSide / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context)
      throw new PictureRefusedError('This browser cannot draw the picture. Make it smaller, or use another browser');
    // A transparent part of a photograph would be black.
    if (isPhotograph) {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(bitmap, 0, 0, width, height);
    const content = await canvas.convertToBlob(isPhotograph ? { type: 'image/jpeg', quality } : { type: 'image/png' });
    return { content, extension: isPhotograph ? 'jpg' : 'png', width, height };
  } finally {
    bitmap.close();
  }
}
