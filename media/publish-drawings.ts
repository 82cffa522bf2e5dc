import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlant } from '../shared-ui/src/plan/draw-plant';
import { drawLand } from './draw-land';
import { drawReports } from './draw-reports';
import { drawScreens } from './draw-screens';

// Draws what pages share as files of their own, and writes their addresses. The result is committed; tests compare the two.

const drawings = [
  {
    name: 'plant',
    text: drawPlant(),
    comment:
      'The floor plan of the plant: `#hall` alone, or `#work` with its robots (shared-ui/src/plan/draw-plant.ts).',
  },
  { name: 'land', text: drawLand(), comment: '`#land` from Europe to India, a unit a degree (media/draw-land.ts).' },
  {
    name: 'screens',
    text: drawScreens(),
    comment:
      "The platform's screens: `#syncos`, `#integrator`, `#fleet-manager`, each 400 by 300 (media/draw-screens.ts).",
  },
  {
    name: 'reports',
    text: drawReports(),
    comment: 'Cover and a page of each report, `#` and its id, each 420 by 280 (media/draw-reports.ts).',
  },
];

const published = join(import.meta.dirname, 'published');
for (const { name, text, comment } of drawings) {
  const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`;
  for (const old of readdirSync(published)) if (old.startsWith(`${name}.`)) rmSync(join(published, old));
  writeFileSync(join(published, file), text);
  writeFileSync(
    join(import.meta.dirname, `../shared-config/src/media/${name}-drawing.ts`),
    `// Written by media/publish-drawings.ts; do not edit.\nimport { mediaAddress } from 'kit/media/media-file';\n\n/** ${comment} */\nexport const ${name}Drawing = mediaAddress('${file}');\n`,
  );
  console.log(`Published ${file}, ${text.length} bytes`);
}
