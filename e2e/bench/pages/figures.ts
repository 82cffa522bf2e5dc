/** What is measured of a page, in the order of the tables. */
export const figures = {
  lcpSimulated: { title: 'Largest contentful paint, simulated throttling', unit: 'ms', digits: 0 },
  lcpDevtools: { title: 'Largest contentful paint, throttling by the browser', unit: 'ms', digits: 0 },
  tbtSimulated: { title: 'Total blocking time, simulated throttling', unit: 'ms', digits: 0 },
  tbtDevtools: { title: 'Total blocking time, throttling by the browser', unit: 'ms', digits: 0 },
  score: { title: 'Performance score, simulated throttling', unit: 'points of 100', digits: 0 },
  longestTask: { title: 'Longest task after the first paint', unit: 'ms', digits: 0 },
  scripts: { title: 'Scripts of the first view', unit: 'kB of brotli', digits: 1 },
} as const satisfies Readonly<Record<string, { title: string; unit: string; digits: number }>>;

/** Name of a figure. */
export type Figure = keyof typeof figures;

/** The names of all figures, in the order of the tables. */
export const figureNames = Object.keys(figures) as readonly Figure[];

/** Every figure of one page, measured once. */
export type Figures = Readonly<Record<Figure, number>>;
