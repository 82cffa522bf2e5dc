import { type Datasheet, defineDatasheets } from 'kit/contract/datasheet';
import { aisleWidths, clearances } from 'shared-config/robots/aisle-widths';
import { formatFigure } from 'shared-config/robots/format-figure';
import { gapRule } from 'shared-config/robots/gap-rule';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import {
  robotDelivery,
  robotInterfaces,
  robotSpecifications,
  robotStandards,
} from 'shared-config/robots/robot-specifications';
import { counterBalanceAxles, raisedLoad } from 'shared-config/robots/robot-stability';
import { robotUse } from 'shared-config/robots/robot-use';
import { lowerRunTimeInWords, runTimeBasisInWords } from 'shared-config/robots/run-time-basis';
import { stoppingBasis } from 'shared-config/robots/stopping-distance';
import { site } from 'shared-config/site';
import { drawRobot } from './src/robots/drawing/draw-robot';
import { writeDxf } from './src/robots/drawing/write-dxf';
import { figureLabels, figureNames } from './src/robots/figure-labels';
import { robotTitle } from './src/robots/line-names';
import { robotFile } from './src/robots/robot-files';
import { robotTexts } from './src/robots/robot-texts';
import { groupSpecifications, type SpecificationRow, writeRow } from './src/robots/specification-groups';

type Section = Datasheet['sections'][number];
type Block = Section['blocks'][number];

/** A datasheet for each robot: the same texts, figures and drawing as its page. */
export default defineDatasheets(
  robotVariantNames.map((name) => {
    const { description } = robotTexts[name];
    const heading = robotTitle(name);
    return {
      file: robotFile(name, 'pdf'),
      kind: 'Data sheet',
      title: heading,
      subtitle: description,
      version: '2.4',
      date: '2026-11-30',
      picture: { name: `robot-${robotFile(name, 'pdf').slice('mag-'.length, -'.pdf'.length)}`, alt: heading },
      figures: figureNames.map((figure) => ({
        label: figureLabels[figure],
        value: formatFigure({ ...robotKeyFigures[name][figure], base: '' }),
        ...(robotKeyFigures[name][figure].base ? { base: robotKeyFigures[name][figure].base } : {}),
      })),
      sections: [...describeWork(name), ...describeMeasures(name), ...describeSafety(name), ...describeDelivery(name)],
      attachments: [{ file: robotFile(name, 'dxf'), text: writeDxf(name) }],
    };
  }),
);

function describeWork(name: RobotVariantName): Section[] {
  const { productDescription, stepHeading1 = 'How it works', steps, stepHeading2, steps2 } = robotTexts[name];
  return [
    { heading: 'What it does', blocks: [{ kind: 'text', text: productDescription }] },
    { heading: stepHeading1, blocks: [{ kind: 'steps', steps: [...steps] }] },
    ...(stepHeading2 && steps2
      ? [{ heading: stepHeading2, blocks: [{ kind: 'steps' as const, steps: [...steps2] }] }]
      : []),
  ];
}

function describeMeasures(name: RobotVariantName): Section[] {
  const [side, front, top] = drawRobot(name, 'metric');
  // Safety, standards and interfaces are sections of their own here, and say more.
  const groups = groupSpecifications(name).filter(({ values }) => !values);
  return [
    {
      heading: 'Dimension drawing',
      layout: 'stacked',
      startsPage: true,
      blocks: [
        { kind: 'drawings', rows: [[side, front], [top]].map((row) => row.filter((drawing) => drawing !== undefined)) },
      ],
    },
    ...groups.map(({ title, rows }) => ({
      heading: title,
      ...(title === 'Load' || title === 'Driving' ? { startsPage: true } : {}),
      blocks: [tableOf(rows)],
    })),
    {
      heading: 'Interfaces',
      blocks: [table([...robotInterfaces, ...robotSpecifications[name].interfaces.map((text) => ['Handover', text])])],
    },
  ];
}

/** Metric and imperial beside each other; words stand once. */
function tableOf(specifications: readonly SpecificationRow[]): Block {
  const rows = specifications.map((row) => {
    const [metric, imperial] = [writeRow(row, 'metric'), writeRow(row, 'imperial')];
    return metric === imperial ? [row.label, metric] : [row.label, metric, imperial];
  });
  const hasImperial = rows.some((row) => row.length > 2);
  return table(rows, hasImperial ? ['', 'Metric', 'Imperial'] : undefined);
}

function table(rows: readonly (readonly string[])[], columns?: string[]): Block {
  return { kind: 'table', rows: rows.map((row) => [...row]), ...(columns ? { columns } : {}) };
}

function describeSafety(name: RobotVariantName): Section[] {
  return [
    {
      heading: 'Safety functions',
      startsPage: true,
      blocks: [
        table(
          robotSpecifications[name].safety.map((each) => [each.name, each.level]),
          ['Function', 'Level and category that we design for, by ISO 13849-1'],
        ),
      ],
    },
    { heading: 'Standards', blocks: [table(robotStandards)] },
    {
      heading: 'How we measure',
      blocks: [
        {
          kind: 'text',
          text: `Dimensions with the stop buttons, without a load. Speed on a level, dry floor. Average power: half of the driving loaded, a fifth of the time standing. Run time: ${runTimeBasisInWords.toLowerCase()}, in whole hours. ${lowerRunTimeInWords}. Noise at 1 m. ${stoppingBasis} Straight aisles: ${clearances.alone} mm on either side of the largest load; where two meet, ${clearances.meeting} mm on either side of each and between them; where people walk, ${clearances.people} mm instead (ISO 3691-4). At a corner: our assumption, not measured.${describeStacking(name)} ${gapRule}${describeCapacities(name)} Wheel loads are calculated from the model, on a level floor.`,
        },
      ],
    },
  ];
}

function describeStacking(name: RobotVariantName): string {
  if (!aisleWidths(name).stacking) return '';
  return ' Aisle for stacking: Ast by VDI 2198, with 200 mm to spare; nobody walks there.';
}

/** How the capacities of the counterbalance are reckoned; the loads of the others stand between their wheels. */
function describeCapacities(name: RobotVariantName): string {
  if (name !== 'counterBalance') return '';
  const { middleBehind, middleAbove } = counterBalanceAxles;
  return ` Capacities: moments about the front axle, with the truck’s middle of weight assumed ${middleBehind} mm behind it and ${middleAbove} mm above the floor, on an incline of ${raisedLoad.incline}%, the middle of the load ${raisedLoad.middleAboveForks} mm above the forks, with a quarter to spare; the bending of the mast is not measured.`;
}

function describeDelivery(name: RobotVariantName): Section[] {
  return [
    { heading: 'Use and supply', startsPage: true, blocks: [table(robotUse)] },
    {
      heading: 'What is in the box',
      blocks: [{ kind: 'list', items: [...robotDelivery, ...robotSpecifications[name].delivery] }],
    },
    {
      heading: 'Contact',
      blocks: [
        {
          kind: 'text',
          text: 'Send us loads, distances and moves per hour. An engineer replies with figures.',
        },
        { kind: 'link', text: `${site.origin}/contact`, url: `${site.origin}/contact` },
      ],
    },
  ];
}
