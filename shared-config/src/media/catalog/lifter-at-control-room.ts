// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const lifterAtControlRoom: PictureFile = describePicture("lp3-hero", "A lifter carries a pallet past a glazed control room with maps of the fleet on its screens; a worker outside holds a tablet", [2560,1440], [[480,"f1b8b566"],[800,"65475c21"],[1280,"16405771"],[2560,"bd904ec2"]], [800,"0c03c021"]);
