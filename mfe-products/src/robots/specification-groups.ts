import { aisleWidths } from 'shared-config/robots/aisle-widths';
import { convertFigure, type UnitSystem } from 'shared-config/robots/convert-figure';
import type { Figure } from 'shared-config/robots/figure';
import { formatFigure } from 'shared-config/robots/format-figure';
import { homeTabFigures, robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import {
  chargingTemperature,
  type RobotSpecification,
  robotInterfaces,
  robotSpecifications,
  robotStandards,
} from 'shared-config/robots/robot-specifications';
import { loadCentre, residualCapacity, wheelLoad } from 'shared-config/robots/robot-stability';
import { robotUse } from 'shared-config/robots/robot-use';
import { runTimeBasisInWords } from 'shared-config/robots/run-time-basis';
import { stoppingDistance } from 'shared-config/robots/stopping-distance';

/** A row of a table of specifications: a figure, which may be a deviation to either side, or words. */
export type SpecificationRow = { label: string } & ({ figure: Figure; isDeviation?: boolean } | { text: string });

type SpecificationGroup = {
  title: string;
  rows: readonly SpecificationRow[];
  /** Where its values are not as long as its labels: `levels` are of a few letters, `lists` too long for a column. */
  values?: 'levels' | 'lists';
};

/** The text of a row, in a system of units: `±10 mm`; `-5 to 40 °C`, where a hyphen would be misread. */
export function writeRow(row: SpecificationRow, units: UnitSystem): string {
  if ('text' in row) return row.text;
  const figure = convertFigure(row.figure, units);
  if ('from' in figure && Number(figure.from) < 0) return `${figure.from} to ${figure.to} ${figure.unit}`;
  return `${row.isDeviation ? '±' : ''}${formatFigure(figure)}`;
}

/** Everything that is known of a robot, in the groups and the order in which page, comparison and datasheet give it. */
export function groupSpecifications(name: RobotVariantName): readonly SpecificationGroup[] {
  const robot = robotSpecifications[name];
  return [
    {
      title: 'Dimensions',
      rows: [
        { label: 'Model', text: robot.modelName },
        { label: 'Length', figure: robot.length },
        { label: 'Width', figure: robot.width },
        { label: 'Height', figure: robot.height },
        { label: 'Weight with battery', figure: robot.weight },
        { label: 'Turning circle', figure: robot.turningCircle },
      ],
    },
    {
      title: 'Load',
      rows: [
        { label: 'Payload', figure: robotKeyFigures[name].payload },
        ...listLoadRows(robot),
        ...listCapacities(name),
      ],
    },
    {
      title: 'Space and floor',
      rows: [
        ...listAisles(name),
        { label: 'Slope', figure: robot.floor.slope },
        ...(robot.train ? [{ label: 'Load on a slope', text: 'Up or down: not measured, set on site' }] : []),
        { label: 'Step', figure: robot.floor.step },
        { label: 'Gap across the way', figure: robot.floor.gap },
        { label: 'Slot along the way', figure: robot.floor.slot },
        { label: 'Flatness', text: flatnessInWords },
        { label: 'Wheel load, at most', figure: wheelLoad(name) },
        { label: 'Temperature', figure: robot.temperature },
        { label: 'Humidity', text: 'Not measured' },
        { label: 'Cold store', text: 'Not offered' },
      ],
    },
    {
      title: 'Driving',
      rows: [
        ...listSpeeds(name),
        listStop(name),
        { label: 'Docking accuracy', figure: robot.dockingAccuracy, isDeviation: true },
        { label: 'Noise', figure: robot.noise },
        { label: 'Navigation', text: robot.navigation },
      ],
    },
    {
      title: 'Battery',
      rows: [
        { label: 'Cells', text: robot.battery.chemistry },
        { label: 'Capacity', figure: robot.battery.capacity },
        { label: 'Voltage', figure: robot.battery.voltage },
        { label: 'Average power', figure: robot.battery.power },
        { label: 'Run time measured', text: runTimeBasisInWords },
        { label: 'Charger', figure: robot.battery.charger },
        { label: 'Charging', text: robot.battery.charging },
        { label: 'Mains and fuse', text: 'In the offer' },
        { label: 'Ventilation', text: 'No gas in use. Heat: not measured' },
        { label: 'Battery life, cycles', text: 'Not measured' },
        { label: 'Temperature for charging', figure: chargingTemperature },
      ],
    },
    {
      title: 'Safety',
      rows: robot.safety.map((each) => ({ label: each.name, text: each.level })),
      values: 'levels',
    },
    {
      title: 'Standards and interfaces',
      values: 'lists',
      rows: [
        { label: 'Standards', text: robotStandards.map(([standard]) => standard).join(', ') },
        ...robotInterfaces.map(([label, text]) => ({ label, text })),
        ...robot.interfaces.map((text) => ({ label: 'Handover', text })),
      ],
    },
    { title: 'Use and supply', values: 'lists', rows: robotUse.map(([label, text]) => ({ label, text })) },
  ];
}

/** The speed, or one on each condition that the specification gives one for (§9). */
function listSpeeds(name: RobotVariantName): readonly SpecificationRow[] {
  const { base, ...own } = robotKeyFigures[name].speed;
  if (!base) return [{ label: 'Speed', figure: own }];
  const { base: otherBase, ...other } = homeTabFigures(name).speed;
  return [
    { label: `Speed, ${base}`, figure: own },
    { label: `Speed, ${otherBase}`, figure: other },
  ];
}

/** From full speed. */
const listStop = (name: RobotVariantName): SpecificationRow => ({
  label: 'Stopping distance, full speed',
  figure: {
    value: Math.ceil(stoppingDistance(robotKeyFigures[name].speed.value) * 100) * 10,
    unit: 'mm',
    base: 'calculated',
  },
});

/** Each says whether people walk there. */
function listAisles(name: RobotVariantName): readonly SpecificationRow[] {
  const { oneWay, oneWayWithPeople, twoWay, twoWayWithPeople, corner, stacking } = aisleWidths(name);
  return [
    { label: 'Aisle, one way, robots alone', figure: oneWay },
    { label: 'Aisle, one way, people walk there', figure: oneWayWithPeople },
    { label: 'Aisle, two way, robots alone', figure: twoWay },
    { label: 'Aisle, two way, people walk there', figure: twoWayWithPeople },
    { label: 'Aisle at a corner, robots alone', figure: corner },
    ...(stacking ? [{ label: 'Aisle for stacking (Ast), robots alone', figure: stacking }] : []),
  ];
}

function listLoadRows({ carrier, train }: RobotSpecification): readonly SpecificationRow[] {
  if (carrier) {
    const carrierName = `${carrier.kind.charAt(0).toUpperCase()}${carrier.kind.slice(1)}`;
    const each = carrier.count > 1 ? ', each' : '';
    return [
      { label: `${carrierName}, length${each}`, figure: carrier.length },
      { label: `${carrierName}, width${each}`, figure: carrier.width },
      { label: 'from' in carrier.height ? 'Lift height' : 'Height of the rollers', figure: carrier.height },
      ...(carrier.lowest
        ? [
            { label: 'Height to order, at least', figure: carrier.lowest },
            { label: 'Height to order, at most', text: 'In the offer: not measured beyond the one above' },
            { label: 'Stroke of the rollers', text: 'None: fixed at the height of your line' },
          ]
        : []),
      { label: `Largest load, length${each}`, figure: carrier.load.length },
      { label: `Largest load, width${each}`, figure: carrier.load.width },
    ];
  }
  if (!train) return [];
  return [
    { label: 'Trailers as drawn', text: `${train.trailers}` },
    { label: 'Length of the train', figure: train.length },
    { label: 'Height of the train', figure: train.height },
    { label: 'Height of the coupling', figure: train.couplingHeight },
  ];
}

/** On such a floor a robot leans by 0.4% of its height: less than its docking accuracy where it hands over, up to the highest fork. */
const flatnessInWords = 'DIN 18202, table 3, line 3: 4 mm in 1 m';

/** Heights of the forks and load centres for which the capacity is given, in mm. */
const capacityHeights = [1500, 2600];
const capacityCentres = [600, 800, 1000];

/** The rest of the payload with the load raised, or further out than in the middle. */
function listCapacities(name: RobotVariantName): readonly SpecificationRow[] {
  const { carrier } = robotSpecifications[name];
  if (!carrier) return [];
  const centre = loadCentre(name);
  const place: SpecificationRow = centre
    ? { label: 'Load centre', figure: { ...centre, base: 'from the back of the forks' } }
    : { label: 'Load centre', text: `In the middle of the ${carrier.kind}` };
  if (name !== 'counterBalance')
    return [
      place,
      { label: 'Residual capacity', text: 'The payload at every height: its middle is between the wheels' },
    ];
  return [
    place,
    { label: 'Residual capacity', text: 'Calculated from moments, not tested' },
    ...capacityHeights.flatMap((height) =>
      capacityCentres.map((from) => ({
        label: `Capacity at ${height} mm, load centre ${from} mm`,
        figure: residualCapacity(height, from),
      })),
    ),
  ];
}
