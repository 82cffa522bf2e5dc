import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import RobotPartnersPart from './robot-partners-part';

test('it says who integrates and sells the robot, and leads those who want to', () => {
  render(
    <MemoryRouter>
      <RobotPartnersPart name="robot-partners" data={{ robot: 'agvTugger' }} />
    </MemoryRouter>,
  );
  const part = screen.getByRole('region', { name: 'Partners' });
  expect(part).toHaveTextContent('The MAG AGV Tugger comes from us, or from a partner near you');
  expect(screen.getByRole('link', { name: 'Integrate it' })).toHaveAttribute('href', '/tech-partner');
  expect(screen.getByRole('link', { name: 'sell it' })).toHaveAttribute('href', '/our-solution');
  expect(screen.getAllByRole('img')).toHaveLength(8);
});
