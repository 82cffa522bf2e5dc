import { drawPlant } from '../../shared-ui/src/plan/draw-plant';
import { drawLand } from './draw-land';
import { drawReports } from './draw-reports';
import { drawScreens } from './draw-screens';

/** A drawing that pages share: a file `<name>.<hash>.svg`, and `<name>Drawing` with this comment, its address. */
type Drawing = { name: string; draw: () => string; comment: string };

/** All of them. */
export const drawings: readonly Drawing[] = [
  {
    name: 'plant',
    draw: drawPlant,
    comment:
      'The floor plan of the plant: `#hall` alone, or `#work` with its robots (shared-ui/src/plan/draw-plant.ts).',
  },
  {
    name: 'land',
    draw: drawLand,
    comment: '`#land` from Europe to India, a unit a degree (media/drawings/draw-land.ts).',
  },
  {
    name: 'screens',
    draw: drawScreens,
    comment:
      "The platform's screens: `#syncos`, `#integrator`, `#fleet-manager`, each 400 by 300 (media/drawings/draw-screens.ts).",
  },
  {
    name: 'reports',
    draw: drawReports,
    comment: 'Cover and a page of each report, `#` and its id, each 420 by 280 (media/drawings/draw-reports.ts).',
  },
];
