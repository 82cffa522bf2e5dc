// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotDualConveyor: PictureFile = describePicture("robot-dual-conveyor", "Dual conveyor: a mobile robot with two roller decks side by side, a blue tote on each", [1280,960], [[480,"ce1245b0","cacc23a9"],[800,"bed4aaa1","ca748904"],[1280,"095608d9","e6a6277f"]]);
