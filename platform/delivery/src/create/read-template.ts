import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside this module, and beside the script that `npm create` runs. */
const folder = join(import.meta.dirname, 'templates');

const ending = '.template';

/**
 * The files of a template, which look like what they become but for words such as `__remote__`, in their text and in their paths.
 * @param words for those, by their names
 * @returns content by path
 * @throws {Error} for a word that is not given
 */
export function readTemplate(template: string, words: Readonly<Record<string, string>>): Record<string, string> {
  const fill = (text: string) =>
    text.replace(/__([A-Za-z]+)__/g, (word, name: string) => {
      const filled = words[name];
      if (filled === undefined)
        throw new Error(`template ${template}: there is nothing for ${word}. Give it, or correct it`);
      return filled;
    });
  const root = join(folder, template);
  return Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => [
        fill(file.slice(0, -ending.length).replaceAll('\\', '/')),
        fill(readFileSync(join(root, file), 'utf8')),
      ]),
  );
}
