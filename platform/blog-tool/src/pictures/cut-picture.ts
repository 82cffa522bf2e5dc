/** What is cut off a picture at each side, in percent of its width or height. Opposite sides leave at least `least` percent. */
export type Cut = { left: number; right: number; top: number; bottom: number };

/** A side of a picture. */
export type Side = keyof Cut;

const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const satisfies Record<Side, Side>;

/** The least part of a side, in percent, that a crop leaves. */
const least = 5;

/** The most that can be cut off at a side, in percent, beside what is cut off at the opposite one. */
export const mostCut = (cut: Cut, side: Side): number => 100 - least - cut[opposite[side]];

/** What is left between two points of a picture, each in percent from its left and top; as it was where they are too near each other. */
export function cutBetween(before: Cut, one: { x: number; y: number }, other: { x: number; y: number }): Cut {
  const [left, right] = [Math.min(one.x, other.x), 100 - Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), 100 - Math.max(one.y, other.y)];
  return left + right > 100 - least || top + bottom > 100 - least ? before : { left, right, top, bottom };
}

/** Quality of a photograph: the store encodes it once more. */
const quality = 0.95;

/**
 * What a cut leaves of a picture, as a file: a PNG where it was one, else a JPEG.
 * @param image that has loaded, from an address whose pixels this page may read
 * @throws {Error} when this browser cannot draw it
 */
export async function cutPicture(image: HTMLImageElement, cut: Cut, name: string): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const width = Math.max(1, Math.round((naturalWidth * (100 - cut.left - cut.right)) / 100));
  const height = Math.max(1, Math.round((naturalHeight * (100 - cut.top - cut.bottom)) / 100));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const [x, y] = [(naturalWidth * cut.left) / 100, (naturalHeight * cut.top) / 100];
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const [type, ending] = name.endsWith('.png') ? ['image/png', 'png'] : ['image/jpeg', 'jpg'];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('This browser cannot draw the picture. Crop it in a picture program, and replace it here');
  return new File([blob], `cropped picture.${ending}`, { type });
}
