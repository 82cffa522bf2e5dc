import { apart } from 'kit/content/apart';
import { readStudyTexts } from '../../content/read-study-texts';

const studyTexts = readStudyTexts();

/** The loader of each case study's text: each is in a script of its own. */
export const loadStudyTexts = {
  'nordhavn-bottling': apart(studyTexts['nordhavn-bottling']),
  'helix-gearbox-line': apart(studyTexts['helix-gearbox-line']),
  'orban-cross-dock': apart(studyTexts['orban-cross-dock']),
  'boxharbour-packing': apart(studyTexts['boxharbour-packing']),
  'solvane-drum-store': apart(studyTexts['solvane-drum-store']),
  'stahlwerk-palletising': apart(studyTexts['stahlwerk-palletising']),
};
