// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const robotDualConveyor: PictureFile = describePicture("robot-dual-conveyor", "Dual conveyor: a mobile robot with two roller decks side by side, a blue tote on each", [2560,1920], [[480,"5ecbd12e"],[800,"183773ae"],[1280,"a5555a21"],[2560,"0dfb908d"]], [800,"4a2d17e7"], [[480,"6eaf7939"],[800,"f9ca9012"],[1280,"753154e4"]]);
