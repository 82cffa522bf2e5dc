// What drawings that are published as files of their own are made of: the page's colours, and shapes as SVG.

export const ink = 'var(--colour-ink)';
export const soft = 'var(--colour-ink-soft)';
export const line = 'var(--colour-line)';
export const strong = 'var(--colour-line-strong)';
export const page = 'var(--colour-page)';
export const surface = 'var(--colour-surface)';
export const accent = 'var(--colour-accent)';

/** A rectangle with round corners. @param look its attributes, such as `fill` */
export const box = (x: number, y: number, width: number, height: number, look: string, radius = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${look}/>`;

/** A line. @param look its attributes, such as `stroke` */
export const path = (d: string, look: string) => `<path d="${d}" fill="none" ${look}/>`;

/** A line of text, 13 px high unless it is said. */
export const words = (x: number, y: number, text: string, look = '', size = 13) =>
  `<text x="${x}" y="${y}" font-size="${size}" ${look.includes('fill=') ? '' : `fill="${ink}" `}${look}>${text}</text>`;

/** Attributes of text that is stressed. */
export const stressed = 'font-weight="600"';
