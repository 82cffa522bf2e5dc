import { site } from 'shared-config/site';

/** A step of the example mission: sender, receiver, signal and reason; and its drawing on the floor plan. */
export type MissionStep = {
  title: string;
  from: Party;
  to: Party;
  signal: string;
  text: string;
  scene: string;
  pallet: 'cell' | 'robot' | 'place';
  /** Whether its place in the store is kept for it. */
  isReserved?: true;
  isDoorOpen?: true;
};

/** The parties of the mission. */
export type Party = 'Palletiser PLC' | 'Integrator' | 'WMS' | 'Fleet Manager' | 'Forklift 04' | 'Door 2';

/** The example: a full pallet leaves a palletising cell. */
export const missionSteps: readonly MissionStep[] = [
  {
    title: 'The cell reports a full pallet',
    from: 'Palletiser PLC',
    to: 'Integrator',
    signal: 'pallet finished',
    text: 'The controller already has this signal. It starts the mission; nobody presses a button.',
    scene:
      'A full pallet stands at the palletiser. Its controller signals the Integrator. Forklift 04 stands at its charger.',
    pallet: 'cell',
  },
  {
    title: 'The WMS assigns a location',
    from: 'Integrator',
    to: 'WMS',
    signal: 'which location?',
    text: `The warehouse system decides, as it does today. ${site.platformName} passes the location to the mission.`,
    scene: 'The Integrator asks the WMS. Location A-07-2 in the rack is reserved for the pallet.',
    pallet: 'cell',
    isReserved: true,
  },
  {
    title: 'The nearest robot gets the order',
    from: 'Fleet Manager',
    to: 'Forklift 04',
    signal: 'order by VDA 5050',
    text: 'The nearest suitable robot with enough charge, of any brand. The next best stands by.',
    scene: 'The Fleet Manager sends the order to Forklift 04, which has left its charger and drives towards door 2.',
    pallet: 'cell',
    isReserved: true,
  },
  {
    title: 'Door 2 opens for the robot',
    from: 'Fleet Manager',
    to: 'Door 2',
    signal: 'open for one',
    text: 'One robot at a time may use the door. Others wait where they block nobody.',
    scene: 'The Fleet Manager has opened door 2. Forklift 04 has passed it and drives on to the palletiser.',
    pallet: 'cell',
    isReserved: true,
    isDoorOpen: true,
  },
  {
    title: 'The robot picks up the pallet',
    from: 'Forklift 04',
    to: 'Palletiser PLC',
    signal: 'pallet picked up',
    text: 'Both sides are ready before the load moves, and report afterwards. The cell keeps running.',
    scene: 'Forklift 04 has lifted the pallet at the palletiser and tells its controller that it has picked it up.',
    pallet: 'robot',
    isReserved: true,
  },
  {
    title: 'The stock is updated',
    from: 'Integrator',
    to: 'WMS',
    signal: 'stored at A-07-2',
    text: 'Location and time go to the warehouse system at once. The robot is free for the next mission.',
    scene:
      'The pallet is at location A-07-2, Forklift 04 beside it is free, and the Integrator tells the WMS: 42 pallets in stock.',
    pallet: 'place',
  },
];

/** Pallets in the rack while a step is shown. */
export const stockAt = ({ pallet }: MissionStep) => (pallet === 'place' ? 42 : 41);
