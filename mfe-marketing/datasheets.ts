import { type Datasheet, type DatasheetSection, defineDatasheets } from 'kit/contract/datasheet';
import type { Drawing } from 'kit/contract/drawing';
import { robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { readTexts } from './content/read-articles';
import { readStudyTexts } from './content/read-study-texts';
import { articleHeads } from './src/articles/article-heads.content';
import { describeReport } from './src/articles/describe-report';
import { drawingWidth, drawLayout } from './src/case-study/plant-layout/draw-layout';
import type { PlantLayout } from './src/case-study/plant-layout/plant-layout';
import { studyChapters } from './src/case-study/study-chapters';
import type { StudyPart } from './src/case-study/study-text';
import { type CaseStudy, caseStudies } from './src/lists/case-studies';
import { softwareParts } from './src/page/software-parts';

const studyTexts = readStudyTexts();

const reportTexts = readTexts('reports');

/** `nordhavn-bottling` has the picture `case-bottling`, and so on. */
const pictures = {
  'nordhavn-bottling': 'case-bottling',
  'helix-gearbox-line': 'case-gearbox',
  'orban-cross-dock': 'case-cross-dock',
  'boxharbour-packing': 'case-order-packing',
  'solvane-drum-store': 'case-drum-store',
  'stahlwerk-palletising': 'case-palletising',
} as const;

/** The picture of each report, by the last word of its address: that of the plant that it leads to. */
const reportPictures: Readonly<Record<string, CaseStudy['id']>> = {
  readiness: 'nordhavn-bottling',
  'mixed-fleets': 'stahlwerk-palletising',
  sizing: 'orban-cross-dock',
  'first-year': 'boxharbour-packing',
};

/** The case studies and the reports as PDFs: the same text, figures and drawings as their pages. */
export default defineDatasheets([
  ...caseStudies.map(({ id, pdfName, title, client, category, summary }): Datasheet => {
    const { facts, plant, before, why, figures, layout, weeks, quote, setbacks, robots, modules } = studyTexts[id];
    return {
      file: pdfName,
      kind: 'Case study',
      title,
      subtitle: summary,
      version: '2.2',
      date: '2026-11-30',
      picture: { name: pictures[id], alt: `${client}: ${title}` },
      figures: figures.map(({ value, text, base, period }) => ({ value, label: text, base: `${base}. ${period}` })),
      sections: [
        {
          heading: `${client}, ${category}`,
          blocks: [{ kind: 'table', rows: facts.map(({ label, value }) => [label, value]) }],
        },
        ...[plant, before, why].map(section),
        { heading: 'The floor, to scale', layout: 'stacked', blocks: layoutBlocks(client, layout) },
        {
          heading: weeks.heading,
          blocks: [{ kind: 'table', rows: weeks.steps.map(({ when, text }) => [when, text]) }],
        },
        {
          heading: 'In their own words',
          blocks: [{ kind: 'quote', text: quote.text, by: `${quote.name}, ${quote.role}` }],
        },
        section({ ...setbacks, heading: `${studyChapters.setbacks}: ${setbacks.heading}` }),
        {
          heading: 'Robots and modules used',
          blocks: [
            ...robots.map(({ name, count, task }) => ({
              kind: 'link' as const,
              text: `${count} × ${site.robotLineName} ${robotNames[name]}: ${task}`,
              url: `${site.origin}${robotPath(name)}`,
            })),
            ...modules.map((module) => ({
              kind: 'link' as const,
              text: `${softwareParts[module.id].name}: ${module.task}`,
              url: `${site.origin}/products/${module.id}`,
            })),
          ],
        },
        {
          heading: 'Imprint',
          blocks: [
            { kind: 'text', text: 'Customer, people, plant and figures are invented.' },
            { kind: 'link', text: 'Imprint', url: `${site.origin}/imprint` },
          ],
        },
      ],
    };
  }),
  ...articleHeads.reports.flatMap((head) => {
    const text = reportTexts[head.slug];
    const study = caseStudies.find(({ id }) => id === reportPictures[head.slug]);
    return text && study ? [describeReport(head, text, { name: pictures[study.id], alt: study.image.alt })] : [];
  }),
]);

function section({ heading, paragraphs }: StudyPart): DatasheetSection {
  return { heading, blocks: paragraphs.map((text) => ({ kind: 'text', text })) };
}

/** The layout's drawing, and what its numbers mean. */
function layoutBlocks(client: string, layout: PlantLayout): DatasheetSection['blocks'] {
  const { height, floor, areas, routes, walls, bar, places } = drawLayout(layout);
  const drawing: Drawing = {
    title: `${layout.width} × ${layout.depth} m; orange: routes of the robots; the bar is 10 m long`,
    description: `The floor at ${client} with ${places.map(({ name }) => name).join(', ')}.`,
    width: drawingWidth,
    height,
    strokes: [
      { style: 'outline', path: [floor, ...walls, bar].join('') },
      { style: 'detail', path: areas.join(''), isFilled: true },
      { style: 'measure', path: routes.join('') },
    ],
    labels: places.map(({ x, y }, index) => ({ x, y: y + 5, text: `${index + 1}` })),
  };
  return [
    { kind: 'drawings', rows: [[drawing]] },
    // One line, so that it stays below its drawing.
    { kind: 'text', text: places.map(({ name }, index) => `${index + 1} ${name}`).join(' · ') },
  ];
}
