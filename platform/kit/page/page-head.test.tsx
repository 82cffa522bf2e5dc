/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageHead } from './page-head';

const PageHead = createPageHead({
  companyName: 'Example',
  origin: 'https://www.site.example',
  shareImages: { site: '/media/share.jpg', news: '/media/share-news.jpg' },
  shareImageTexts: { site: 'A house', news: 'A pile of papers' },
});

test('title, description, canonical link and Open Graph reach the document head', () => {
  render(<PageHead title="Contact" description="Talk to us." path="/enquire" />);
  expect(document.title).toBe('Contact | Example');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.site.example/enquire',
  );
  expect(document.head.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'https://www.site.example/media/share.jpg',
  );
  expect(document.head.querySelector('meta[name=description]')).toHaveAttribute('content', 'Talk to us.');
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});

test('an article says that it is one, and has its own properties', () => {
  const section = <meta property="article:section" content="Fleet" />;
  const { rerender } = render(<PageHead title="A" description="B" path="/a" article={section} />);
  const properties = () =>
    [...document.head.querySelectorAll('meta[property^="article:"], meta[property="og:type"]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]);
  expect(properties()).toEqual([
    ['og:type', 'article'],
    ['article:section', 'Fleet'],
  ]);
  rerender(<PageHead title="A" description="B" path="/a" />);
  expect(properties()).toEqual([['og:type', 'website']]);
});

describe('JSON-LD', () => {
  const page = <PageHead title="A" description="B" path="/" jsonLd={{ '@type': 'FAQPage', name: '</script><b>' }} />;

  test('is prerendered, cannot close its own script, and stays after hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    render(page, { container, hydrate: true });
    const script = container.querySelector('script');
    expect(script?.textContent).not.toContain('<');
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ '@type': 'FAQPage', name: '</script><b>' });
  });

  test('is left out after a soft navigation, as Trusted Types would refuse it', () => {
    const { container } = render(page);
    expect(container.querySelector('script')).toBeNull();
  });
});

test('a page that is rendered out of sight leaves the head as it is until it is shown', () => {
  const pages = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <PageHead title="Next" description="B" path="/next" />
      <h1>Next</h1>
    </Activity>
  );
  document.title = 'Now';
  const { rerender } = render(pages('hidden'));
  expect(screen.getByText('Next')).not.toBeVisible();
  expect(document.title).toBe('Now');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  rerender(pages('visible'));
  expect(document.title).toBe('Next | Example');
});

test('a hidden page asks search engines to stay away', () => {
  render(<PageHead title="A" description="B" path="/" hidden />);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each([
  [{}, '/media/share.jpg', 'A house'],
  [{ shareImage: 'news' as const }, '/media/share-news.jpg', 'A pile of papers'],
  [{ shareImage: 'own' as const }, '/media/share-products-product-fork.jpg', 'Fork | Example'],
  [{ shareImage: 'own' as const, sharePicture: '/media/cover.jpg' }, '/media/cover.jpg', 'Fork | Example'],
])('a shared page has its address, with the query that belongs to it: %j', (props, image, text) => {
  render(<PageHead title="Fork" description="Lifts." path="/products?product=fork" {...props} />);
  const content = (property: string) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  const address = 'https://www.site.example/products?product=fork';
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', address);
  expect(['og:url', 'og:title', 'og:description', 'og:site_name', 'og:image', 'og:image:alt'].map(content)).toEqual([
    address,
    'Fork | Example',
    'Lifts.',
    'Example',
    `https://www.site.example${image}`,
    text,
  ]);
});
