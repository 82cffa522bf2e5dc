import { type Figure, robotFigures, type Unit } from 'shared-config/robots/robot-figures';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { figureLabels, figureNames } from '../robots/figure-labels';
import { robotMedia } from '../robots/robot-media';
import { robotTexts } from '../robots/robot-texts';

/** The units by UN/CEFACT Recommendation 20, as schema.org wants them. */
const unitCodes: Readonly<Record<Unit, string>> = { kg: 'KGM', 'm/s': 'MTS', hrs: 'HUR' };

const propertyValue = (name: string, figure: Figure) => ({
  '@type': 'PropertyValue',
  name,
  unitCode: unitCodes[figure.unit],
  ...('value' in figure ? { value: figure.value } : { minValue: figure.from, maxValue: figure.to }),
});

/** A robot as schema.org Product; without price or rating it earns no rich result, it is there for meaning. */
export function productJsonLd(name: RobotVariantName) {
  const { heading, description } = robotTexts[name];
  const image = robotMedia[name].picture.webp.src;
  return {
    '@type': 'Product',
    name: heading,
    description,
    url: new URL(robotPath(name), site.origin).href,
    ...(image ? { image: new URL(image, site.origin).href } : {}),
    brand: { '@type': 'Brand', name: site.companyName },
    additionalProperty: figureNames.map((figure) => propertyValue(figureLabels[figure], robotFigures[name][figure])),
  };
}
