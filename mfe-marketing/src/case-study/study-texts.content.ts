import type { StudyId } from 'shared-config/references/studies';
import { readCaseStudies } from '../../content/read-case-studies';
import { boxharbourPacking } from './layouts/boxharbour-packing';
import { helixGearboxLine } from './layouts/helix-gearbox-line';
import { nordhavnBottling } from './layouts/nordhavn-bottling';
import { orbanCrossDock } from './layouts/orban-cross-dock';
import { solvaneDrumStore } from './layouts/solvane-drum-store';
import { stahlwerkPalletising } from './layouts/stahlwerk-palletising';
import type { StudyText } from './study-text';

/** The long texts, as their files have them. */
const writtenStudies = readCaseStudies(({ text }) => text);

/** What all case studies tell, each with its floor: for builds, commands and tests. */
export const studyTexts: Readonly<Record<StudyId, StudyText>> = {
  'nordhavn-bottling': { ...writtenStudies['nordhavn-bottling'], layout: nordhavnBottling },
  'helix-gearbox-line': { ...writtenStudies['helix-gearbox-line'], layout: helixGearboxLine },
  'orban-cross-dock': { ...writtenStudies['orban-cross-dock'], layout: orbanCrossDock },
  'boxharbour-packing': { ...writtenStudies['boxharbour-packing'], layout: boxharbourPacking },
  'solvane-drum-store': { ...writtenStudies['solvane-drum-store'], layout: solvaneDrumStore },
  'stahlwerk-palletising': { ...writtenStudies['stahlwerk-palletising'], layout: stahlwerkPalletising },
};
