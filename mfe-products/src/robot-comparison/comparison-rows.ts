import type { UnitSystem } from 'shared-config/robots/convert-figure';
import { robotKeyFigures, speedWithLoad } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import { placeLabels, robotPlaces } from 'shared-config/robots/robot-places';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { figureLabels, figureNames } from '../robots/figure-labels';
import { describeTasks } from '../robots/robot-tasks';
import { groupSpecifications, type SpecificationRow, writeRow } from '../robots/specification-groups';

/** The label of a line of the comparison, and its value for each robot; none where it does not apply to one. */
export type ComparedRow = {
  label: string;
  of: Readonly<Partial<Record<RobotVariantName, SpecificationRow>>>;
};

/** Lines about one subject. */
export type ComparedGroup = { title: string; rows: readonly ComparedRow[] };

/** Said in other lines: the payload among the key figures, the speeds there and with a load. */
const saidElsewhere = new Set(['Payload', 'Speed', 'Speed, unloaded', 'Speed, loaded']);

/** Labels that name the carrier of one robot, and what stands for all of them. */
const carrierLabel = /^(?:Platform|Roller deck|Forks), /;

const rowOf = (label: string, say: (name: RobotVariantName) => SpecificationRow): ComparedRow => ({
  label,
  of: Object.fromEntries(robotVariantNames.map((name) => [name, say(name)])),
});

const workRows: readonly ComparedRow[] = [
  rowOf('Tasks', (name) => ({ label: 'Tasks', text: describeTasks(name) })),
  rowOf('Serves', (name) => ({
    label: 'Serves',
    text: robotPlaces[name].map((place) => placeLabels[place]).join(', '),
  })),
];

const keyRows: readonly ComparedRow[] = figureNames.map((figure) =>
  rowOf(figureLabels[figure], (name) => ({ label: figureLabels[figure], figure: robotKeyFigures[name][figure] })),
);

/** The robot's load carrier in words: the labels of the other lines name it no more. */
function describeCarrier(name: RobotVariantName): string {
  const { carrier } = robotSpecifications[name];
  if (!carrier) return 'Trailers, coupled';
  if (carrier.kind === 'forks') return 'A pair of forks';
  return carrier.count === 1 ? `A ${carrier.kind}` : `Two ${carrier.kind}s`;
}

/** A line of the specifications under the label that it has for all robots. */
function unite(row: SpecificationRow): SpecificationRow {
  const isEach = row.label.endsWith(', each');
  const label = row.label.replace(/, each$/, '').replace(carrierLabel, 'Load carrier, ');
  if ('figure' in row && isEach) return { ...row, label, figure: { ...row.figure, base: 'each' } };
  return { ...row, label };
}

/** Lines of all robots under their labels, in the order of the first robot that has each. */
function listRows(title: string): ComparedRow[] {
  const rows = new Map<string, Partial<Record<RobotVariantName, SpecificationRow>>>();
  for (const name of robotVariantNames) {
    const group = groupSpecifications(name).find((each) => each.title === title);
    for (const row of (group?.rows ?? []).filter(({ label }) => !saidElsewhere.has(label)).map(unite))
      rows.set(row.label, { ...rows.get(row.label), [name]: row });
  }
  return [...rows].map(([label, of]) => ({ label, of }));
}

/** Lines that stand before those of a group's specifications. */
const rowsBefore: Readonly<Record<string, readonly ComparedRow[]>> = {
  Load: [rowOf('Load carrier', (name) => ({ label: 'Load carrier', text: describeCarrier(name) }))],
  Driving: [rowOf('Speed with a load', (name) => ({ label: 'Speed', figure: { ...speedWithLoad(name), base: '' } }))],
};

/** All figures of the robots, line by line for all of them: those of their own pages, under labels that hold for each. */
export const comparedGroups: readonly ComparedGroup[] = [
  { title: 'Work', rows: workRows },
  { title: 'Key figures', rows: keyRows },
  ...groupSpecifications(robotVariantNames[0] ?? 'lifter').map(({ title }) => ({
    title,
    rows: [...(rowsBefore[title] ?? []), ...listRows(title)],
  })),
];

/** The value of a line for a robot, in a system of units; '' where it does not apply. */
export const writeCompared = (row: ComparedRow, name: RobotVariantName, units: UnitSystem): string => {
  const said = row.of[name];
  return said ? writeRow(said, units) : '';
};

/** Whether a line says something else of one of these robots than of another. */
export const isDifferent = (row: ComparedRow, names: readonly RobotVariantName[]): boolean =>
  new Set(names.map((name) => writeCompared(row, name, 'metric'))).size > 1;
