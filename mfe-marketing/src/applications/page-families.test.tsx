import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { studies, studyPath, writeChange } from 'shared-config/references/studies';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { robotPath } from 'shared-config/robots/robot-names';
import { payloadVerb } from 'shared-config/robots/robot-payloads';
import { useSharedStore } from 'shared-config/store';
import { industries } from '../lists/industries';
import { useCases } from '../lists/use-cases';
import { softwareParts } from '../page/software-parts';
import IndustryPage from './industry-page';
import UseCasePage from './use-case-page';

// Pages of a kind have one order, and no kind has that of another (docs/design-language.md, Families).

beforeEach(() => {
  fakeMatchMedia((query) => query.includes(': reduce)'));
  fakeIntersectionObserver();
});

const site = (url: string, path: string, element: ReactNode) => (
  <MemoryRouter initialEntries={[url]}>
    <Routes>
      <Route path={path} element={element} />
      <Route path="/contact" element={null} />
    </Routes>
  </MemoryRouter>
);
const useCaseAt = (url: string) => site(url, '/use-cases/:id', <UseCasePage />);
const industryAt = (url: string) => site(url, '/industries/:id', <IndustryPage />);
// With the sections that come with a script of their own.
const openUseCase = (url: string) => act(async () => render(useCaseAt(url)));
const openIndustry = (url: string) => act(async () => render(industryAt(url)));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a use case page goes from flow, problem, means and results to proof and others', async () => {
  for (const { url, headings, measure } of useCases) {
    const { unmount } = await openUseCase(url);
    const proof = 'Seen at work in';
    const { flow, problem, means, results } = headings;
    expect(titles()).toEqual([flow, problem, means, results, proof, 'Questions', 'Other use cases']);
    expect(screen.getByText(measure.value)).toBeVisible();
    unmount();
  }
});

test('an industry page shows its picture, customer, problem, flow, means and others', async () => {
  for (const { url, headings, image } of industries) {
    const { container, unmount } = await openIndustry(url);
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

test('a person quoted at the top of an industry is not quoted again below', async () => {
  for (const { url } of industries) {
    const { container, unmount } = await openIndustry(url);
    const quotes = [...container.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
    expect(new Set(quotes).size).toBe(quotes.length);
    unmount();
  }
});

test("asking an engineer passes the page's subject on to the contact form", async () => {
  for (const { url, title, request } of useCases) {
    const { unmount } = await openUseCase(url);
    const ask = screen.getByRole('complementary', { name: `Ask about ${title}` });
    expect(ask).toHaveTextContent(request);
    fireEvent.click(within(ask).getByRole('link', { name: 'Ask an engineer' }));
    expect(useSharedStore.getState().interest).toEqual({ label: title, path: url });
    unmount();
  }
});

/** Where the links of a part lead to. */
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
/** The case studies that are at work in what a page is about. */
const studiesOf = (url: string) => studies.filter(({ applications }) => applications.some((one) => one === url));

test('a use case leads to its robots, its software, its studies and other use cases', async () => {
  for (const { url, title, headings, robots, software, results, questions } of useCases) {
    const { unmount } = await openUseCase(url);
    expect(linksIn(headings.means)).toEqual([...robots.map(robotPath), `/products/${software}`]);
    const means = screen.getByRole('region', { name: headings.means });
    for (const robot of robots)
      expect(means).toHaveTextContent(`${payloadVerb(robot)} up to ${formatFigure(robotKeyFigures[robot].payload)}`);
    expect(means).toHaveTextContent(softwareParts[software].task);
    expect(linksIn('Seen at work in')).toEqual(studiesOf(url).map(({ id }) => studyPath(id)));
    expect(linksIn('Other use cases')).toEqual(useCases.filter((one) => one.url !== url).map((one) => one.url));
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Solutions', title]);
    for (const { value, text } of results)
      expect(screen.getByRole('region', { name: headings.results })).toHaveTextContent(`${value}${text}`);
    for (const { question, answer } of questions)
      expect(screen.getByRole('heading', { name: question }).nextElementSibling).toHaveTextContent(answer);
    unmount();
  }
});

test('the first customer of an industry is shown with figure and study; others follow', async () => {
  for (const { url } of industries) {
    const { unmount } = await openIndustry(url);
    const [quoted, ...others] = studiesOf(url);
    if (!quoted) throw new Error(`${url} has no customer`);
    const customer = screen.getByRole('region', { name: `At ${quoted.client}` });
    expect(customer).toHaveTextContent(quoted.quote.text);
    expect(customer).toHaveTextContent(quoted.quote.name);
    expect(customer).toHaveTextContent(writeChange(quoted.change));
    expect(within(customer).getByRole('link')).toHaveAttribute('href', studyPath(quoted.id));
    expect(within(customer).getByRole('img', { name: quoted.client })).toBeVisible();
    if (others.length > 0) expect(linksIn('Seen at work in')).toEqual(others.map(({ id }) => studyPath(id)));
    else expect(screen.queryByRole('region', { name: 'Seen at work in' })).not.toBeInTheDocument();
    expect(linksIn('Other industries')).toEqual(industries.filter((one) => one.url !== url).map((one) => one.url));
    unmount();
  }
});

test('search engines are told the questions and answers of a page', () => {
  const [useCase] = useCases;
  const [industry] = industries;
  for (const [one, path, page] of [
    [useCase, '/use-cases/:id', <UseCasePage key="use case" />],
    [industry, '/industries/:id', <IndustryPage key="industry" />],
  ] as const) {
    const { '@graph': nodes } = prerenderedJsonLd(site(one?.url ?? '', path, page));
    expect(nodes).toContainEqual({
      '@type': 'FAQPage',
      mainEntity: one?.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
});

test('going from one use case to another shows its plan at the first step', async () => {
  const [first, second] = useCases;
  await openUseCase(first?.url ?? '');
  fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(screen.getByRole('button', { current: 'step' })).toHaveTextContent(first?.steps[1]?.title ?? '');
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${second?.title}`) }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(second?.title ?? '');
  expect(screen.getByRole('button', { current: 'step' })).toHaveTextContent(second?.steps[0]?.title ?? '');
});

test('any other address says that there is no such page', () => {
  expect(() => render(useCaseAt('/use-cases/nothing'))).toThrow('There is no page for "nothing"');
  expect(() => render(industryAt('/industries/nothing'))).toThrow('There is no page for "nothing"');
});
