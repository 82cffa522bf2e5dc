import type { MarkdownDocument } from 'kit/markdown/read-document';
import { plainTextOf } from 'kit/posts/plain-text';
import { studyChapters } from '../src/case-study/study-chapters';
import type { StudyPart } from '../src/case-study/study-text';

type ChapterName = keyof typeof studyChapters;
const chapterNames = Object.values(studyChapters);
const howToName = `Begin each with its name, a colon and a heading of its own: ${chapterNames
  .map((name) => `"## ${name}: …"`)
  .join(', ')}`;

/**
 * The chapters of a case study: each begins with its name, and has a heading of its own behind a colon.
 * @param file named in errors
 * @throws {Error} with the file, the line where it is known, and the remedy, for parts that are missing, surplus or no paragraph
 */
export function readStudyChapters(
  file: string,
  { parts, lines }: Pick<MarkdownDocument<unknown>, 'parts' | 'lines'>,
): Record<ChapterName, StudyPart> {
  const chapters: { name: string; line: number; heading: string; paragraphs: string[] }[] = [];
  const refuse = (line: number, reason: string) => new Error(`${file}, line ${line}: ${reason}`);
  for (const [at, part] of parts.entries()) {
    const line = lines[at] ?? 0;
    if (part.type === 'heading') {
      if (part.rich !== undefined) throw refuse(line, 'a heading with marks or a link. Write it in plain words');
      chapters.push({ ...readHeading(part.content, (reason) => refuse(line, reason)), line, paragraphs: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    if (!chapter) throw refuse(line, `a text before the first chapter. ${howToName}`);
    if (part.type !== 'paragraph')
      throw refuse(
        line,
        `a chapter has paragraphs alone, and here is something else (${part.type}). Say it in a paragraph`,
      );
    if (/<(?!\/?p>)/.test(part.content))
      throw refuse(line, 'a paragraph with marks, a link or a line break. Write it in plain words');
    chapter.paragraphs.push(plainTextOf(part.content));
  }
  const find = (key: ChapterName): StudyPart => {
    const name = studyChapters[key];
    const [chapter, second] = chapters.filter((one) => one.name === name);
    if (!chapter) throw new Error(`${file}: the chapter "${name}" is missing. ${howToName}`);
    if (second) throw refuse(second.line, `a second chapter "${name}". Make one of the two`);
    const { line, heading, paragraphs } = chapter;
    if (paragraphs.length === 0) throw refuse(line, `the chapter "${name}" has no text. Write a paragraph below it`);
    return { heading, paragraphs };
  };
  const found = { plant: find('plant'), before: find('before'), why: find('why'), setbacks: find('setbacks') };
  const moved = chapters.find(({ name }, at) => name !== chapterNames[at]);
  if (moved)
    throw refuse(
      moved.line,
      `"${moved.name}" is not at its place. The page shows ${chapterNames.join(', ')}: order them so`,
    );
  return found;
}

/** The name of a chapter, and its own heading behind the colon. */
function readHeading(written: string, refuse: (reason: string) => Error): { name: string; heading: string } {
  const [name = '', ...others] = written.split(':');
  const heading = others.join(':').trim();
  if (!chapterNames.some((one) => one === name)) throw refuse(`there is no chapter "${name}". ${howToName}`);
  if (heading === '')
    throw refuse(`the chapter "${name}" has no heading of its own. Write "## ${name}: " and the heading`);
  return { name, heading };
}
