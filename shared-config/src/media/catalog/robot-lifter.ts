// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotLifter: PictureFile = describePicture("robot-lifter", "Lifter: a low white and graphite robot with a flat lifting platform, a light strip all round and a laser scanner in front", [1200,900], [[480,"dfb96e8c","2a95cf39"],[800,"9b74160d","30c41117"],[1200,"115e94e9","55ace043"]]);
