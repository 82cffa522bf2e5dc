import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FilmSources } from '../film-sources';
import { NumberedSteps } from '../numbered-steps';
import { Closing } from './closing';
import { NextLinks } from './next-links';
import { PageHero } from './page-hero';
import { PageSection } from './page-section';

test('a part of a page is found by its title and id, with its control beside the title', () => {
  render(
    <PageSection id="questions" title="Questions" control={<button type="button">All</button>}>
      <p>Answers</p>
    </PageSection>,
  );
  const part = screen.getByRole('region', { name: 'Questions' });
  expect(within(part).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'questions');
  expect(within(part).getByRole('button', { name: 'All' })).toBeVisible();
  expect(within(part).getByText('Answers')).toBeVisible();
});

test('the end of a page leads to the contact form and to further pages', async () => {
  const onContact = jest.fn();
  render(
    <>
      <Closing title="A robot for you?" text="Ask us." label="Get in touch" onContact={onContact} />
      <NextLinks links={[{ to: '/news', title: 'News', text: 'What is new' }]} />
    </>,
    { wrapper: MemoryRouter },
  );
  const way = within(screen.getByRole('complementary', { name: 'A robot for you?' })).getByRole('link');
  expect(way).toHaveAttribute('href', '/contact');
  await userEvent.click(way);
  expect(onContact).toHaveBeenCalledTimes(1);
  const next = within(screen.getByRole('region', { name: 'Next' })).getByRole('link', { name: 'News' });
  expect(next).toHaveAttribute('href', '/news');
});

test('the first picture of a page loads first and is the one that is measured', () => {
  const image = {
    alt: 'A robot',
    width: 8,
    height: 6,
    avif: [{ src: '/r.avif', width: 8 }],
    webp: { src: '/r.webp', width: 8 },
  };
  render(
    <PageHero heading="Robots" lead="Six of them" image={image}>
      <a href="/contact">Ask</a>
    </PageHero>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Robots');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('link', { name: 'Ask' })).toBeVisible();
});

test('steps are numbered in order, and one without a title has no empty heading', () => {
  render(<NumberedSteps titleLevel="h4" steps={[{ title: 'Teach', text: 'One' }, { text: 'Two' }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['TeachOne', 'Two']);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1);
});

test('a browser is offered the smaller film first, and nothing after the last one', () => {
  const poster = { alt: '', width: 8, height: 6, avif: [], webp: { src: '/f.webp', width: 8 } };
  const { container } = render(<FilmSources file={{ mp4: '/f.mp4', webm: '/f.webm', width: 8, height: 6, poster }} />);
  const sources = Array.from(container.children, (source) => [source.getAttribute('src'), source.getAttribute('type')]);
  expect(sources).toEqual([
    ['/f.webm', 'video/webm'],
    ['/f.mp4', 'video/mp4'],
  ]);
});
