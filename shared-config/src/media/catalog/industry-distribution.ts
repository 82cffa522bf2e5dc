// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryDistribution: PictureFile = describePicture("industry-distribution", "A dock area from above: pallets of drinks, drums and totes in front of the doors, fork robots and lifters between them, two people who talk", [2248,1264], [[480,"92c48acf"],[800,"e5c605eb"],[1280,"05fef65f"],[2248,"33df389d"]], [800,"5a60b8a1"]);
