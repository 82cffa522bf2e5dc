import * as v from 'valibot';
import { pictureName, sentence, text } from './fields';
import { findPicture } from './find-picture';
import { readDataFile } from './read-data-files';

const landingPage = v.strictObject({
  headline: text,
  lead: v.pipe(sentence, v.description('The sentences below the headline')),
  image: v.pipe(pictureName, v.description('A picture of shared-config/src/media/catalog, by the name of its file')),
});

/** The schema of the file of landing pages: the content of each page alone, by its address. */
export const landingPagesSchema = v.strictObject({ lp1: landingPage, lp2: landingPage, lp3: landingPage });

const file = 'data/landing-pages.yaml';

/** Reads the content of each landing page. */
export function readLandingPages(root?: string) {
  const { lp1, lp2, lp3 } = readDataFile(file, landingPagesSchema, root);
  return { lp1: describe('lp1', lp1), lp2: describe('lp2', lp2), lp3: describe('lp3', lp3) };
}

const describe = (name: string, { headline, lead, image }: v.InferOutput<typeof landingPage>) => ({
  path: `/${name}`,
  headline,
  lead,
  image: findPicture(`content/${file}`, image),
});
