// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotDualConveyor: PictureFile = describePicture("robot-dual-conveyor", "Dual conveyor: a mobile robot with two roller decks side by side, a blue tote on each", [1280,960], [[480,"ce1245b0"],[800,"bed4aaa1"],[1280,"095608d9"]], [800,"ca748904"], [[480,"6eaf7939"],[800,"f9ca9012"],[1280,"753154e4"]]);
