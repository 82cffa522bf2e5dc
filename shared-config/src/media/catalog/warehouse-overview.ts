// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const warehouseOverview: PictureFile = describePicture("warehouse-overview", "A whole warehouse from above: docks on the left, pallet racks in the middle, conveyor lines and machines at the back, charging bay and control room on the right", [2560,1440], [[800,"68a46ade"],[1280,"935dfc4e"],[1920,"8a1ef27d"],[2560,"073411b5"]], [800,"546841c6"]);
