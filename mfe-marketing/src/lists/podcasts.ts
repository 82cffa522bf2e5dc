import { site } from 'shared-config/site';
import { listedEpisodes } from './podcasts.content';

/** All episodes, newest first; the link of each is an absolute address, of its transcript on this site. */
export const episodes = listedEpisodes.map((episode) => ({
  ...episode,
  link: `${site.origin}/podcasts/${episode.id}`,
}));
