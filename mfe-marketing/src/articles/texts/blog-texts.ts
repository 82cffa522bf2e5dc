import type { ArticleText } from '../article-text';
import { conveyorHandshake } from './conveyor-handshake';
import { measuringAPlant } from './measuring-a-plant';
import { milkRuns } from './milk-runs';
import { palletsThatStandAskew } from './pallets-that-stand-askew';
import { planningAroundCharging } from './planning-around-charging';
import { whatASafetyScannerSees } from './what-a-safety-scanner-sees';
import { whoGoesFirst } from './who-goes-first';

/** The texts of the blogs, by the last word of their address. */
export const blogTexts: Readonly<Record<string, ArticleText>> = {
  'who-goes-first': whoGoesFirst,
  'what-a-safety-scanner-sees': whatASafetyScannerSees,
  'planning-around-charging': planningAroundCharging,
  'pallets-that-stand-askew': palletsThatStandAskew,
  'conveyor-handshake': conveyorHandshake,
  'milk-runs': milkRuns,
  'measuring-a-plant': measuringAPlant,
};
