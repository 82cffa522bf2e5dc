import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';

/** A step of a material handling use case. */
export type RobotStep = { title?: string; description: string };

/** What the site says about a robot (specification §3 Robot variant); its figures are in `shared-config/robots/robot-figures`. */
type RobotTexts = {
  heading: string;
  description: string;
  productDescription: string;
  stepHeading1?: string;
  steps: readonly RobotStep[];
  stepHeading2?: string;
  steps2?: readonly RobotStep[];
};

/** The texts of the six robots. */
export const robotTexts: Readonly<Record<RobotVariantName, RobotTexts>> = {
  fork: {
    heading: `${site.robotLineName} Fork`,
    description:
      'An autonomous pallet truck that takes pallets from the floor and sets them down where the next step needs them.',
    productDescription:
      'The fork picks up closed and open pallets at ground level, finds them even when they stand askew, and works in the same aisles as people and manual trucks. Nothing has to be built for it: a marked place on the floor is a station.',
    steps: [
      { title: 'Call', description: 'A worker, a scanner or the WMS reports a pallet that is ready to go.' },
      {
        title: 'Pick up',
        description: 'The fork drives to the place, measures where the pallet stands and enters it.',
      },
      { title: 'Carry', description: 'It takes the free route, and waits or goes round when somebody is in the way.' },
      {
        title: 'Set down',
        description: 'The pallet stands at its goal to the centimetre, and the system that asked knows.',
      },
    ],
  },
  agvTugger: {
    heading: `${site.robotLineName} AGV Tugger`,
    description: 'A tugger that pulls a train of trailers along its route, shift after shift, on schedule.',
    productDescription:
      'The tugger replaces the milk run that somebody drives by hand. It couples to the trailers you have, keeps to a timetable or comes when it is called, and serves many stations on one tour.',
    stepHeading1: 'Supplying the line',
    steps: [
      { title: 'Load', description: 'Trailers are loaded in the store while the tugger is on its previous tour.' },
      { title: 'Couple', description: 'The tugger couples to the train and starts on schedule or on demand.' },
      { title: 'Deliver', description: 'It stops at each station until the material is taken.' },
    ],
    stepHeading2: 'Bringing back empties',
    steps2: [
      { title: 'Collect', description: 'Empty containers go onto the same trailers, on the same tour.' },
      { title: 'Return', description: 'The train comes back to the store, and the tugger charges while it is loaded.' },
    ],
  },
  counterBalance: {
    heading: `${site.robotLineName} Counterbalance`,
    description: 'An autonomous counterbalance forklift for loads that have to go up, over and into places.',
    productDescription:
      'With its weight behind the mast the counterbalance needs no legs under the load. It serves racks, conveyors and machines from the front, and takes pallets of any kind that forks can enter.',
    steps: [
      { title: 'Take over', description: 'A pallet comes off the line; the machine calls the forklift by itself.' },
      { title: 'Lift', description: 'The forklift takes the pallet from the conveyor or from the floor.' },
      { title: 'Drive', description: 'It carries the load low, and keeps its distance from people.' },
      { title: 'Store', description: 'It sets the pallet into its place and reports which one it is.' },
    ],
  },
  singleConveyor: {
    heading: `${site.robotLineName} Single Conveyor`,
    description: 'A mobile robot with a roller deck that joins conveyors which no conveyor could join.',
    productDescription:
      'The deck is as high as your line, so a load rolls on and off by itself. Where a fixed conveyor would cut the hall in two, the robot leaves the way free, and follows when the layout changes.',
    steps: [
      { title: 'Dock', description: 'The robot docks at the end of a conveyor and the two agree to hand over.' },
      { title: 'Take on', description: 'Rollers on both sides run until the load lies on the deck.' },
      { title: 'Carry', description: 'It drives to the next conveyor, the packing table or the lift.' },
      { title: 'Hand over', description: 'The load rolls off, and the robot is free for the next one.' },
    ],
  },
  dualConveyor: {
    heading: `${site.robotLineName} Dual Conveyor`,
    description: 'Two roller decks on one robot: bring the full box and take the empty one in the same stop.',
    productDescription:
      'Each deck moves by itself, so one stop does the work of two. At a packing table or a machine the robot delivers on one side and collects on the other before it leaves.',
    steps: [
      { title: 'Load both', description: 'Two loads for two places, or one load and room for a return.' },
      { title: 'Deliver', description: 'The first deck hands over its load at the station.' },
      { title: 'Collect', description: 'The second deck takes on what has to go back, without a second trip.' },
      { title: 'Return', description: 'The robot goes on to the next station of its tour.' },
    ],
  },
  lifter: {
    heading: `${site.robotLineName} Lifter`,
    description: 'A low platform that drives under racks and pallets on legs and lifts payloads up to 1.5 tons.',
    productDescription:
      'The lifter goes under its load, lifts it and carries it away, turning on the spot where there is little room. Racks, trolleys and pallet stands all become its trailers.',
    steps: [
      { title: 'Drive under', description: 'The robot finds the rack by its legs and drives under it.' },
      { title: 'Lift', description: 'The platform rises until the rack is clear of the floor.' },
      { title: 'Carry', description: 'Robot and rack travel as one, with the right safety distance for the load.' },
      { title: 'Set down', description: 'The rack stands at its new place, and the robot drives out beneath it.' },
    ],
  },
};
