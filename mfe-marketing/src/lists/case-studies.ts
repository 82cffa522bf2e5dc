import { type StudyId, type StudyReference, studies } from 'shared-config/references/studies';
import { studySummaries } from './study-summaries.content';

/** A plant that works with robots and platform, as lists show it; its long text comes with its own page. */
export type CaseStudy = StudyReference & {
  id: StudyId;
  /** One sentence, for cards and search results. */
  summary: string;
  /** File under `/pdfs/`. */
  pdfName: string;
};

/** All case studies, newest first. */
export const caseStudies: readonly CaseStudy[] = studies.map((study) => ({
  ...study,
  summary: studySummaries[study.id],
  pdfName: `${study.id}.pdf`,
}));
