import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** A step of a material handling use case. */
export type RobotStep = { title: string; text: string };

/** The texts about a robot (specification §3 Robot variant); its figures are in `shared-config/robots/robot-key-figures`. */
type RobotTexts = {
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
    description:
      'An autonomous pallet truck that picks up pallets from the floor and sets them down at the next process.',
    productDescription:
      'The fork picks up open and closed pallets at floor level, corrects for pallets that stand at an angle, and shares one-way aisles of 2 m and more with people and manual trucks. A marked position on the floor is a station.',
    steps: [
      { title: 'Call', text: 'An operator, a scanner or the WMS reports that a pallet is ready.' },
      { title: 'Pick up', text: 'The fork drives up, measures the position of the pallet and enters it.' },
      { title: 'Carry', text: 'It takes a clear route, and waits or drives around people in the way.' },
      { title: 'Set down', text: 'It sets the pallet down to the centimetre and reports to the system that called.' },
    ],
  },
  agvTugger: {
    description: 'A tugger that pulls a train of trailers along its route, on schedule in every shift.',
    productDescription:
      'The tugger automates the milk run. It couples to the trailers you have, keeps to a timetable or comes on demand, and serves many stations on one run.',
    stepHeading1: 'Supplying the line',
    steps: [
      { title: 'Load', text: 'The next trailers are loaded in the store while the tugger is on its run.' },
      { title: 'Couple', text: 'The tugger couples to the train and starts on schedule or on demand.' },
      { title: 'Deliver', text: 'It waits at each station until the material is unloaded.' },
    ],
    stepHeading2: 'Bringing back empties',
    steps2: [
      { title: 'Collect', text: 'Empty containers go onto the same trailers, on the same run.' },
      {
        title: 'Return',
        text: 'The tugger leaves the train at the store, and couples to the loaded one or charges.',
      },
    ],
  },
  counterBalance: {
    description:
      'An autonomous counterbalance forklift that stacks pallets in racks and serves conveyors and machines.',
    productDescription:
      'Thanks to its counterweight it needs no support legs under the load. It serves racks, conveyors and machines from the front, with any pallet that forks can enter.',
    steps: [
      { title: 'Take over', text: 'A pallet comes off the line, and the machine calls the forklift.' },
      { title: 'Lift', text: 'The forklift takes the pallet from the conveyor or from the floor.' },
      { title: 'Drive', text: 'It carries the load low, and keeps its distance from people.' },
      { title: 'Store', text: 'It sets the pallet down and reports its location.' },
    ],
  },
  singleConveyor: {
    description:
      'A mobile robot with a roller deck that connects conveyor lines where a fixed conveyor would be in the way.',
    productDescription:
      'The deck is set to the height of your line, so loads roll on and off automatically. The floor stays clear, and the robot adapts when the layout changes.',
    steps: [
      { title: 'Dock', text: 'The robot docks at the end of a conveyor, and both signal that they are ready.' },
      { title: 'Load', text: 'Rollers on both sides run until the load is on the deck.' },
      { title: 'Carry', text: 'It drives to the next conveyor, packing table or lift.' },
      { title: 'Hand over', text: 'The load rolls off, and the robot is free for the next mission.' },
    ],
  },
  dualConveyor: {
    description: 'Two roller decks on one robot: it delivers a full box and collects an empty one in the same stop.',
    productDescription:
      'Each deck runs independently, so one stop does the work of two. At a packing table or a machine the robot delivers on one side and collects on the other before it leaves.',
    steps: [
      { title: 'Load both', text: 'Two loads for two stations, or one load and space for a return.' },
      { title: 'Deliver', text: 'The first deck hands over its load at the station.' },
      { title: 'Collect', text: 'The second deck picks up the return load, without a second trip.' },
      { title: 'Return', text: 'The robot drives on to the next station of its run.' },
    ],
  },
  lifter: {
    description: 'A low platform robot that drives under racks and pallet stands and lifts payloads up to 1.5 tons.',
    productDescription:
      'The lifter drives under its load, lifts it and carries it, and turns on the spot where space is tight. It moves racks, trolleys and pallets on stands.',
    steps: [
      { title: 'Drive under', text: 'The robot locates the rack and drives under it.' },
      { title: 'Lift', text: 'The platform rises until the rack is clear of the floor.' },
      { title: 'Carry', text: 'Robot and rack travel as one, with protective fields set to the load.' },
      { title: 'Set down', text: 'The rack is set down at its destination, and the robot drives out from under it.' },
    ],
  },
};
