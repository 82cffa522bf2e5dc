import { site } from 'shared-config/site';
import { readTexts } from './content/read-articles';
import { readStudyTexts } from './content/read-study-texts';
import datasheets from './datasheets';
import { articleHeads } from './src/articles/article-heads.content';
import { caseStudies } from './src/lists/case-studies';

const studyTexts = readStudyTexts();

const reportTexts = readTexts('reports');

const sheetOf = (pdfName: string) => {
  const sheet = datasheets.find(({ file }) => file === pdfName);
  if (!sheet) throw new Error(`There is no ${pdfName}`);
  return sheet;
};

test('the PDF of a case study follows the order of its page', () => {
  expect(datasheets.filter(({ kind }) => kind === 'Case study')).toHaveLength(caseStudies.length);
  for (const { id, pdfName, title, client, category } of caseStudies) {
    const { plant, before, why, weeks, setbacks } = studyTexts[id];
    const { sections, ...head } = sheetOf(pdfName);
    expect(head).toMatchObject({ title, picture: { alt: `${client}: ${title}` } });
    expect(sections.map(({ heading }) => heading)).toEqual([
      `${client}, ${category}`,
      plant.heading,
      before.heading,
      why.heading,
      'The floor, to scale',
      weeks.heading,
      'In their own words',
      `What did not go well: ${setbacks.heading}`,
      'Robots and modules used',
      'Imprint',
    ]);
  }
});

test('no two case study PDFs share a picture, and neither do two reports', () => {
  for (const wanted of ['Case study', 'Report']) {
    const names = datasheets.filter(({ kind }) => kind === wanted).map(({ picture }) => picture.name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('figures say where and when they were measured, and a quote names its speaker', () => {
  for (const { id, pdfName } of caseStudies) {
    const { figures, quote } = studyTexts[id];
    const sheet = sheetOf(pdfName);
    expect(sheet.figures).toEqual(
      figures.map(({ value, text, base, period }) => ({ value, label: text, base: `${base}. ${period}` })),
    );
    expect(sheet.sections.flatMap(({ blocks }) => blocks)).toContainEqual({
      kind: 'quote',
      text: quote.text,
      by: `${quote.name}, ${quote.role}`,
    });
  }
});

test('links in the PDF lead to the site: robots, platform parts and the imprint', () => {
  const links = sheetOf('stahlwerk-palletising.pdf').sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'link' ? [block] : [])),
  );
  expect(links.map(({ url }) => url)).toEqual([
    `${site.origin}/products/mag-product?product=lifter`,
    `${site.origin}/products/mag-product?product=fork`,
    `${site.origin}/products/fleet-manager`,
    `${site.origin}/products/integrator`,
    `${site.origin}/imprint`,
  ]);
  const [lifters] = studyTexts['stahlwerk-palletising'].robots;
  expect(links[0]?.text).toBe(`${lifters?.count} × MAG Lifter: ${lifters?.task}`);
});

test("the drawing's legend follows its numbers, and its routes are drawn as routes", () => {
  for (const { id, pdfName } of caseStudies) {
    const { layout } = studyTexts[id];
    const blocks = sheetOf(pdfName).sections.find(({ heading }) => heading === 'The floor, to scale')?.blocks ?? [];
    const names = [...layout.areas.map(({ name }) => name), 'Charging'];
    const [plan, legend] = blocks;
    expect(legend).toEqual({ kind: 'text', text: names.map((name, index) => `${index + 1} ${name}`).join(' · ') });
    const drawing = plan?.kind === 'drawings' ? plan.rows[0]?.[0] : undefined;
    expect(drawing?.labels?.map(({ text }) => text)).toEqual(names.map((_, index) => `${index + 1}`));
    expect(drawing?.strokes.map(({ style }) => style)).toEqual(['outline', 'detail', 'measure']);
    expect(drawing?.title).toMatch(new RegExp(`^${layout.width} × ${layout.depth} m;`));
  }
});

test("a report's PDF has the chapters, tables and drawings of its page, in order", () => {
  for (const { slug, title, path } of articleHeads.reports) {
    const { sections, ...head } = sheetOf(`report-${slug}.pdf`);
    expect(head).toMatchObject({ kind: 'Report', title });
    const text = reportTexts[slug];
    const chapters = text?.content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
    expect(sections.map(({ heading }) => heading)).toEqual(['What this is about', ...(chapters ?? []), 'Imprint']);
    const blocks = sections.flatMap((section) => section.blocks);
    const count = (kind: string) => blocks.filter((block) => block.kind === kind).length;
    expect(count('table')).toBe(text?.content.filter(({ type }) => type === 'table').length);
    expect(count('drawings')).toBe(text?.drawings.length);
    expect(blocks).toContainEqual({ kind: 'link', text: 'This report on the web', url: `${site.origin}${path}` });
    expect(JSON.stringify(sections)).not.toMatch(/<\/?(strong|a|p)\b/);
  }
});
