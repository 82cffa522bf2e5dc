import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The major of React that a team has. */
export type ReactMajor = 18 | 19;

/**
 * Changes the source of the remote `robots` to another release, which its pages show.
 * @param pages folder with a copy of `pages/`
 * @param react major that the team has: with 18, one of its pages uses what 19 took away
 */
export function writeRelease(pages: string, release: number, react: ReactMajor): void {
  const source = `/** Which release of the remote this is. */\nexport const release = ${release};\n`;
  writeFileSync(join(pages, 'release.ts'), source);
  const lifter = react === 18 ? 'lifter-page-of-react-18.tsx' : 'lifter-page.tsx';
  cpSync(join(import.meta.dirname, 'pages', lifter), join(pages, 'lifter-page.tsx'));
}
