import type { ToolSite } from './tool-site';

/** A site whose posts can show machines and films. */
export const testSite: ToolSite = {
  name: 'A company',
  origin: 'https://www.company.example',
  posts: '/posts',
  embeds: {
    machine: {
      label: 'Machine',
      initial: 'press',
      items: { saw: { title: 'Saw', picture: '/saw.webp' }, press: { title: 'Press', picture: '/press.webp' } },
    },
    film: { label: 'Film', initial: 'hall', items: { hall: { title: 'The hall', picture: '/hall.webp' } } },
  },
};
