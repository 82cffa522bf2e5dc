import { robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { UnitSwitch } from 'shared-ui/units/unit-switch';
import { useUnits } from 'shared-ui/units/use-units';
import { ChoiceInput, FigureInput } from '../calculator-fields';
import { CalculatorFrame, FieldGroup, FormulaSection } from '../calculator-frame';
import { useCalculator } from '../use-calculator';
import { describeCount, nameOf } from './describe-count';
import { OtherCounts } from './other-counts';
import {
  chargingChoices,
  distanceFields,
  exampleTransport,
  readTransport,
  transportFields,
  transportSchema,
} from './robot-count-fields';

/** How many robots a transport takes, from its moves, distances, handling, charging and availability; the query holds it all. */
export default function RobotCountPage() {
  const { values: asked, describe, form, query } = useCalculator(transportSchema, exampleTransport, distanceFields);
  const units = useUnits();
  const result = asked && describeCount(asked, units);
  return (
    <CalculatorFrame
      path="/products/robot-count"
      title="How many mobile robots do you need?"
      heading="How many robots do you need?"
      lead="Calculate your fleet from moves per hour, distances, handling and charging times, with every step shown."
      control={<UnitSwitch />}
      form={form}
      query={query}
      result={result}
      fields={
        <>
          <FieldGroup title="Your transport task">
            <FigureInput {...describe('moves')} field={transportFields.moves} />
            <FigureInput {...describe('handling')} field={transportFields.handling} />
            <FigureInput {...describe('loaded')} field={transportFields.loaded} />
            <FigureInput {...describe('empty')} field={transportFields.empty} />
          </FieldGroup>
          <FieldGroup title="The robots">
            <ChoiceInput {...describe('robot')} label="Robot" choices={robotNames} />
            <ChoiceInput {...describe('charging')} label="Charging" choices={chargingChoices} />
            <FigureInput {...describe('pace')} field={transportFields.pace} />
            <FigureInput {...describe('availability')} field={transportFields.availability} />
            <FigureInput {...describe('utilisation')} field={transportFields.utilisation} />
          </FieldGroup>
        </>
      }
    >
      {asked && <OtherCounts transport={readTransport(asked)} robot={nameOf(asked.robot)} />}
      <FormulaSection
        title="How the fleet is calculated"
        formulas={[
          'Cycle = distance with load ÷ speed + distance empty ÷ speed + handling time',
          'Charging factor = run time ÷ (run time + charge time), or 1 with charging between shifts',
          'Moves per hour of one robot = 3600 s × charging factor × availability × utilisation limit ÷ cycle',
          'Robots = moves per hour ÷ moves per hour of one robot, rounded up',
        ]}
        source={
          <>
            This is the usual first estimate for vehicle fleets. It follows the analysis of vehicle-based systems in
            textbooks (M. P. Groover, <cite>Automation, Production Systems, and Computer-Integrated Manufacturing</cite>
            ); the guidelines VDI 2510 and VDI 2710 describe automated guided vehicle systems and how to plan them. The
            charging factor is our addition. Speed, run time and charge time are those of the robot: speed with and
            without a load, the shortest run time and the longest charge time that we state.
          </>
        }
        limitsTitle="What the estimate leaves out"
        limits={[
          'Traffic: robots share aisles, crossings and doors. The average speed and the utilisation limit only allow for it roughly.',
          'Peaks within the hour, and urgent moves.',
          'Two loads on one trip: each move counts as a trip of its own.',
        ]}
      />
      <NextLinks
        links={[
          {
            to: `/products/savings${result ? `?robots=${result.robots}` : ''}`,
            title: 'Savings and payback',
            text: 'Wages saved, investment and running costs.',
          },
          {
            to: '/products/fleet-manager#simulation',
            title: 'Simulate a fleet',
            text: 'With aisles, crossings and chargers that robots share.',
          },
          {
            to: asked ? robotPath(asked.robot) : '/products/Mag',
            title: asked ? nameOf(asked.robot) : `${site.robotLineName} robots`,
            text: 'Figures, drawing and data sheet.',
          },
        ]}
      />
    </CalculatorFrame>
  );
}
