import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { caseStudies } from '../content/case-studies';
import CaseStudyPage from './case-study-page';

const open = (id: string) =>
  render(
    <MemoryRouter initialEntries={[`/case-study/${id}`]}>
      <Routes>
        <Route path="/case-study/:id" element={<CaseStudyPage />} />
      </Routes>
    </MemoryRouter>,
  );

test('for any other it says that there is no such page', () => {
  expect(() => open('no-such-plant')).toThrow('There is no page for "no-such-plant"');
});

test.each(caseStudies)(
  '$id has a page with challenge, solution, results and its download',
  ({ id, title, pdfName }) => {
    const { container } = open(id);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('region', { name: 'What was done' })).toBeVisible();
    const download = within(screen.getByRole('region', { name: 'Take it with you' }));
    expect(download.getByRole('button', { name: 'Download Case Study' })).toBeEnabled();
    expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'case-study-form', source: id });
    expect(pdfName).toBe(`${id}.pdf`);
  },
);
