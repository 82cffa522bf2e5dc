import * as v from 'valibot';
import type { Lighthouse } from '../open-lighthouse';

const outputSchema = v.object({
  lhr: v.object({
    categories: v.object({ performance: v.object({ score: v.number() }) }),
    audits: v.object({ 'total-blocking-time': v.object({ numericValue: v.number() }) }),
  }),
});

/** Lighthouse's grade for the speed of a page. @property blocking ms @property score points of 100 */
export type SpeedGrade = { blocking: number; score: number };

/** Reads the simulated blocking time and the score. @throws {v.ValiError} when Lighthouse could not measure all metrics */
export function readSpeedGrade(output: unknown): SpeedGrade {
  const { categories, audits } = v.parse(outputSchema, output).lhr;
  return { blocking: audits['total-blocking-time'].numericValue, score: categories.performance.score * 100 };
}

/** Has Lighthouse load a page as a phone does. Chromium does not record every trace, so it may try three times. */
export async function gradeSpeed(lighthouse: Lighthouse, address: string, attempts = 3): Promise<SpeedGrade> {
  try {
    const output = await lighthouse.visit(address, {
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      // The page for an address that does not exist is one of the templates.
      ignoreStatusCode: true,
    });
    return readSpeedGrade(output);
  } catch (cause) {
    if (attempts > 1) return gradeSpeed(lighthouse, address, attempts - 1);
    throw new Error(`${address}: Lighthouse could not measure it. Try again on a machine that is idle`, { cause });
  }
}
