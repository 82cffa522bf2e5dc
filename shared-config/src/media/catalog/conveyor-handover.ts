// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const conveyorHandover: PictureFile = describePicture("partners-hero", "A conveyor robot hands a carton over to a conveyor line, a lifter and full pallet racks behind it", [1600,900], [[480,"be4c56ed"],[800,"57055f4b"],[1200,"31a5f1dd"],[1600,"59e380a9"]], [800,"abaea10b"]);
