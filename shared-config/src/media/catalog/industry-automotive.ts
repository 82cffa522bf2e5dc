// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryAutomotive: PictureFile = describePicture("industry-automotive", "A lifter carries an engine on a pallet past tyres, more engines and machining centres", [2560,1440], [[480,"04bac28d"],[800,"54fc7ef4"],[1280,"0dcf4f6b"],[2560,"afd45f1e"]], [800,"05e5f4d1"]);
