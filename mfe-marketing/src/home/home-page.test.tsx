import { act, render, screen, within } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter } from 'react-router-dom';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { frequentQuestions } from './frequent-questions.content';
import HomePage from './home-page';

beforeEach(() => {
  fakeIntersectionObserver();
  // As on a machine whose owner wishes for less motion: nothing plays by itself.
  fakeMatchMedia(() => true);
});
const renderPage = async () => {
  // Map and questions come with chunks of their own.
  const page = await act(async () => render(<HomePage />, { wrapper: MemoryRouter }));
  await screen.findByRole('region', { name: 'Frequently asked questions' });
  return page;
};

test("'Know More' leads to the contact page (§2 Home page)", async () => {
  await renderPage();
  expect(screen.getAllByRole('link', { name: 'Know More' })[0]).toHaveAttribute('href', '/contact');
});

test('six questions, answered by text or list (§2, §3 FAQ item)', async () => {
  await renderPage();
  expect(frequentQuestions).toHaveLength(6);
  const section = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    frequentQuestions.map(({ question }) => question),
  );
  expect(new Set(frequentQuestions.map(({ answer }) => typeof answer))).toEqual(new Set(['string', 'object']));
  const answers = section.getAllByRole('group').map((entry) => entry.querySelector('summary + *'));
  frequentQuestions.forEach(({ answer }, index) => {
    const parts = Array.from(answers[index]?.querySelectorAll('p, li') ?? [], ({ textContent }) => textContent);
    expect(parts).toEqual([answer].flat());
  });
});

test('its parts are in the order of the specification (§2)', async () => {
  await renderPage();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'A warehouse that runs as one',
    'Our Products',
    'Six robots, one line',
    'Use Cases',
    'Industries We Serve',
    'Latest Blogs',
    expect.stringMatching(/^MAG robots: /),
    'Case Studies',
    'Frequently asked questions',
    'Tell us what you need to move',
  ]);
  expect(screen.getByRole('link', { name: 'All case studies' })).toHaveAttribute('href', '/case-studies');
});

test('the home page announces the feed of blogs, with posts or without', async () => {
  await renderPage();
  const feed = document.head.querySelector('link[rel=alternate][type="application/rss+xml"]');
  expect(feed).toHaveAttribute('href', '/blogs/rss.xml');
});

test('search engines are told who runs the site, and of no account elsewhere', () => {
  const data = prerenderedJsonLd(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  const id = `${site.origin}/#organisation`;
  expect(data['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      '@id': id,
      url: `${site.origin}/`,
      logo: `${site.origin}/media/logo.svg`,
    },
    { '@type': 'WebSite', url: `${site.origin}/`, publisher: { '@id': id } },
  ]);
  // Whose accounts of that name are, nobody has checked.
  expect(JSON.stringify(data)).not.toContain('sameAs');
});

test("the home form is sent as home-contact, and other pages' interests stay out of it", async () => {
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  const { container } = await renderPage();
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'home-contact', source: 'home-contact' });
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});
