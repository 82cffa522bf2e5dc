import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../drawings/drawings';
import { published, sharedMedia } from './media-files';

// Draws what pages share as files of their own, and writes their addresses. The result is committed; tests compare the two.

for (const { name, draw, comment } of drawings) {
  const text = draw();
  const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`;
  for (const old of readdirSync(published)) if (old.startsWith(`${name}.`)) rmSync(join(published, old));
  writeFileSync(join(published, file), text);
  writeFileSync(
    join(sharedMedia, `${name}-drawing.ts`),
    `// Written by media/publish/publish-drawings.ts; do not edit.\nimport { mediaAddress } from 'kit/media/media-file';\n\n/** ${comment} */\nexport const ${name}Drawing = mediaAddress('${file}');\n`,
  );
  console.log(`Published ${file}, ${text.length} bytes`);
}
