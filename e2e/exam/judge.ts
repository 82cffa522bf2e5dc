import type { View } from './view';

/** What a visitor may demand of a page, each with how to see that it is met. */
const checks = {
  'opens with status 200': ({ document }) => document?.status === 200,
  'shows its content': ({ screen, expected }) => screen.startsWith(expected),
  'stays as it came': ({ document, screen }) => document?.heading === screen,
  'keeps what was typed': ({ document }) => document?.field === 'kept',
  'has a button that acts': ({ press }) => press.kind === 'acts',
  'has a button that acts, or says why not': ({ press }) => press.kind === 'acts' || press.kind === 'answered',
  'has a link that leads on': ({ link }) => link.kind === 'followed' && link.screen.startsWith(link.expected),
  'writes no error': ({ errors }) => errors.length === 0,
} satisfies Record<string, (view: View) => boolean>;

/** One of the things that a visitor may demand of a page. */
export type Demand = keyof typeof checks;

/** A page as it was seen, and what was demanded of it. */
export type Observation = { view: View; demands: readonly Demand[] };

/** The demands that a page does not meet. */
export const unmetDemands = ({ view, demands }: Observation): Demand[] =>
  demands.filter((demand) => !checks[demand](view));
