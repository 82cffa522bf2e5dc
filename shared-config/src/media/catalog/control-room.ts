// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const controlRoom: PictureFile = describePicture("careers-hero", "A control room with a long desk, where three large screens show the plan of a hall and its robots", [1600,900], [[480,"e9a209ed","434c587c"],[800,"e4481352","3fa30268"],[1200,"3b9c34df","54fdb292"],[1600,"ad12d4e1","579ed949"]]);
