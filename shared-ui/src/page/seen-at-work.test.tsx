import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { studies } from 'shared-config/references/studies';
import { SeenAtWork } from './seen-at-work';

const [study] = studies;
const show = (before: number, after: number) =>
  render(<SeenAtWork studies={study ? [{ ...study, change: { ...study.change, before, after } }] : []} />, {
    wrapper: MemoryRouter,
  });
const bars = () => Array.from(document.querySelectorAll('rect'), (bar) => Number(bar.getAttribute('width')));

test('a study shows before and after as bars and words, and links to the whole study', () => {
  show(40, 10);
  expect(bars()).toEqual([100, 25]);
  expect(screen.getByText('40 min')).toBeVisible();
  expect(screen.getByText('10 min')).toBeVisible();
  expect(screen.getByRole('img', { name: String(study?.client) })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', `/case-study/${study?.id}`);
  expect(screen.getByRole('region', { name: 'Seen at work in' })).toBeVisible();
});

test('a value of zero keeps a thin bar, and without a study there is no such part', () => {
  show(40, 0).unmount();
  show(40, 0);
  expect(bars()).toEqual([100, 0.5]);
  const { container } = render(<SeenAtWork studies={[]} />);
  expect(container).toBeEmptyDOMElement();
});
