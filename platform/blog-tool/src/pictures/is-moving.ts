import { kindBytes } from 'kit/posts/picture-kind';

/** Whether a picture moves, by its content: stores keep the first frame of it. */
export async function isMoving(file: Blob): Promise<boolean> {
  const decode = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes);
  const start = decode(await file.slice(0, kindBytes).arrayBuffer());
  // Each frame of a GIF has a block that says how long it is shown.
  if (start.startsWith('GIF8')) return decode(await file.arrayBuffer()).split('!\xf9\x04').length > 2;
  if (/^RIFF.{4}WEBPVP8X/s.test(start)) return (start.charCodeAt(20) & 2) !== 0;
  return start.startsWith('ftypavis', 4) || (start.startsWith('PNG', 1) && start.includes('acTL'));
}
