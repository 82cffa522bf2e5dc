// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryDistribution: PictureFile = describePicture("industry-distribution", "A dock area from above: pallets of drinks, drums and totes in front of the doors, fork robots and lifters between them, two people who talk", [1600,900], [[480,"4866812a"],[800,"c994caac"],[1200,"4a6c819e"],[1600,"68c470d8"]], [800,"957e913b"]);
