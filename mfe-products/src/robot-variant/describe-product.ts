import type { PictureFile } from 'shared-config/media/media-file';
import { figureAt } from 'shared-config/robots';
import { site } from 'shared-config/site';
import type { RobotVariant } from './variants';

/** A figure for machines: `7-9 hrs` is a range of 7 to 9, `1500 kg` one value. Units by UN/CEFACT Recommendation 20. */
function describeFigure(name: string, figure: string, unitCode: 'KGM' | 'MTS' | 'HUR') {
  const [least = '', most = least] = figure.match(/[\d.]+/g) ?? [];
  const value = most === least ? { value: Number(least) } : { minValue: Number(least), maxValue: Number(most) };
  return { '@type': 'PropertyValue', name, unitCode, ...value };
}

/** A variant as schema.org Product; without price or rating it earns no rich result, it is there for meaning. */
export function describeProduct(variant: RobotVariant, path: string, picture: PictureFile) {
  const { figures } = variant;
  const image = picture.webp.at(-1)?.src;
  return {
    '@type': 'Product',
    name: variant.heading,
    description: variant.description,
    url: new URL(path, site.origin).href,
    ...(image ? { image: new URL(image, site.origin).href } : {}),
    brand: { '@type': 'Brand', name: site.companyName },
    additionalProperty: [
      describeFigure('Payload Capacity', figures.payload, 'KGM'),
      describeFigure('Operating Speed', figureAt(figures.speed, 'detailPage'), 'MTS'),
      describeFigure('Run Time', figures.runTime, 'HUR'),
      describeFigure('Charge Time', figureAt(figures.chargeTime, 'detailPage'), 'HUR'),
    ],
  };
}
