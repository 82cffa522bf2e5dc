// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const chargingLifters: PictureFile = describePicture("lp2-hero", "Three lifters charge side by side at a wall while a fourth drives off with a pallet", [1600,900], [[480,"05ce6fb4","08498bf7"],[800,"ef6490e8","45995fcf"],[1200,"a84e9367","bac8b9a5"],[1600,"d46672f0","c272523f"]]);
