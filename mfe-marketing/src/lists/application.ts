import type { ApplicationReference } from 'shared-config/references/application';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import type { Place } from 'shared-config/robots/robot-places';
import type { PlaceKind } from 'shared-ui/plan/place-drawings';

/** A figure as text with its unit, and what it counts: the two are read as one sentence. */
export type CountedFact = { value: string; text: string };

/** A load on its way, and the robot that carries it. */
export type FlowMove = { robot: RobotVariantName; load: string };

/**
 * A place of the flow, what it tells the platform, what loads arrive on and are picked up from, and how the load gets to the next
 * place; the last has no next.
 */
export type FlowPlace = {
  name: string;
  kind: PlaceKind;
  signal: string;
  takes?: Place;
  gives?: Place;
  next?: FlowMove;
};

/** The way of the goods through the plant, and what goes back from the last place to the first. */
export type Flow = { places: readonly FlowPlace[]; back?: FlowMove };

/** A use case, an industry or a solution: a problem, how it is solved, with what, and what came of it. */
export type Application = ApplicationReference & {
  /** The headings of its page's parts. Each is about this page's own text, so that no two pages read the same. */
  headings: { problem: string; flow: string; means: string; results: string };
  /** The first question of an engineer, for the end of the page. */
  request: string;
  problem: string;
  /** The problem in one figure that a reader can check: general knowledge of the trade, or worked out from what it says. */
  measure: CountedFact;
  flow: Flow;
  steps: readonly { title: string; text: string }[];
  results: readonly CountedFact[];
  questions: readonly { question: string; answer: string }[];
};
