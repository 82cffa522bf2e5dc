import type { Figure } from './robot-figures';

/** A figure as every page writes it: `1.38 m/s`, `7-9 hrs`. */
export const formatFigure = (figure: Figure) =>
  `${'value' in figure ? figure.value : `${figure.from}-${figure.to}`} ${figure.unit}`;
