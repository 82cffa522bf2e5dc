import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from 'kit/markdown/read-document';
import { type StudyId, type StudyReference, studies } from 'shared-config/references/studies';
import type { WrittenStudy } from '../src/case-study/study-text';
import { caseStudySchema, references } from './case-study-schema';
import { readStudyChapters } from './read-study-chapters';
import { resolveFigures } from './resolve-figures';

// Reads the case studies from their files, while the package is built, tested and published: no page loads this.

const root = join(import.meta.dirname, '..');
const folder = 'content/case-studies';

/** A case study's file: its sentence for lists, and the text of its page. */
type CaseStudyFile = { summary: string; text: WrittenStudy };

/**
 * A case study as its file has it.
 * @param file named in errors
 * @param markdown its contents
 * @param reference its data for other pages
 * @throws {Error} with the file, the line where it is known, and the remedy, when it does not fit
 */
export function readCaseStudy(file: string, markdown: string, reference: StudyReference): CaseStudyFile {
  const document = readDocument(file, resolveFigures(file, markdown), caseStudySchema(reference));
  const { summary, facts, figures, weeks, quote, robots, modules } = document.head;
  return {
    summary,
    text: {
      facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
      ...readStudyChapters(file, document),
      figures,
      weeks: { ...weeks, steps: Object.entries(weeks.steps).map(([when, text]) => ({ when, text })) },
      quote,
      robots: reference.robots.map((name) => ({ name, ...robots[name] })),
      modules: reference.software.map((id) => ({ id, task: modules[id] })),
    },
  };
}

/**
 * The part of each case study that `take` returns; its name is that of its file.
 * @param place folder of the files
 * @throws {Error} naming the file that is wrong or missing, or that no study has
 */
export function readCaseStudies<Taken>(
  take: (study: CaseStudyFile) => Taken,
  place = join(root, folder),
): Readonly<Record<StudyId, Taken>> {
  const names = readdirSync(place).filter((name) => name.endsWith('.md'));
  const read = new Map(names.map((name) => [name, readFile(place, name)]));
  const find = (id: StudyId) => {
    const study = read.get(`${id}.md`);
    if (study) return take(study);
    throw new Error(`${folder}/${id}.md is missing. Write it, or have the study taken out of ${references}`);
  };
  // Written out, because so the type says that none is missing.
  return {
    'nordhavn-bottling': find('nordhavn-bottling'),
    'helix-gearbox-line': find('helix-gearbox-line'),
    'orban-cross-dock': find('orban-cross-dock'),
    'boxharbour-packing': find('boxharbour-packing'),
    'solvane-drum-store': find('solvane-drum-store'),
    'stahlwerk-palletising': find('stahlwerk-palletising'),
  };
}

function readFile(place: string, name: string): CaseStudyFile {
  const file = `${folder}/${name}`;
  const reference = studies.find(({ id }) => name === `${id}.md`);
  if (!reference)
    throw new Error(`${file}: no case study has this name. Correct it, or have the study added to ${references}`);
  return readCaseStudy(file, readFileSync(join(place, name), 'utf8'), reference);
}
