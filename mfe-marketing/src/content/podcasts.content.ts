import { listEpisodes } from '../../content/read-articles';

/** All episodes, newest first. */
export const listedEpisodes = listEpisodes();
