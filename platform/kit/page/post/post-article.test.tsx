/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PostArticle } from './post-article';

const post = {
  title: 'Crossings',
  author: 'Ada Example',
  publishDate: '2026-01-09',
  category: 'Traffic',
  content: [
    { id: 1, type: 'callout', content: 'First' },
    // Another program has given it the same id.
    { id: 1, type: 'callout', content: 'Second' },
  ],
} as const;

test('a post has its title, author, date for people and machines, and its blocks', () => {
  const { container } = render(<PostArticle post={post} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Crossings');
  expect(screen.getByText('Ada Example')).toBeVisible();
  expect(screen.getByText('Traffic')).toBeVisible();
  expect(screen.getByText('9 January 2026')).toHaveAttribute('datetime', '2026-01-09');
  expect(container.textContent).toMatch(/First.*Second/);
});

test('empty fields leave no heading or badge; a preview’s heading is one level lower', () => {
  const { rerender } = render(<PostArticle post={{ ...post, title: ' ', category: '' }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(document.querySelector('.badge')).toBeNull();
  rerender(<PostArticle post={post} titleLevel="h2" />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Crossings');
});

test('on its own page a post has links to its headings; in a preview it has none', () => {
  const headings = {
    ...post,
    content: ['Loads', 'Loads'].map((content, id) => ({ id, type: 'heading', content }) as const),
  };
  const { rerender } = render(<PostArticle post={headings} hasAnchors />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#loads', '#loads-2']);
  expect(document.querySelector('#loads-2')).toHaveTextContent('Loads');
  rerender(<PostArticle post={headings} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.querySelector('#loads')).toBeNull();
});

test('title, category and author are read in the direction of their own script', () => {
  render(<PostArticle post={{ ...post, title: 'المستودع', category: 'روبوتات', author: 'ليلى' }} />);
  for (const text of ['المستودع', 'روبوتات', 'ليلى']) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
});
