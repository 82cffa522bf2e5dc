import { defineDatasheets } from 'shared-config/contract/datasheet';
import { figureAt, robotVariantNames } from 'shared-config/robots';
import { robotVariants } from './src/robot-variant/variants';

/** `agvTugger` → `agv-tugger`, as renders and files are named. */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A datasheet for each robot: the same text and figures as its page. */
export default defineDatasheets(
  robotVariantNames.map((name) => {
    const { heading, description, productDescription, figures, stepHeading1, steps, stepHeading2, steps2 } =
      robotVariants[name];
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
          table: [
            ['Payload Capacity', figures.payload],
            ['Operating Speed', figureAt(figures.speed, 'detailPage')],
            ['Run Time', figures.runTime],
            ['Charge Time', figureAt(figures.chargeTime, 'detailPage')],
          ] as [string, string][],
        },
        { heading: stepHeading1 ?? 'Material handling use case', list: asList(steps) },
        ...(steps2 ? [{ heading: stepHeading2 ?? 'And then', list: asList(steps2) }] : []),
      ],
    };
  }),
);
