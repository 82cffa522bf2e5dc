// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const chargingLifters: PictureFile = describePicture("lp2-hero", "Three lifters charge side by side at a wall, and a fourth drives off with a pallet of totes", [2560,1440], [[480,"9cdc48d3"],[800,"08b00c8a"],[1280,"0732f0a5"],[2560,"56ce586d"]], [800,"9f7e5d9c"]);
