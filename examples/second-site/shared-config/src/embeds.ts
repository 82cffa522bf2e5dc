import { bellPath, bells } from './bells';

/** A bell as a post shows it: its name for writers, its link, and its picture. */
export const embeddedBells = Object.fromEntries(
  bells.map(({ name, title, tone }) => [
    name,
    { title: `${title} (${tone})`, link: bellPath(name), picture: `/media/glocke-${name}.svg` },
  ]),
);
