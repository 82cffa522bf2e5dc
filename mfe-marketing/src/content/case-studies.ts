import { type StudyId, type StudyReference, studies } from 'shared-config/references/studies';

/** A plant that works with robots and platform, as lists show it; its long text comes with its own page. */
export type CaseStudy = StudyReference & {
  id: StudyId;
  /** One sentence, for cards and search results. */
  summary: string;
  /** File under `/pdfs/`. */
  pdfName: string;
};

const summaries: Readonly<Record<StudyId, string>> = {
  'nordhavn-bottling': 'Four lifters serve the palletisers of two bottling lines, day and night.',
  'helix-gearbox-line': 'Tugger trains and lifters supply an assembly line in the order of its sequence.',
  'orban-cross-dock': 'Six fork robots sort pallets onto 22 routes while the route plan is still changing.',
  'boxharbour-packing': 'Conveyor robots bring orders and take cartons away in the same stop.',
  'solvane-drum-store': 'Two counterbalance forklifts store and retrieve drums in racks from 2009.',
  'stahlwerk-palletising': 'Robots of two brands share one door, one wrapper and one fleet manager.',
};

/** All case studies, newest first. */
export const caseStudies: readonly CaseStudy[] = studies.map((study) => ({
  ...study,
  summary: summaries[study.id],
  pdfName: `${study.id}.pdf`,
}));
