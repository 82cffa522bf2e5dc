// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const industryAutomotive: PictureFile = describePicture("industry-automotive", "A lifter carries an engine on a pallet past tyres, more engines and machining centres", [2560,1440], [[480,"3226f6ab"],[800,"7e5c94b6"],[1280,"a48bd6a2"],[2560,"4876ecd8"]], [800,"f9c218ab"]);
