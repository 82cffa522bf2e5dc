import { robotVariantNames } from 'shared-config/robots/robot-names';
import { robotCompanions, robotStudies, robotUses } from './robot-uses';

test.each(robotVariantNames)('%s is seen at work, with a full row of uses, software and other robots', (name) => {
  expect(robotUses(name)).toHaveLength(3);
  expect(robotStudies(name).length).toBeGreaterThan(0);
  const { robots, software } = robotCompanions(name);
  expect(robots.length).toBeGreaterThan(0);
  expect(robots).not.toContain(name);
  expect(software.length).toBeGreaterThan(0);
});

test('what a robot works with is what its pages and studies name', () => {
  expect(robotCompanions('agvTugger')).toEqual({
    robots: ['lifter', 'fork'],
    software: ['integrator', 'fleet-manager'],
  });
});
