// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryAutomotive: PictureFile = describePicture("industry-automotive", "A lifter carries an engine on a pallet between tyres, engines and machining centres", [1600,900], [[480,"80fb9a1a"],[800,"c10956ac"],[1200,"bd2ef3b1"],[1600,"0a23b664"]], [800,"048d2141"]);
