import { beginRun } from './fleet-run';
import { listAlarms } from './list-alarms';
import { defaultSettings } from './settings';

test('alarms are listed by urgency, four at most', () => {
  const simulation = beginRun(defaultSettings);
  expect(listAlarms(simulation)).toEqual([]);
  const [first, second, third] = simulation.robots;
  const [job] = simulation.jobs;
  if (!first || !second || !third || !job) throw new Error('The run has no robots or jobs');
  first.isStopped = true;
  second.waited = 60;
  Object.assign(third, { charge: 0.19, activity: 'driving' });
  simulation.jobs.push({ ...job, id: 99, robot: null, createdAt: 0 });
  simulation.settings = { ...defaultSettings, closedAisle: 0 };
  expect(listAlarms(simulation)).toEqual([
    'Robot 01 is stopped',
    'Robot 02 has waited for 60 s',
    'Robot 03 has 19 % left',
    'Task #99 has waited for 15 min',
  ]);
});
