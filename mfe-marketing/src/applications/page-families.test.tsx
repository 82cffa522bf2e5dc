import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { fakeIntersectionObserver, fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { industries } from '../content/industries';
import { useCases } from '../content/use-cases';
import IndustryPage from './industry-page';
import UseCasePage from './use-case-page';

// Pages of a kind have one order, and no kind has that of another (docs/design-language.md, Families).

beforeEach(() => {
  fakeMatchMedia((query) => query.includes(': reduce)'));
  fakeIntersectionObserver();
});

const open = (url: string, path: string, element: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <Routes>
        <Route path={path} element={element} />
      </Routes>
    </MemoryRouter>,
  );
const openUseCase = (url: string) => open(url, '/use-cases/:id', <UseCasePage />);
const openIndustry = (url: string) => open(url, '/industries/:id', <IndustryPage />);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a use case: the plan that plays, the problem, what does the work, what came of it, proof, questions, the others', () => {
  for (const { url, headings, measure } of useCases) {
    const { unmount } = openUseCase(url);
    const proof = 'Seen at work in';
    const { flow, problem, means, results } = headings;
    expect(titles()).toEqual([flow, problem, means, results, proof, 'Questions', 'Other use cases']);
    expect(screen.getByText(measure.value)).toBeVisible();
    unmount();
  }
});

test('an industry: its picture, a customer, what is asked of the plant, the flow, what does the work, the others', () => {
  for (const { url, headings, image } of industries) {
    const { container, unmount } = openIndustry(url);
    const { flow, problem, means, results } = headings;
    const [customer, ...others] = titles();
    expect(customer).toMatch(/^At [A-Z]/);
    expect(others.filter((title) => title !== 'Seen at work in')).toEqual([
      problem,
      flow,
      means,
      results,
      'Questions',
      'Other industries',
    ]);
    const [opening] = container.querySelectorAll('img');
    expect(opening).toHaveAttribute('src', image.webp.src);
    expect(opening).toHaveAttribute('loading', 'eager');
    unmount();
  }
});

test('who is quoted at the top of an industry is not quoted again below', () => {
  for (const { url } of industries) {
    const { container, unmount } = openIndustry(url);
    const quotes = [...container.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
    expect(new Set(quotes).size).toBe(quotes.length);
    unmount();
  }
});

test('the way to an engineer is a button without a coloured ground, and goes with what the page is about', () => {
  for (const { url, title, request } of useCases) {
    const { unmount } = openUseCase(url);
    const ask = screen.getByRole('complementary', { name: `Ask about ${title}` });
    expect(ask).toHaveTextContent(request);
    unmount();
  }
});

test('any other address says that there is no such page', () => {
  expect(() => openUseCase('/use-cases/nothing')).toThrow('There is no page for "nothing"');
  expect(() => openIndustry('/industries/nothing')).toThrow('There is no page for "nothing"');
});
