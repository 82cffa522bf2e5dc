// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const conveyorHandover: PictureFile = describePicture("partners-hero", "A conveyor robot hands a carton over to a conveyor line, a lifter and full pallet racks behind it", [1600,900], [[480,"808fbcf9"],[800,"33b364ad"],[1200,"dfa9bd23"],[1600,"a0975bf9"]], [800,"efe2b2e5"]);
