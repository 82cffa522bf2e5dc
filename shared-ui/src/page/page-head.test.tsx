import { render } from '@testing-library/react';
import { PageHead } from './page-head';

test("a page has the company's name in its title, its full address and a picture", () => {
  render(<PageHead title="MAG Fork" description="Lifts." path="/products/mag-product?product=fork" />);
  const content = (property: string) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(['og:title', 'og:url', 'og:image'].map(content)).toEqual([
    'MAG Fork | Corvane',
    'https://www.corvane.example/products/mag-product?product=fork',
    expect.stringMatching(/^https:\/\/www\.corvane\.example\/media\/share-site.*\.jpg$/),
  ]);
});
