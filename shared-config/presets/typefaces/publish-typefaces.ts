import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from 'kit/presets/command-line/command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { fallbackFaces } from './fallback-faces';
import { readFont, subsetTypeface, takeWeight } from './subset-typeface';
import { datasheetTypefaces, type TypefaceFile, typefaces, weights } from './typefaces';

// Cuts the typefaces down and writes the stylesheet that names them. The results are committed, so that nobody who
// builds or composes the site needs the packages that this takes.

const published = join(import.meta.dirname, '../../../media/published');
const forDatasheets = join(import.meta.dirname, '../../../media/datasheets/typefaces');
const stylesheet = join(import.meta.dirname, '../../src/tokens/typefaces.css');

const unicodeRange = (characters: string) => {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0);
  return `U+${Math.min(...points).toString(16)}-${Math.max(...points).toString(16)}`;
};

/** The face of a family's first file needs no range: its file is fetched for any text. */
const face = ({ family, name, characters }: TypefaceFile, hash: string, isFirst: boolean) => `@font-face {
  font-family: "${family}";
  src: url("/media/${name}.${hash}.woff2") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;${isFirst ? '' : `\n  unicode-range: ${unicodeRange(characters)};`}
}`;

const command = defineCommand({
  summary: 'cut the typefaces down to what the site writes',
  options: { check: { summary: 'write nothing; fail if what is committed differs' } },
  run: async ({ check }) => {
    const files = new Map<string, Buffer>();
    const rules = ['/* Written by presets/typefaces/publish-typefaces.ts; do not edit. */'];
    const families = new Set<string>();
    for (const typeface of typefaces) {
      const bytes = await subsetTypeface(typeface);
      if (bytes.length > typeface.maxSize)
        throw new Error(
          `${typeface.name}: ${bytes.length} bytes are more than ${typeface.maxSize}. Name fewer characters in typefaces.ts`,
        );
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      files.set(join(published, `${typeface.name}.${hash}.woff2`), bytes);
      rules.push(face(typeface, hash, !families.has(typeface.family)));
      families.add(typeface.family);
    }
    for (const { name, source, characters, weight } of datasheetTypefaces)
      files.set(join(forDatasheets, `${name}.ttf`), await takeWeight(readFont(source), characters, weight));
    const [text] = typefaces;
    if (text) rules.push(...(await fallbackFaces(text)));
    files.set(stylesheet, Buffer.from(`${rules.join('\n\n')}\n`));

    const stale = [...files].filter(([file, bytes]) => !existsSync(file) || !readFileSync(file).equals(bytes));
    const extra = readdirSync(published)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => join(published, name))
      .filter((file) => !files.has(file));
    if (check && stale.length + extra.length > 0)
      throw new Error(
        `${[...stale.map(([file]) => file), ...extra].join(', ')}: not what the typefaces' packages give. Run npx -y pnpm@12 assets typefaces`,
      );
    if (!check) {
      for (const file of extra) rmSync(file);
      for (const [file, bytes] of files) writeFileSync(file, bytes);
    }
    return { lines: [...files].map(([file, bytes]) => `${file.split('/').pop()}  ${bytes.length} bytes`), data: null };
  },
});

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 assets typefaces', args, dependencies: undefined }),
  (error) => (error instanceof Error ? error.message : undefined),
);
