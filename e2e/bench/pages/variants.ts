/** The ways in which the same pages are delivered, from the least script to the most requests. */
export const variants = ['floor', 'composed', 'hydrated-at-load', 'monolith', 'federation'] as const;

/** One of them. */
export type Variant = (typeof variants)[number];

/** What people call each, and what a browser gets of it. */
export const variantTexts: Readonly<Record<Variant, { label: string; description: string }>> = {
  floor: {
    label: 'floor',
    description:
      'the composed HTML without any script; its typefaces come at once, those of a composed page after its pictures',
  },
  composed: { label: 'composed', description: 'the site as it is' },
  'hydrated-at-load': {
    label: 'hydrated at load',
    description: 'composed, but the scripts start at `load`, not when the browser is idle or the visitor interacts',
  },
  monolith: {
    label: 'monolith',
    description:
      'all packages in one bundle without federation, a script for each page, rendered by the browser; its scripts need no hashes and have none',
  },
  federation: {
    label: 'federation',
    description:
      'the released remotes, nothing prerendered: the host starts, fetches the entry of the remote, then the page, and the browser renders it',
  },
};
