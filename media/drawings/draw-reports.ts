import { firstYear } from './reports/first-year';
import { mixedFleets } from './reports/mixed-fleets';
import { readiness } from './reports/readiness';
import { drawReport } from './reports/report';
import { sizing } from './reports/sizing';

/** The reports as an SVG file: `#readiness` and the others by their address on the page, each 420 by 280. */
export const drawReports = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 280">${[readiness, mixedFleets, sizing, firstYear]
    .map(drawReport)
    .join('')}</svg>\n`;
