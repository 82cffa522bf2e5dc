// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotDualConveyor: PictureFile = describePicture("robot-dual-conveyor", "Dual conveyor: a mobile robot with two roller decks side by side, a blue tote on each", [1200,900], [[480,"77cd74cf","f0a7def6"],[800,"b38095f8","42a1e840"],[1200,"8ef56f73","4c53f0ea"]]);
