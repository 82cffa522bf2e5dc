import { defineDatasheets } from 'shared-config/contract/datasheet';
import { robotNames } from 'shared-config/robots/robot-names';
import { caseStudies } from './src/content/case-studies';

/** The case studies as PDFs: the same text as their pages. */
export default defineDatasheets(
  caseStudies.map(({ pdfName, picture, title, client, category, challenge, solution, results, robots }) => ({
    file: pdfName,
    title,
    subtitle: `Case study: ${client}, ${category}`,
    picture,
    parts: [
      { heading: 'What was in the way', text: challenge },
      { heading: 'What was done', list: [...solution] },
      { heading: 'What changed', list: [...results] },
      { heading: 'Robots', list: robots.map((robot) => robotNames[robot]) },
    ],
  })),
);
