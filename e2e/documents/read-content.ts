import { studyTexts } from '../../mfe-marketing/src/case-study/study-texts';
import { caseStudies } from '../../mfe-marketing/src/content/case-studies';
import { events } from '../../mfe-marketing/src/content/events';
import { industries } from '../../mfe-marketing/src/content/industries';
import { news } from '../../mfe-marketing/src/content/news';
import { openings } from '../../mfe-marketing/src/content/openings';
import { episodes } from '../../mfe-marketing/src/content/podcasts';
import { reports } from '../../mfe-marketing/src/content/reports';
import { solutions } from '../../mfe-marketing/src/content/solutions';
import { useCases } from '../../mfe-marketing/src/content/use-cases';
import type { Content } from './check-content';

const applications = [...useCases, ...industries, ...solutions];

/** The texts of the pages that have many of a kind. */
export const readContent = (): Content => ({
  sentences: [
    ...applications.flatMap(({ summary, problem, measure, steps, questions }) => [
      summary,
      problem,
      measure.text,
      ...steps.map(({ text }) => text),
      ...questions.map(({ answer }) => answer),
    ]),
    ...[...caseStudies, ...reports, ...episodes, ...openings].map(({ summary }) => summary),
    ...[...news, ...events].map(({ text }) => text),
  ],
  headings: applications.flatMap(({ headings }) => Object.values(headings)),
  studies: Object.entries(studyTexts).map(([id, study]) => {
    const { plant, before, why, weeks, quote, setbacks, figures, robots, modules, facts } = study;
    const parts = [plant, before, why, setbacks].flatMap(({ paragraphs }) => paragraphs);
    const text = [...parts, ...weeks.steps.map((step) => step.text), quote.text].join(' ');
    return { id, text, whole: `${text} ${JSON.stringify([figures, robots, modules, facts])}` };
  }),
});
