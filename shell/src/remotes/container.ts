/** What a remote's entry defines: a container of Module Federation. */
export type Container = {
  /** @param shareScope packages that it takes from the shell */
  init: (shareScope: object) => unknown;
  /** @returns a factory of the module; rejects when its scripts do not come. */
  get: (expose: string) => Promise<() => unknown>;
};

/** Whether a value is a container. */
export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'get' in value &&
  typeof value.get === 'function' &&
  'init' in value &&
  typeof value.init === 'function';
