import { site } from 'shared-config/site';

/** A step of the example mission: who tells whom what, and why. */
type MissionStep = { title: string; from: string; to: string; signal: string; text: string };

/** The example: a full pallet leaves a palletising cell. */
export const missionSteps: readonly MissionStep[] = [
  {
    title: 'The cell reports a full pallet',
    from: 'Palletiser PLC',
    to: 'Integrator',
    signal: 'pallet finished',
    text: 'A signal that the controller has anyway. It starts the mission; nobody presses a button.',
  },
  {
    title: 'The store names a place',
    from: 'Integrator',
    to: 'WMS',
    signal: 'where to?',
    text: `The warehouse system decides, as it does today. ${site.platformName} carries the answer into the mission.`,
  },
  {
    title: 'A robot is chosen',
    from: 'Fleet Manager',
    to: 'Lifter 04',
    signal: 'order by VDA 5050',
    text: 'The nearest robot that is able and charged, of whatever make. The next best is kept in mind.',
  },
  {
    title: 'A door opens for it',
    from: 'Fleet Manager',
    to: 'Door 2',
    signal: 'open for one',
    text: 'The door belongs to one robot at a time. Others wait where they are in nobody’s way.',
  },
  {
    title: 'The pallet is taken',
    from: 'Lifter 04',
    to: 'Palletiser PLC',
    signal: 'pallet taken',
    text: 'Both sides agree before the load moves and both report when it has. The cell goes on.',
  },
  {
    title: 'The stock is right',
    from: 'Integrator',
    to: 'WMS',
    signal: 'stored at A-07-2',
    text: 'Place and time go to the warehouse system at once. The robot is free for the next mission.',
  },
];
