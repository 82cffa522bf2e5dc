import type { SiteEmbeds, ToolSite } from './tool-site';

/** Machines and films. */
export const testEmbeds: SiteEmbeds = {
  kinds: {
    machine: {
      label: 'Machine',
      initial: 'press',
      items: { saw: { title: 'Saw', picture: '/saw.webp' }, press: { title: 'Press', picture: '/press.webp' } },
    },
    film: { label: 'Film', initial: 'hall', items: { hall: { title: 'The hall', picture: '/hall.webp' } } },
  },
};

/** A site whose posts can show them. */
export const testSite: ToolSite = {
  name: 'A company',
  origin: 'https://www.company.example',
  posts: '/posts',
  loadEmbeds: async () => testEmbeds,
};
