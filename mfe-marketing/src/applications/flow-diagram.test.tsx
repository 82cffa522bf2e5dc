import { render, screen } from '@testing-library/react';
import { FlowDiagram } from './flow-diagram';

test('the drawing reads as a list of sentences: place, event, and who moves the load', () => {
  render(
    <FlowDiagram
      software="Integrator"
      flow={{
        places: [
          { name: 'Dock', kind: 'dock', signal: 'lorry is unloaded', next: { robot: 'fork', load: 'pallets' } },
          { name: 'Pallet rack', kind: 'rack', signal: 'position is free' },
        ],
        back: { robot: 'lifter', load: 'empty pallets' },
      }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dock: lorry is unloaded.Fork takes pallets to the next station.',
    'Pallet rack: position is free.',
  ]);
  expect(screen.getByText(/brings back/)).toHaveTextContent('MAG Lifter brings back empty pallets');
  expect(screen.getByRole('figure')).toHaveTextContent('Integrator receives every signal and sends every robot');
});
