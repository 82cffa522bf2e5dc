import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { partnerLogos } from 'shared-config/media/catalog';
import RobotPartnersPart from './robot-partners-part';

test('it says who integrates and sells the robot, and invites new partners', () => {
  render(
    <MemoryRouter>
      <RobotPartnersPart name="robot-partners" data={{ robot: 'agvTugger' }} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/Our partners install and maintain the MAG AGV Tugger near you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Partner with us' })).toHaveAttribute('href', '/partner-with-us');
  const first = partnerLogos.slice(0, 4).map(({ name }) => name);
  expect(screen.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual(first);
});
