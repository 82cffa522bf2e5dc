// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const chargingLifters: PictureFile = describePicture("lp2-hero", "Three lifters charge side by side at a wall, a worker checks one of them, and a fourth drives off with a pallet", [2560,1440], [[480,"d2294b80"],[800,"f7249be5"],[1280,"c3f9d2c9"],[2560,"c99c913d"]], [800,"5cc88fb3"]);
