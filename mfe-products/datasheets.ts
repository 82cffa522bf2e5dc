import { defineDatasheets } from 'shared-config/contract/datasheet';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { figureLabels, figureNames } from './src/robots/figure-labels';
import { robotTexts } from './src/robots/robot-texts';

/** `agvTugger` → `agv-tugger`, as renders and files are named. */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A datasheet for each robot: the same text and figures as its page. */
export default defineDatasheets(
  robotVariantNames.map((name) => {
    const { heading, description, productDescription, stepHeading1, steps, stepHeading2, steps2 } = robotTexts[name];
    const asList = (of: typeof steps) =>
      of.map((step) => (step.title ? `${step.title}: ${step.description}` : step.description));
    return {
      file: `mag-${kebabCase(name)}.pdf`,
      title: heading,
      subtitle: description,
      picture: `robot-${kebabCase(name)}`,
      parts: [
        { heading: 'What it does', text: productDescription },
        {
          heading: 'Figures',
          table: figureNames.map((figure): [string, string] => [
            figureLabels[figure],
            formatFigure(robotFigures[name][figure]),
          ]),
        },
        { heading: stepHeading1 ?? 'Material handling use case', list: asList(steps) },
        ...(steps2 ? [{ heading: stepHeading2 ?? 'And then', list: asList(steps2) }] : []),
      ],
    };
  }),
);
