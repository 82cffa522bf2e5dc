import { render } from '@testing-library/react';
import { PageHead } from './page-head';

test('title, description, canonical link and Open Graph reach the document head', () => {
  render(<PageHead title="Contact" description="Talk to us." path="/contact" />);
  expect(document.title).toBe('Contact | Corvane');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.corvane.example/contact',
  );
  expect(document.head.querySelector('meta[name=description]')).toHaveAttribute('content', 'Talk to us.');
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});

test('JSON-LD cannot close its own script', () => {
  const { container } = render(
    <PageHead title="A" description="B" path="/" jsonLd={{ '@type': 'FAQPage', name: '</script><b>' }} />,
  );
  const script = container.querySelector('script');
  expect(script?.textContent).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ '@type': 'FAQPage', name: '</script><b>' });
});

test('a hidden page asks search engines to stay away', () => {
  render(<PageHead title="A" description="B" path="/" hidden />);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
