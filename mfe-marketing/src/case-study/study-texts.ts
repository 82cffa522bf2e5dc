import type { StudyId } from 'shared-config/references/studies';
import { boxharbourPacking } from './studies/boxharbour-packing';
import { helixGearboxLine } from './studies/helix-gearbox-line';
import { nordhavnBottling } from './studies/nordhavn-bottling';
import { orbanCrossDock } from './studies/orban-cross-dock';
import { solvaneDrumStore } from './studies/solvane-drum-store';
import { stahlwerkPalletising } from './studies/stahlwerk-palletising';
import type { StudyText } from './study-text';

/** The long texts of all case studies. */
export const studyTexts: Readonly<Record<StudyId, StudyText>> = {
  'nordhavn-bottling': nordhavnBottling,
  'helix-gearbox-line': helixGearboxLine,
  'orban-cross-dock': orbanCrossDock,
  'boxharbour-packing': boxharbourPacking,
  'solvane-drum-store': solvaneDrumStore,
  'stahlwerk-palletising': stahlwerkPalletising,
};
