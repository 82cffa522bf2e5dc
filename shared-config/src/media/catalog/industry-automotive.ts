// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryAutomotive: PictureFile = describePicture("industry-automotive", "A lifter carries an engine on a pallet past tyres, more engines and machining centres", [1600,900], [[480,"073f9c81"],[800,"e2a278aa"],[1200,"0794aeb4"],[1600,"0c3f353a"]], [800,"24ff301a"]);
