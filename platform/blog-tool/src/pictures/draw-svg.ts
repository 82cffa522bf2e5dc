import { isSvgStart } from 'kit/media/is-svg-start';
import { maxShownSide } from 'kit/posts/stored-picture';
import { PictureRefusedError } from './picture-store';

/** Bytes in which it shows. */
const startBytes = 4096;

/** Most bytes of a drawing: beyond, browsers take long to read it. */
const maxBytes = 2_000_000;

/** Whether a file is an SVG, by its content. */
export const isSvg = async (file: Blob): Promise<boolean> =>
  isSvgStart(new Uint8Array(await file.slice(0, startBytes).arrayBuffer()));

/**
 * Draws an SVG as a PNG as large as the site shows pictures, with what is clear in it: how much work a drawing is for a browser cannot be
 * known beforehand, so only its writer's draws it. As an image it runs no script and loads nothing. This may take as long as the drawing
 * wants; nothing can end it.
 * @throws {PictureRefusedError} when it is too large, has no size, or is none that this browser can draw
 */
export async function drawSvg(svg: Blob): Promise<Blob> {
  if (svg.size > maxBytes)
    throw refuse(`it has more than ${maxBytes / 1_000_000} MB`, 'Simplify it, or save it as PNG');
  let image = await load(svg);
  if (!hasSize(image)) image = await load(await withSize(svg));
  if (!hasSize(image)) throw refuse('it does not say how large it is', 'Give its <svg> a viewBox, or save it as PNG');
  const scale = maxShownSide / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  // Drawn by the processor: a graphics card that gives up on it leaves a blank picture without an error.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw cannotDraw();
  try {
    context.drawImage(image, 0, 0, width, height);
    if (isClear(context, width, height))
      throw refuse(
        'nothing of it shows: what it is made of is elsewhere, or not drawn by this browser',
        'Save it as PNG',
      );
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png) return png;
  } catch (cause) {
    if (cause instanceof PictureRefusedError) throw cause;
    // WebKit lets nobody read a canvas with HTML of a drawing in it.
    throw cannotDraw(cause);
  }
  throw cannotDraw();
}

const isClear = (context: CanvasRenderingContext2D, width: number, height: number) =>
  new Uint32Array(context.getImageData(0, 0, width, height).data.buffer).every((pixel) => pixel === 0);

const hasSize = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth > 0 && naturalHeight > 0;

async function load(svg: Blob): Promise<HTMLImageElement> {
  // With the address of a blob Chromium lets nobody read a canvas with HTML of a drawing in it, as diagrams have their labels.
  const address = await readAddress(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => reject(cannotDraw());
    image.src = address;
  });
  return image;
}

const readAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The drawing with the size of its viewBox, which Firefox does not take for one. As it is where it has none. */
async function withSize(svg: Blob): Promise<Blob> {
  const text = await svg.text();
  const [name = ''] = /<(?:[\w.-]{1,40}:)?svg(?=[\s>])/i.exec(text) ?? [];
  const start = text.indexOf(name);
  const tag = text.slice(start, text.indexOf('>', start));
  const [, , width = '', height = ''] =
    /\sviewBox\s*=\s*["']([^"']*)/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  if (!(Number(width) > 0 && Number(height) > 0)) return svg;
  const unsized = tag.slice(name.length).replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return new Blob([
    text.slice(0, start),
    `${name} width="${Number(width)}" height="${Number(height)}"${unsized}`,
    text.slice(start + tag.length),
  ]);
}

const refuse = (reason: string, remedy: string, cause?: unknown) =>
  new PictureRefusedError(`The SVG: ${reason}. ${remedy}`, { cause });

const cannotDraw = (cause?: unknown) =>
  refuse(
    'this browser cannot draw it: it is damaged, or has HTML in it',
    'Save it from your drawing program as plain SVG, or as PNG',
    cause,
  );
