import { render, screen } from '@testing-library/react';
import { DrawingView } from './drawing';
import { PlantPlan } from './plan/plant-plan';

test('a drawing is read out by title and description; turned labels turn in place', () => {
  render(
    <DrawingView
      drawing={{
        title: 'From above',
        description: '1,320 mm long',
        width: 200,
        height: 100,
        strokes: [{ style: 'outline', path: 'M0 0h10' }],
        labels: [
          { x: 10, y: 20, text: '950' },
          { x: 30, y: 40, text: '1320', anchor: 'end', isTurned: true },
        ],
      }}
    />,
  );
  const drawing = screen.getByRole('img', { name: 'From above' });
  expect(drawing).toHaveAttribute('viewBox', '0 0 200 100');
  expect(drawing.querySelector('desc')).toHaveTextContent('1,320 mm long');
  expect(screen.getByText('950')).not.toHaveAttribute('transform');
  expect(screen.getByText('1320')).toHaveAttribute('transform', 'rotate(-90 30 40)');
});

test('a floor plan describes itself, or is hidden where text beside it does', () => {
  const { rerender, container } = render(<PlantPlan label="A robot at the rack" />);
  expect(screen.getByRole('img', { name: 'A robot at the rack' })).toHaveAttribute('viewBox', '0 80 720 320');
  rerender(<PlantPlan top={0} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('viewBox', '0 0 720 400');
});
