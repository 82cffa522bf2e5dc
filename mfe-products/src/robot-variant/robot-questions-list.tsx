import { highestPayload, robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { payloadVerb } from 'shared-config/robots/robot-payloads';
import { placeLabels, robotPlaces } from 'shared-config/robots/robot-places';
import { priceReasons } from 'shared-config/robots/robot-use';
import { lowerRunTimeInWords, runTimeBasis } from 'shared-config/robots/run-time-basis';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { useFormatFigure } from 'shared-ui/units/use-units';
import { robotTitle } from '../robots/line-names';

/** The questions of buyers about every robot, answered from the data of this one. */
export default function RobotQuestionsList({ name }: { name: RobotVariantName }) {
  const { runTime, chargeTime, payload } = robotKeyFigures[name];
  const heading = robotTitle(name);
  const format = useFormatFigure();
  const questions = [
    {
      title: 'Where can it pick up and drop off without help?',
      content: (
        <ul>
          {robotPlaces[name].map((place) => (
            <li key={place}>{placeLabels[place]}</li>
          ))}
        </ul>
      ),
    },
    {
      title: 'How long does it run, and how long does it charge?',
      content: (
        <p>
          It runs for <span className="measured">{format(runTime)}</span> on a charge, down to {runTimeBasis.chargeLeft}
          %. {'from' in runTime && `${lowerRunTimeInWords}. `}Charging takes{' '}
          <span className="measured">{format(chargeTime)}</span>. {site.platformName} sends robots to charge when demand
          is lowest: in turns, or in the breaks of the plant.
        </p>
      ),
    },
    {
      title: 'Does it work alongside robots of other brands?',
      content: (
        <p>
          Yes. {site.platformName} runs the {heading} on the same map as fleets that support VDA 5050, with the same
          traffic rules for all.
        </p>
      ),
    },
    {
      title: 'What if my load is heavier?',
      content: (
        <p>
          The {heading} {payloadVerb(name)} up to <span className="measured">{format(payload)}</span>.{' '}
          {payload.value < highestPayload.value
            ? `Other robots of the line carry up to ${format(highestPayload)}.`
            : 'No robot of the line takes more: split heavier loads, or move them by other means.'}
        </p>
      ),
    },
    {
      title: 'What makes the price?',
      content: <p>{priceReasons} Price, lead time and warranty are in the technical data above.</p>,
    },
  ];
  return <Accordion items={questions} />;
}
