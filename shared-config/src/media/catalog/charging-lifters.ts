// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const chargingLifters: PictureFile = describePicture("lp2-hero", "Three lifters charge side by side at a wall while a fourth drives off with a pallet", [1600,900], [[480,"05ce6fb4"],[800,"ef6490e8"],[1200,"a84e9367"],[1600,"d46672f0"]], [800,"45995fcf"]);
