import { listEpisodes } from '../../content/list-articles';

/** All episodes, newest first. */
export const listedEpisodes = listEpisodes();
