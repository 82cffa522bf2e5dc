// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const controlRoom: PictureFile = describePicture("careers-hero", "A control room: plans of a plant and its robots on the screens at the wall and on three desks", [2560,1440], [[480,"5e21ac17"],[800,"7f55df99"],[1280,"02968f9a"],[2560,"64de36c8"]], [800,"a9de1245"]);
