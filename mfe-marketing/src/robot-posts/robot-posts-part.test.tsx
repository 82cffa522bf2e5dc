import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import RobotPostsPart from './robot-posts-part';

test.each(robotVariantNames)('there are two articles about %s', (robot) => {
  render(<RobotPostsPart name="robot-posts" data={{ robot }} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('they are about that robot', () => {
  render(<RobotPostsPart name="robot-posts" data={{ robot: 'agvTugger' }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('list')).toHaveTextContent(/How robots of three brands share a crossing.*Milk runs/);
});
