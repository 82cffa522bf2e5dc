import { isSvgStart } from 'shared-config/posts/is-svg-start';

/** Bytes in which it shows. */
const startBytes = 4096;

/** Whether a file is an SVG, by its content. */
export const isSvg = async (file: Blob): Promise<boolean> =>
  isSvgStart(new Uint8Array(await file.slice(0, startBytes).arrayBuffer()));
