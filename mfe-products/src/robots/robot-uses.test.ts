import { robotVariantNames } from 'shared-config/robots/robot-names';
import { robotFile } from './robot-files';
import { robotMedia } from './robot-media';
import { robotCompanions, robotStudies, robotUses } from './robot-uses';

test('every robot has its studies, with a full row of uses, software and other robots', () => {
  for (const name of robotVariantNames) {
    const { robots, software } = robotCompanions(name);
    const shown = [robotUses(name).length, robotStudies(name).length > 0, robots.length > 0, software.length > 0];
    expect([name, ...shown, robots.includes(name)]).toEqual([name, 3, true, true, true, false]);
  }
});

test('what a robot works with is what its pages and studies name', () => {
  expect(robotCompanions('agvTugger')).toEqual({
    robots: ['lifter', 'fork'],
    software: ['integrator', 'fleet-manager'],
  });
});

test('use cases come first, then solutions, then industries', () => {
  expect(robotUses('counterBalance').map(({ url }) => url)).toEqual([
    '/use-cases/inbound-and-outbound',
    '/use-cases/automated-storage',
    '/solutions/inbound',
  ]);
});

test('a robot at work is shown by its own picture', () => {
  for (const name of robotVariantNames) {
    const [, word] = /^mag-(.+)\.pdf$/.exec(robotFile(name, 'pdf')) ?? [];
    expect(robotMedia[name].work.webp.src).toMatch(new RegExp(`/work-${word}-\\d`));
    expect(robotMedia[name].model.glb).toMatch(new RegExp(`/robot-${word}\\.`));
  }
});
