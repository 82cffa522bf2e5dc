import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlant } from '../shared-ui/src/plan/draw-plant';

// Draws the plant of all floor plans and writes its address. The result is committed; a test beside draw-plant.ts compares them.

const published = join(import.meta.dirname, 'published');
const text = drawPlant();
const name = `plant.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`;
for (const file of readdirSync(published)) if (file.startsWith('plant.')) rmSync(join(published, file));
writeFileSync(join(published, name), text);
writeFileSync(
  join(import.meta.dirname, '../shared-config/src/media/plant-drawing.ts'),
  `// Written by media/publish-plant.ts; do not edit.\n\n/** The floor plan of the plant: \`#hall\` alone, or \`#work\` with its robots (shared-ui/src/plan/draw-plant.ts). */\nexport const plantDrawing = '/media/${name}';\n`,
);
console.log(`Published ${name}, ${text.length} bytes`);
