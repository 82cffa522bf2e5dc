// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryDistribution: PictureFile = describePicture("industry-distribution", "A dock area from above: pallets of drinks, drums and totes in front of the doors, fork robots and lifters between them, two people who talk", [2560,1440], [[480,"9ba9e829"],[800,"25f07f59"],[1280,"6f12fd55"],[2560,"d8292308"]], [800,"a3bfe95d"]);
