import { act, render, screen, within } from '@testing-library/react';
import { formatDay } from 'kit/posts/format-day';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { studyPath } from 'shared-config/references/studies';
import { robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { readStudyTexts } from '../../content/read-study-texts';
import { caseStudies } from '../lists/case-studies';
import CaseStudyPage from './case-study-page';

const studyTexts = readStudyTexts();

const pageOf = (id: string) => (
  <MemoryRouter initialEntries={[`/case-study/${id}`]}>
    <Routes>
      <Route path="/case-study/:id" element={<CaseStudyPage />} />
    </Routes>
  </MemoryRouter>
);
const open = async (id: string) => act(async () => render(pageOf(id)));

test('search engines are told when a case study appeared, and its picture', () => {
  for (const { id, published, image } of caseStudies) {
    expect(prerenderedJsonLd(pageOf(id))['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        datePublished: published,
        image: site.origin + image.webp.src,
      }),
    );
    // Not before the last year in which something was measured.
    const years = studyTexts[id].figures.flatMap(({ period }) => period.match(/20\d\d/g) ?? []);
    expect([id, published >= `${years.sort().at(-1)}`]).toEqual([id, true]);
  }
  expect(caseStudies.map(({ published }) => published)).toEqual(
    caseStudies
      .map(({ published }) => published)
      .toSorted()
      .reverse(),
  );
});

test('an unknown case study says that there is no such page', async () => {
  await expect(open('no-such-plant')).rejects.toThrow('There is no page for "no-such-plant"');
});

test('every case study has a page with its text, layout, download and further links', async () => {
  for (const { id, title, pdfName, robots, applications } of caseStudies) {
    const { container, unmount } = await open(id);
    const { plant, setbacks, layout } = studyTexts[id];
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('region', { name: plant.heading })).toBeVisible();
    expect(screen.getByRole('region', { name: setbacks.heading })).toHaveTextContent('What did not go well');
    const legend = within(screen.getByRole('figure', { name: /the floor, to scale/ })).getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual([...layout.areas.map(({ name }) => name), 'Charging']);
    const linksIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksIn('Robots and modules used')).toEqual(expect.arrayContaining(robots.map(robotPath)));
    expect(linksIn('Next')).toContain(applications[0]);
    const download = within(screen.getByRole('region', { name: 'The case study as a PDF' }));
    expect(download.getByRole('button', { name: 'Download Case Study' })).toBeEnabled();
    expect(download.getByRole('link', { name: 'imprint' })).toHaveAttribute('href', '/imprint');
    expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'case-study-form', source: id });
    expect(pdfName).toBe(`${id}.pdf`);
    unmount();
  }
});

test('where no remote embeds a calculator, a link leads to one', async () => {
  await open('orban-cross-dock');
  expect(screen.getByRole('link', { name: 'Calculate how many robots you need' })).toHaveAttribute(
    'href',
    '/products/robot-count',
  );
});

test('a case study leads to the next, round to the first, and repeats no picture', async () => {
  const followers = [...caseStudies.slice(1), ...caseStudies.slice(0, 1)];
  for (const [index, study] of caseStudies.entries()) {
    const { unmount } = await open(study.id);
    const next = within(screen.getByRole('region', { name: 'Next' }));
    const [following, ...others] = next.getAllByRole('link');
    expect(following).toHaveAttribute('href', studyPath(followers[index]?.id ?? ''));
    expect(following).toHaveTextContent(`Case study: ${followers[index]?.client}`);
    const applications: readonly string[] = study.applications;
    for (const link of others) expect(applications).toContain(link.getAttribute('href'));
    const pictures = Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src'));
    expect(pictures.filter((src) => src === study.image.webp.src)).toHaveLength(1);
    unmount();
  }
});

test('a case study has its facts, figures, weeks and quote', async () => {
  // One component shows them all: three will do.
  for (const { id, client, category, published, title, robots } of caseStudies.slice(0, 3)) {
    const { container, unmount } = await open(id);
    const { facts, figures, weeks, quote, layout, robots: used, modules } = studyTexts[id];
    const rows = Array.from(container.querySelectorAll('dl.facts > div'), (row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
    expect(rows).toEqual([
      ['Customer', client],
      ['Industry', category],
      ...facts.map(({ label, value }) => [label, value]),
      ['Robots', robots.map((robot) => robotNames[robot]).join(', ')],
      ['Published', formatDay(published)],
    ]);
    const measured = within(screen.getByRole('region', { name: 'In figures' })).getAllByRole('listitem');
    expect(measured.map(({ textContent }) => textContent)).toEqual(
      figures.map(({ value, text, base, period }) => `${value}${text}${base}${period}`),
    );
    const project = within(screen.getByRole('region', { name: weeks.heading }));
    expect(project.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      weeks.steps.map(({ when }) => when),
    );
    expect(container.querySelector('blockquote')).toHaveTextContent(quote.text);
    expect(container.querySelector('blockquote + figcaption')).toHaveTextContent(`${quote.name}${quote.role}`);
    const tools = within(screen.getByRole('region', { name: 'Robots and modules used' })).getAllByRole('link');
    expect(tools).toHaveLength(used.length + modules.length);
    used.forEach(({ name, count, task }, index) => {
      expect(tools[index]).toHaveTextContent(`${count} × ${site.robotLineName} ${robotNames[name]}${task}`);
    });
    expect(screen.getByRole('figure', { name: `${client}: the floor, to scale` })).toHaveTextContent(
      `${layout.width} × ${layout.depth} m`,
    );
    const numbers = Array.from(container.querySelectorAll('svg text'), ({ textContent }) => textContent);
    expect(numbers).toEqual([...layout.areas, 'Charging'].map((_, index) => `${index + 1}`));
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Case Studies' })).toHaveAttribute('href', '/case-studies');
    expect(way.getByText(client)).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe(`${title} | ${site.companyName}`);
    unmount();
  }
});
