import { render, screen } from '@testing-library/react';
import type { Block } from 'kit/posts/block';
import { MemoryRouter } from 'react-router-dom';
import { EmbedView } from './embed-view';

const embed = (kind: 'robot' | 'film', name: string): Extract<Block, { type: 'embed' }> => ({
  id: 1,
  type: 'embed',
  kind,
  name,
});

test('a robot is a link to its page, a film has its title and its controls', () => {
  const embeds = [embed('robot', 'fork'), embed('film', 'lifters-in-aisle')];
  const { container } = render(
    embeds.map((one) => <EmbedView key={one.name} embed={one} />),
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('link', { name: 'Fork' })).toHaveAttribute('href', '/products/mag-product?product=fork');
  expect(screen.getByLabelText('Lifters at work in an aisle')).toHaveAttribute('controls');
  expect(container.querySelectorAll('video')).toHaveLength(1);
});

test.each(['robot', 'film'] as const)('a %s from a later release is left out', (kind) => {
  const { container } = render(<EmbedView embed={embed(kind, 'of a later release')} />);
  expect(container).toBeEmptyDOMElement();
});
