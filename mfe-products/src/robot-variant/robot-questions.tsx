import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { placeLabels, robotPlaces } from '../robots/robot-tasks';
import { robotTexts } from '../robots/robot-texts';

const highestPayload = Math.max(...robotVariantNames.map((name) => robotFigures[name].payload.value));

/** What buyers ask of every robot, answered from the data of this one. */
export function RobotQuestions({ name }: { name: RobotVariantName }) {
  const { runTime, chargeTime, payload } = robotFigures[name];
  const { heading } = robotTexts[name];
  const questions = [
    {
      title: 'Between which places does it move a load by itself?',
      content: (
        <ul>
          {robotPlaces[name].map((place) => (
            <li key={place}>{placeLabels[place]}</li>
          ))}
        </ul>
      ),
    },
    {
      title: 'How long does it work, and how long does it charge?',
      content: (
        <p>
          It works for <span className="measured">{formatFigure(runTime)}</span> and charges for{' '}
          <span className="measured">{formatFigure(chargeTime)}</span>. {site.platformName} sends robots to charge when
          they are needed least, and never all at once.
        </p>
      ),
    },
    {
      title: 'Does it work beside robots of other makes?',
      content: (
        <p>
          Yes. {site.platformName} drives the {heading} on the same map as fleets that speak VDA 5050, with the same
          traffic rules for all.
        </p>
      ),
    },
    {
      title: 'What if a load is heavier?',
      content: (
        <p>
          The {heading} carries up to <span className="measured">{formatFigure(payload)}</span>.{' '}
          {payload.value < highestPayload
            ? `Other robots of the line carry up to ${highestPayload} ${payload.unit}.`
            : 'No robot of the line carries more: such a load is split, or goes another way.'}
        </p>
      ),
    },
  ];
  return <Accordion items={questions} />;
}
