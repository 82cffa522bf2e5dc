import { UsageError } from 'shared-config/presets/command-line/usage-error';

/** The pages that are published: home, a robot, the contact form, a use case and a case study. */
const publishedRoutes = [
  '/',
  '/products/mag-product?product=lifter',
  '/contact',
  '/use-cases/inbound-and-outbound',
  '/case-study/helix-gearbox-line',
];

/** From so many rounds on, figures are published. */
const publishedRounds = 5;

/** What a run measures. @property isPublished whether its figures replace those in the documentation */
export type RunPlan = { routes: readonly string[]; rounds: number; isPublished: boolean };

/**
 * Plans a run from what stands on the command line: five rounds of five routes unless it says otherwise. A shorter run is not published.
 * @param list paths, such as `/,/contact`
 * @throws {UsageError} for what is no number of rounds, or no path.
 */
export function planRun(list: string | undefined, roundsText: string | undefined): RunPlan {
  const rounds = Number(roundsText ?? publishedRounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UsageError(`--rounds ${roundsText}`, 'it is no number of rounds', 'Use a whole number from 1 on');
  const routes = list?.split(',') ?? publishedRoutes;
  for (const route of routes)
    if (!route.startsWith('/')) throw new UsageError(`--routes ${list}`, `"${route}" is no path`, 'Use such as /,/lp2');
  return { routes, rounds, isPublished: list === undefined && rounds >= publishedRounds };
}
