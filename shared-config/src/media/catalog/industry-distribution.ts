// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const industryDistribution: PictureFile = describePicture("industry-distribution", "A dock area from above: pallets of drinks, drums and totes in front of the doors, fork robots and a lifter between them", [2248,1264], [[480,"366f08f8"],[800,"3e976e7a"],[1280,"31a49859"],[2248,"f78726d9"]], [800,"c35d84d2"]);
