import type { ArticlesOfKind } from '../article-text';
import { podcastHeads } from '../heads/podcast-heads.content';
import { podcastTexts } from '../texts/podcast-texts.content';

/** The transcripts of the podcasts. */
export const podcastArticles: ArticlesOfKind = { heads: podcastHeads, texts: podcastTexts };
