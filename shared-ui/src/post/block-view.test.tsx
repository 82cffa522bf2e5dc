import { render, screen } from '@testing-library/react';
import type { Block } from 'shared-config/posts/post';
import { BlockView } from './block-view';

test.each([
  ['sales@corvane.example', 'mailto:sales@corvane.example'],
  ['r\u{1f916}bot@corvane.example', 'mailto:r%F0%9F%A4%96bot@corvane.example'],
  ['half\ud83d@corvane.example', 'mailto:half%EF%BF%BD@corvane.example'],
  ['a@b.example?subject=x&cc=c@d.example', 'mailto:a@b.example%3Fsubject%3Dx%26cc%3Dc@d.example'],
])('a call to action links to the address that was typed and adds nothing else: %j', (email, href) => {
  render(<BlockView block={{ id: 1, type: 'cta', content: 'Write to us', email }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});

test('each block is what it says: headings below that of the post, items in their order, marks and links', () => {
  const blocks: Block[] = [
    { id: 1, type: 'heading', content: 'Crossings' },
    { id: 2, type: 'subheading', content: 'Shared' },
    { id: 3, type: 'list', content: '', items: ['first', 'second', 'first'] },
    { id: 4, type: 'callout', content: 'Mind the gap' },
    {
      id: 5,
      type: 'paragraph',
      content: '<p>Read <strong>this <em>page</em></strong><br><a href="/blogs" rel="noopener">Blogs</a></p>',
    },
  ];
  const { container } = render(blocks.map((block) => <BlockView key={block.id} block={block} />));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Crossings');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Shared');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['first', 'second', 'first']);
  expect(screen.getByText('Mind the gap')).toBeVisible();
  expect(container.querySelector('p strong em')).toHaveTextContent('page');
  expect(container.querySelector('p br')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blogs');
  expect(screen.getByRole('link', { name: 'Blogs' })).toHaveAttribute('rel', 'noopener');
});

test('rich text that nobody sanitised is read as the characters that it is', () => {
  const { container } = render(<BlockView block={{ id: 1, type: 'paragraph', content: '<img src=x> & more' }} />);
  expect(container).toHaveTextContent('<img src=x> & more');
  expect(container.querySelector('img')).toBeNull();
});
