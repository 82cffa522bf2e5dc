/** Files of a build that the browser requests together, relative to the build's folder. */
export type ExposeFiles = {
  scripts: string[];
  styles: string[];
  /** ES modules, which the entry of the build loads. */
  modules?: string[] | undefined;
};

/** A finished build of a package: its two folders and, for the browser, its entry and the files of each expose. */
export type PackageBuild = {
  web: string;
  node: string;
  webEntry: string;
  exposes: Record<string, ExposeFiles>;
  /** Entry of the build for Node; `remoteEntry.js` when absent. */
  nodeEntry?: string;
  /** Shared packages and the version that each was built with; those that every site shares when absent. */
  shared?: Record<string, string>;
};
