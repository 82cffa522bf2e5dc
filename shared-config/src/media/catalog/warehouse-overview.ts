// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const warehouseOverview: PictureFile = describePicture("warehouse-overview", "A whole warehouse from above: docks on the left, pallet racks in the middle, conveyor lines and machines at the back, charging bay and control room on the right", [1920,1080], [[800,"ee9141bc"],[1280,"dbc65bf8"],[1920,"4689edf4"]], [800,"218170fc"]);
