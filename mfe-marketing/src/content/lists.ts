/** A list of things to read: where it is, and what there is to find. */
type ReadingList = { to: string; title: string; text: string };

/** All lists, in the order in which one leads to the next. */
const lists: readonly ReadingList[] = [
  { to: '/case-studies', title: 'Case Studies', text: 'Six plants: the problem, the project, measured results.' },
  { to: '/reports', title: 'Reports', text: 'Is your plant ready? How many robots? Short papers for planners.' },
  { to: '/blogs', title: 'Blogs', text: 'Engineers on crossings, scanners and charging.' },
  { to: '/podcasts', title: 'Podcasts', text: 'Old floors, PLCs and night shifts: talks, as transcripts.' },
  { to: '/news', title: 'News', text: 'What is new in robots and software.' },
  { to: '/events', title: 'Events', text: 'Where to see the robots and try your own load.' },
  { to: '/product-documentation', title: 'Product Documentation', text: 'Data sheets and guides.' },
  { to: '/products/robot-count', title: 'How many robots?', text: 'Calculate your fleet, then what it saves.' },
  { to: '/solutions', title: 'Solutions', text: 'Every task, use case and industry on one page.' },
  { to: '/magazine', title: 'Magazine', text: 'The latest case studies, blogs and reports.' },
];

/** How many lists the end of one leads to: a full row. */
const count = 3;

/** The lists after one of them, and the first again after the last; the first ones for any other page. */
export function listsAfter(path: string): readonly ReadingList[] {
  const index = lists.findIndex(({ to }) => to === path);
  return [...lists, ...lists].slice(index + 1, index + 1 + count);
}
