import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes the remote's source to another release, which its pages show. @param pages folder with a copy of `pages/` */
export const writeRelease = (pages: string, release: number): void =>
  writeFileSync(
    join(pages, 'release.ts'),
    `/** Which release of the remote this is. */\nexport const release = ${release};\n`,
  );
