import type { ArticleText } from '../article-text';
import { podcastNightShift } from './podcast-night-shift';
import { podcastOldFloors } from './podcast-old-floors';
import { podcastPlcAndRobot } from './podcast-plc-and-robot';
import { podcastWhyNoCode } from './podcast-why-no-code';

/** The transcripts of the podcasts, by the last word of their address. */
export const podcastTexts: Readonly<Record<string, ArticleText>> = {
  'night-shift': podcastNightShift,
  'old-floors': podcastOldFloors,
  'plc-and-robot': podcastPlcAndRobot,
  'why-no-code': podcastWhyNoCode,
};
