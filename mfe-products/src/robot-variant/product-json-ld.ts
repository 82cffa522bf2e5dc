import { robotPictures } from 'shared-config/media/robot-pictures';
import { aisleWidths } from 'shared-config/robots/aisle-widths';
import type { Figure, Unit } from 'shared-config/robots/figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { site, siteAddress } from 'shared-config/site';
import { figureLabels, figureNames } from '../robots/figure-labels';
import { robotTitle } from '../robots/line-names';
import { robotTexts } from '../robots/robot-texts';

/** The units by UN/CEFACT Recommendation 20, as schema.org wants them. */
const unitCodes: Readonly<Record<Unit, string>> = {
  kg: 'KGM',
  'm/s': 'MTS',
  hrs: 'HUR',
  mm: 'MMT',
  '°C': 'CEL',
  'dB(A)': '2N',
  kWh: 'KWH',
  V: 'VLT',
  W: 'WTT',
  '%': 'P1',
};

const quantity = (figure: Figure, type = 'QuantitativeValue') => ({
  '@type': type,
  unitCode: unitCodes[figure.unit],
  ...('value' in figure ? { value: figure.value } : { minValue: figure.from, maxValue: figure.to }),
});

const property = (name: string, figure: Figure) => ({ ...quantity(figure, 'PropertyValue'), name });

/** A robot as schema.org Product; without price or rating it earns no rich result, it is there for meaning. */
export function productJsonLd(name: RobotVariantName) {
  const { description } = robotTexts[name];
  const heading = robotTitle(name);
  const robot = robotSpecifications[name];
  return {
    '@type': 'Product',
    name: heading,
    model: robot.modelName,
    description,
    url: siteAddress(robotPath(name)),
    image: new URL(robotPictures[name].webp.src, site.origin).href,
    brand: { '@type': 'Brand', name: site.companyName },
    depth: quantity(robot.length),
    width: quantity(robot.width),
    height: quantity(robot.height),
    weight: quantity(robot.weight),
    additionalProperty: [
      ...figureNames.map((figure) => property(figureLabels[figure], robotKeyFigures[name][figure])),
      property('Turning circle', robot.turningCircle),
      property('Aisle, one way, robots alone', aisleWidths(name).oneWay),
      property('Aisle, one way, people walk there', aisleWidths(name).oneWayWithPeople),
      property('Temperature', robot.temperature),
      property('Noise', robot.noise),
    ],
  };
}
