import { drawSvg, isSvg } from './draw-svg';
import type { WaitingPicture } from './waiting-picture';

const leftUndrawn =
  'The SVG: this browser has begun to draw it, and the tab has ended before it was done. Save it as PNG and insert that, or send it again';

/**
 * A waiting picture, an SVG as its pixels.
 * @param keep writes down what waits @throws {PictureRefusedError} when it is an SVG that cannot be drawn
 */
export async function drawWaiting(
  { refusal: _refusal, ...picture }: WaitingPicture,
  keep: (changed: WaitingPicture) => Promise<void>,
): Promise<WaitingPicture> {
  if (!picture.file || !(await isSvg(picture.file))) return picture;
  // Written down before: a drawing at which the tab hangs is not begun again by itself whenever its draft is opened.
  await keep({ ...picture, refusal: leftUndrawn });
  const drawn = { ...picture, file: await drawSvg(picture.file) };
  await keep(drawn);
  return drawn;
}
