import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { robotPath } from 'shared-config/robots/robot-names';
import { caseStudies } from '../content/case-studies';
import CaseStudyPage from './case-study-page';
import { studyTexts } from './study-texts';

const open = async (id: string) =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[`/case-study/${id}`]}>
        <Routes>
          <Route path="/case-study/:id" element={<CaseStudyPage />} />
        </Routes>
      </MemoryRouter>,
    ),
  );

test('for any other it says that there is no such page', async () => {
  await expect(open('no-such-plant')).rejects.toThrow('There is no page for "no-such-plant"');
});

test('every case study has a page with its text, its layout, its download and ways on', async () => {
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
