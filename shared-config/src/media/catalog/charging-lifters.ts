// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const chargingLifters: PictureFile = describePicture("lp2-hero", "Three lifters charge side by side at a wall, a worker checks one of them, and a fourth drives off with a pallet", [1600,900], [[480,"3f18d1a9"],[800,"d66b1d3c"],[1200,"73b2335c"],[1600,"759ec48a"]], [800,"3106b615"]);
