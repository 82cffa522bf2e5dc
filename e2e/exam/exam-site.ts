/** A site that takes the exam: the same pages, and the same events by its own means. */
export type ExamSite = {
  /** As the results name it. */
  name: string;
  /** What is particular to it, in a sentence. */
  description: string;
  /** Whether the exam is failed when this site fails a scenario. */
  mustHold: boolean;
  /** The origin that visitors open. */
  address: () => string;
  /** Makes it whole, and builds it first if need be: every remote up, with its present release and the site's React. */
  restart: () => Promise<void>;
  /** The team of the remote `robots` releases its next version. */
  redeployRobots: () => Promise<void>;
  /** Nothing of the remote `robots` can be fetched any more. */
  takeRobotsDown: () => Promise<void>;
  /**
   * The team of the remote `robots` releases its next version from a checkout with React 18; the others have React 19.
   * @returns what its command said about that, if anything
   */
  releaseRobotsOnReact18: () => Promise<string | undefined>;
  /** Ends its servers and removes its files. */
  stop: () => Promise<void>;
};
