import { render } from '@testing-library/react';
import { PageHead, type PageHeadProps } from './page-head';

/** What a page says of itself where it is shared. */
function shareOf(props: Pick<PageHeadProps, 'shareImage' | 'sharePicture'>) {
  render(<PageHead title="MAG Fork" description="Lifts." path="/products/mag-product?product=fork" {...props} />);
  return ['og:title', 'og:url', 'og:image'].map((property) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content'),
  );
}

test.each([
  [{}, /^https:\/\/www\.corvane\.example\/media\/share-site.*\.jpg$/],
  [{ shareImage: 'own' as const }, 'https://www.corvane.example/media/share-products-mag-product-product-fork.jpg'],
  [{ shareImage: 'own' as const, sharePicture: '/media/cover.jpg' }, 'https://www.corvane.example/media/cover.jpg'],
])('a page has the company behind its title, its address at the company, and a picture: %j', (props, picture) => {
  expect(shareOf(props)).toEqual([
    'MAG Fork | Corvane',
    'https://www.corvane.example/products/mag-product?product=fork',
    typeof picture === 'string' ? picture : expect.stringMatching(picture),
  ]);
});
