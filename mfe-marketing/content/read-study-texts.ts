import type { StudyId } from 'shared-config/references/studies';
import { boxharbourPacking } from '../src/case-study/layouts/boxharbour-packing';
import { helixGearboxLine } from '../src/case-study/layouts/helix-gearbox-line';
import { nordhavnBottling } from '../src/case-study/layouts/nordhavn-bottling';
import { orbanCrossDock } from '../src/case-study/layouts/orban-cross-dock';
import { solvaneDrumStore } from '../src/case-study/layouts/solvane-drum-store';
import { stahlwerkPalletising } from '../src/case-study/layouts/stahlwerk-palletising';
import type { StudyText } from '../src/case-study/study-text';
import { readCaseStudies } from './read-case-studies';

/** The texts of all case studies, as their files have them, each with its floor. */
export function readStudyTexts(): Readonly<Record<StudyId, StudyText>> {
  const written = readCaseStudies(({ text }) => text);
  return {
    'nordhavn-bottling': { ...written['nordhavn-bottling'], layout: nordhavnBottling },
    'helix-gearbox-line': { ...written['helix-gearbox-line'], layout: helixGearboxLine },
    'orban-cross-dock': { ...written['orban-cross-dock'], layout: orbanCrossDock },
    'boxharbour-packing': { ...written['boxharbour-packing'], layout: boxharbourPacking },
    'solvane-drum-store': { ...written['solvane-drum-store'], layout: solvaneDrumStore },
    'stahlwerk-palletising': { ...written['stahlwerk-palletising'], layout: stahlwerkPalletising },
  };
}
