// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseDrumStore: PictureFile = describePicture("case-drum-store", "A counterbalance forklift brings a pallet of blue drums along an aisle whose racks hold nothing but drums", [1600,900], [[400,"8ce19f8c"],[800,"e72bc0cb"],[1280,"4052224d"]], [800,"3aea29d8"]);
