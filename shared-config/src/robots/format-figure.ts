import type { ConvertedFigure } from './convert-figure';

/** A figure as every page writes it: `1.38 m/s`, `7-9 hrs`, `1 m/s, loaded`. */
export const formatFigure = (figure: ConvertedFigure) =>
  `${'value' in figure ? figure.value : `${figure.from}-${figure.to}`} ${figure.unit}${figure.base ? `, ${figure.base}` : ''}`;
